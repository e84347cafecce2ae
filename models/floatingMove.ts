import { type Corner, type FloatingSize, isAtTop } from './floatingPlace.ts'

type Side = 'top' | 'bottom' | 'start' | 'end'

const isAtStart = (corner: Corner): boolean => corner.endsWith('Start')

const cornerAt = (atTop: boolean, atStart: boolean): Corner => `${atTop ? 'top' : 'bottom'}${atStart ? 'Start' : 'End'}`

/** The corner beside this one on that side, or the same where it is there already. */
export const cornerTowards = (corner: Corner, side: Side): Corner =>
  side === 'top' || side === 'bottom'
    ? cornerAt(side === 'top', isAtStart(corner))
    : cornerAt(isAtTop(corner), side === 'start')

/** Pixels, or pixels in a millisecond, from the start and from the top. */
export type Vector = { readonly x: number; readonly y: number }

/** As if the window slid on for so long after the hand has let it go. */
const SLIDE_MS = 160

/** Where a window comes to rest whose middle is here, and which is let go at this speed. */
export const cornerOfRest = (
  middle: Vector,
  speed: Vector,
  screen: { readonly width: number; readonly height: number },
): Corner =>
  cornerAt(middle.y + speed.y * SLIDE_MS < screen.height / 2, middle.x + speed.x * SLIDE_MS < screen.width / 2)

/** How much wider a hand makes it: the corner that is not docked follows the direction in which the hand goes further. */
export const widthGained = ({ x, y }: Vector, docked: Corner): number => {
  const [across, along] = [isAtStart(docked) ? x : -x, ((isAtTop(docked) ? y : -y) * 16) / 9]
  return Math.abs(across) > Math.abs(along) ? across : along
}

type Widths = ReadonlyArray<readonly [size: FloatingSize, width: number]>

/** The size whose width is nearest; of two that are as wide here, the first. */
export const sizeOfWidth = (width: number, widths: Widths): FloatingSize | undefined =>
  widths.toSorted(([, one], [, other]) => Math.abs(one - width) - Math.abs(other - width))[0]?.[0]

/** What is shown of a size that there may be no room for: the largest that there is. */
export const shownSize = (size: FloatingSize, offered: ReadonlyArray<FloatingSize>): FloatingSize =>
  offered.includes(size) ? size : (offered.at(-1) ?? size)

/** The next larger or smaller one that is offered, or the same at the end. */
export const sizeBeside = (size: FloatingSize, by: 1 | -1, offered: ReadonlyArray<FloatingSize>): FloatingSize =>
  offered[offered.indexOf(shownSize(size, offered)) + by] ?? shownSize(size, offered)
