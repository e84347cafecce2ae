import { makeCanvas, sway } from './canvas.ts'
import { mix, palettes } from './palette.ts'
import { at, circle, d, ellipse, group, rect, shape, stroke, times } from './svg.ts'

type Point = readonly [x: number, y: number]

/** Fingers that stand: all, the first, the first two, none, or the thumb and the last. */
type Handshape = 'flat' | 'point' | 'two' | 'fist' | 'wide'

interface Hand {
  readonly place: Point
  /** Degrees, 0 is upright. */
  readonly turn: number
  readonly shape: Handshape
}

interface Pose {
  readonly right: Hand
  readonly left: Hand
}

const FINGERS: Readonly<Record<Handshape, ReadonlyArray<number>>> = {
  flat: [0.9, 1, 0.96, 0.8],
  point: [1, 0, 0, 0],
  two: [1, 1, 0, 0],
  fist: [0, 0, 0, 0],
  wide: [0.2, 0, 0, 0.85],
}

const hand = (x: number, y: number, turn: number, shape: Handshape): Hand => ({ place: [x, y], turn, shape })
const pose = (right: Hand, left: Hand): Pose => ({ right, left })

/** In a field of 100 by 100, the person's right on the left of the picture. No words of any language: only its rhythm. */
const POSES: ReadonlyArray<Pose> = [
  pose(hand(38, 70, 20, 'flat'), hand(62, 70, -20, 'flat')),
  pose(hand(38, 46, -12, 'flat'), hand(60, 72, -30, 'flat')),
  pose(hand(26, 52, -30, 'flat'), hand(61, 71, -34, 'fist')),
  pose(hand(44, 62, 30, 'point'), hand(58, 60, -60, 'flat')),
  pose(hand(52, 58, 62, 'point'), hand(60, 64, -60, 'flat')),
  pose(hand(27, 60, -18, 'wide'), hand(73, 60, 18, 'wide')),
  pose(hand(36, 58, 12, 'wide'), hand(64, 58, -12, 'wide')),
  pose(hand(42, 50, 8, 'two'), hand(62, 72, -24, 'fist')),
  pose(hand(31, 56, -22, 'two'), hand(63, 72, -24, 'fist')),
  pose(hand(46, 66, 74, 'fist'), hand(55, 69, -74, 'flat')),
  pose(hand(46, 60, 74, 'fist'), hand(55, 69, -74, 'flat')),
  pose(hand(30, 68, -8, 'flat'), hand(70, 64, 12, 'flat')),
]

const between = (from: number, to: number, share: number): number => from + (to - from) * share

/** A hand goes in the first half of a beat and is held in the second. */
const eased = (share: number): number => {
  const going = Math.min(1, share * 1.8)
  return going * going * (3 - 2 * going)
}

const handBetween = (from: Hand, to: Hand, share: number): Hand => ({
  place: [between(from.place[0], to.place[0], share), between(from.place[1], to.place[1], share)],
  turn: between(from.turn, to.turn, share),
  shape: share < 0.5 ? from.shape : to.shape,
})

const poseAt = (phase: number): Pose => {
  const beat = phase * POSES.length
  const from = POSES[Math.floor(beat) % POSES.length] as Pose
  const to = POSES[(Math.floor(beat) + 1) % POSES.length] as Pose
  const share = eased(beat % 1)
  return { right: handBetween(from.right, to.right, share), left: handBetween(from.left, to.left, share) }
}

const UPPER_ARM = 21
const FOREARM = 20

/** Where the elbow of an arm lies that reaches from shoulder to wrist: it hangs, and outwards. */
const elbowOf = ([sx, sy]: Point, [wx, wy]: Point, side: -1 | 1): Point => {
  const reach = Math.min(Math.hypot(wx - sx, wy - sy), UPPER_ARM + FOREARM - 0.1)
  const along = (UPPER_ARM ** 2 - FOREARM ** 2 + reach ** 2) / (2 * reach)
  const off = Math.sqrt(Math.max(0, UPPER_ARM ** 2 - along ** 2))
  const [ux, uy] = [(wx - sx) / reach, (wy - sy) / reach]
  const hangs = ux - side * uy * 0.8 > 0 ? 1 : -1
  return [sx + ux * along - hangs * uy * off, sy + uy * along + hangs * ux * off]
}

