export type Direction = 'left' | 'right' | 'up' | 'down'

/** A box on the screen, in CSS pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Along the way and across it: the way always leads to larger numbers. */
interface Span {
  readonly from: number
  readonly to: number
}
interface Turned {
  readonly along: Span
  readonly across: Span
}

const turned = ({ left, top, right, bottom }: Box, direction: Direction): Turned => {
  const [x, y] = [
    { from: left, to: right },
    { from: top, to: bottom },
  ]
  const back = ({ from, to }: Span): Span => ({ from: -to, to: -from })
  if (direction === 'right') return { along: x, across: y }
  if (direction === 'left') return { along: back(x), across: y }
  return { along: direction === 'down' ? y : back(y), across: x }
}

const lengthOf = ({ from, to }: Span): number => to - from
const middleOf = ({ from, to }: Span): number => (from + to) / 2
/** Nothing where they overlap. */
const gap = (a: Span, b: Span): number => Math.max(0, a.from - b.to, b.from - a.to)

/** Boxes may overlap by less than half of the smaller one and still follow each other. */
const follows = (from: Span, to: Span): boolean =>
  to.from >= from.to - Math.min(lengthOf(from), lengthOf(to)) / 2 && middleOf(to) > middleOf(from)

/** What lies aside counts so much more than what lies on: across a row one stays in it, down a page one goes to the next row. */
const ASIDE = { left: 12, right: 12, up: 1.5, down: 1.5 } as const
/** Across, nothing is reached that lies further above or below than either is high. */
const isInRow = (from: Span, to: Span): boolean => gap(from, to) <= Math.max(lengthOf(from), lengthOf(to))
/** Among what lies straight on, the one whose middle is nearest. */
const OFF_CENTRE = 0.05

const costOf = (from: Turned, to: Turned, direction: Direction): number =>
  gap(from.along, to.along) +
  gap(from.across, to.across) * ASIDE[direction] +
  Math.abs(middleOf(from.across) - middleOf(to.across)) * OFF_CENTRE

/** The box that an arrow leads to; `undefined` where nothing lies that way. */
export const nextBox = (from: Box, boxes: ReadonlyArray<Box>, direction: Direction): number | undefined => {
  const here = turned(from, direction)
  const isAcross = direction === 'left' || direction === 'right'
  let best: { readonly at: number; readonly cost: number } | undefined
  for (const [at, box] of boxes.entries()) {
    const there = turned(box, direction)
    if (!follows(here.along, there.along) || (isAcross && !isInRow(here.across, there.across))) continue
    const cost = costOf(here, there, direction)
    if (best === undefined || cost < best.cost) best = { at, cost }
  }
  return best?.at
}

/** The box that is nearest whichever way it lies. */
export const nearestBox = (from: Box, boxes: ReadonlyArray<Box>): number | undefined => {
  const distances = boxes.map(box => {
    const [a, b] = [turned(from, 'right'), turned(box, 'right')]
    return Math.hypot(middleOf(a.along) - middleOf(b.along), middleOf(a.across) - middleOf(b.across))
  })
  return distances.length === 0 ? undefined : distances.indexOf(Math.min(...distances))
}