const SKIN = '#c98d66'
const HAIR = '#3a2318'

const handArt = ({ place: [x, y], turn, shape: handshape }: Hand, side: -1 | 1): string => {
  const finger = (index: number) => {
    const length = 7.4 * (FINGERS[handshape][index] ?? 0)
    const from = side * (2.7 - index * 1.8)
    return length === 0 ? '' : stroke(d`M${from} -3V${-4 - length}`, SKIN, 1.9)
  }
  const thumb = stroke(d`M${side * 2.6} 0L${side * 5.6} ${handshape === 'fist' ? -1 : -4.4}`, SKIN, 2.1)
  return group(at(x, y, turn), rect(-3.8, -5, 7.6, 8.4, SKIN, { rx: 3 }), times(4, finger), thumb)
}

const armArt = (shoulder: Point, wrist: Hand, side: -1 | 1, sleeve: string): string => {
  const [ex, ey] = elbowOf(shoulder, wrist.place, side)
  const [wx, wy] = wrist.place
  const cuff: Point = [between(ex, wx, 0.62), between(ey, wy, 0.62)]
  return (
    stroke(d`M${ex} ${ey}L${wx} ${wy}`, SKIN, 5) +
    stroke(d`M${shoulder[0]} ${shoulder[1]}L${ex} ${ey}L${cuff[0]} ${cuff[1]}`, sleeve, 9.4, {
      'stroke-linejoin': 'round',
    }) +
    handArt(wrist, side)
  )
}

/**
 * Somebody who signs, before a plain ground as an interpreter is filmed: a whole `<svg>` document, square. `phase` (0 to
 * 1) is the place in the movement, which comes back to where it began.
 */
export const signing = ({ size, phase }: { readonly size: number; readonly phase: number }): string => {
  const canvas = makeCanvas({ id: 'sign', width: 100, height: 100, palette: palettes.tide, seed: 1, phase })
  const { palette } = canvas
  const { right, left } = poseAt(phase)
  const [coat, sleeve] = [mix(palette.near, '#ffffff', 0.06), mix(palette.near, '#ffffff', 0.14)]
  const nod = sway(canvas, 4) * 0.5
  const mouth = 1 + Math.abs(sway(canvas, 9)) * 1.5
  const ground = canvas.linear([
    [0, mix(palette.far, '#ffffff', 0.12)],
    [1, palette.far],
  ])
  const body = shape('M22 104Q22 66 37 60L46 57H54L63 60Q78 66 78 104z', coat)
  const neck = shape('M45 46H55V57Q50 62 45 57z', mix(SKIN, '#1a0c10', 0.3))
  const head = group(
    at(50, 34 + nod),
    ellipse(0, -1.5, 13.2, 15.4, HAIR),
    ellipse(0, 1.5, 11, 13.4, SKIN),
    shape('M-11.6 -1Q-11 -13 0 -13T11.6 -1Q7 -8.4 1 -8.6T-11.6 -1z', HAIR),
    circle(-4.2, 0.6, 1.15, HAIR),
    circle(4.2, 0.6, 1.15, HAIR),
    stroke(d`M-6.4 ${-2.8 - nod}h4`, HAIR, 0.9),
    stroke(d`M2.4 ${-2.8 - nod}h4`, HAIR, 0.9),
    ellipse(0, 8, 3, mouth, '#7c3b34'),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100"><defs>${canvas.definitions()}</defs>` +
    `${rect(0, 0, 100, 100, ground)}${body}${neck}${head}` +
    `${armArt([64, 65], left, 1, sleeve)}${armArt([36, 65], right, -1, sleeve)}</svg>`
  )
}
