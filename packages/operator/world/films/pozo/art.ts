import { circle, d, ellipse, group, round, shape, times } from '../../../art/svg.ts'
import { foot } from '../../draw/foot.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const COAL = '#16130f'
const BONE = '#efe6d2'
const GOLD = '#f3bf2e'
const WOOD = ['#6b5c46', '#574a38', '#44392b', '#352c22', '#272019', '#1d1813', COAL] as const
const RED = '#c8321f'

const MOUTH = 128

const square = (half: number): string => `M${-half} ${-half}H${half}V${half}H${-half}z`

/** Timber after timber, down to whoever looks up. */
const shaft = (sheet: Sheet): string => {
  const frames = WOOD.map((colour, at) => [MOUTH * 1.42 ** (at + 1), colour] as const).toReversed()
  return (
    frames
      .map(([half, colour]) => {
        const beam = half * 0.1
        return (
          shape(square(half), colour) +
          line(square(half - beam * 0.5), COAL, beam, { opacity: 0.55, 'stroke-linejoin': 'miter' }) +
          line(square(half - beam * 1.2), BONE, Math.max(1.5, half / 150), { opacity: 0.16 })
        )
      })
      .join('') +
    line(
      times(
        7,
        at =>
          d`M${-MOUTH + at * 43} ${-MOUTH}L${(-MOUTH + at * 43) * 9} ${-MOUTH * 9}M${-MOUTH + at * 43} ${MOUTH}L${(-MOUTH + at * 43) * 9} ${MOUTH * 9}M${-MOUTH} ${-MOUTH + at * 43}L${-MOUTH * 9} ${(-MOUTH + at * 43) * 9}M${MOUTH} ${-MOUTH + at * 43}L${MOUTH * 9} ${(-MOUTH + at * 43) * 9}`,
      ),
      COAL,
      3,
      { opacity: 0.5 },
    ) +
    ladder +
    shape(square(MOUTH), BONE) +
    sheet.shade(square(MOUTH), '#b9a67c', sheet.linear(dark([0, 0.9], [0.7, 0.1])))
  )
}

/** On the wall at the left, and its fourth rung is out. */
const ladder = [
  line(d`M${-MOUTH} -20L${-MOUTH * 9} -180M${-MOUTH} 28L${-MOUTH * 9} 252`, '#9a845f', 7),
  times(9, rung => {
    const far = MOUTH * 1.27 ** (rung + 0.5)
    const up = far / MOUTH
    return rung === 4
      ? line(d`M${-far} ${-20 * up}L${-far + 8} ${-4 * up}`, '#9a845f', 3.4 * up)
      : line(d`M${-far} ${-20 * up}V${28 * up}`, '#9a845f', 3.4 * up)
  }),
].join('')

/** Who leans over the edge: his helmet points at the middle. */
const miner = (x: number, y: number, turn: number, size: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
    shape('M-54 -60Q-50 -22 -24 -14H24Q50 -22 54 -60z', COAL),
    ellipse(0, -2, 24, 27, '#4a3826'),
    line('M-9 -8H-5M5 -8H9M-6 -22Q0 -25 6 -22', COAL, 4),
    shape('M-31 4Q0 -12 31 4L24 6Q22 38 0 40Q-22 38 -24 6z', COAL),
    circle(0, 14, 9, GOLD),
    circle(0, 14, 5, '#fff6d6'),
  )

const MINERS: ReadonlyArray<readonly [x: number, y: number, turn: number, size: number]> = [
  [-62, -104, 0, 1],
  [44, -108, 4, 1.06],
  [104, -52, 80, 0.98],
  [108, 44, 94, 1.04],
  [72, 106, 176, 1],
  [-52, 104, 184, 1.06],
  [-106, 4, 272, 1.02],
]

const beams = (sheet: Sheet): string =>
  MINERS.map(([x, y, turn], at) => {
    const sweep = 3 * sway(sheet, 1, at / 7)
    const angle = ((turn + 90) * Math.PI) / 180
    const [lampX, lampY] = [x + Math.cos(angle) * 15, y + Math.sin(angle) * 15]
    return (
      circle(
        lampX,
        lampY,
        46,
        sheet.glow(
          [
            [0, GOLD, 0.75],
            [1, GOLD, 0],
          ],
          lampX,
          lampY,
          46,
        ),
      ) +
      shape(
        d`M${lampX} ${lampY}L${lampX * 1.1 + sweep * 6 - 90 + at * 30} ${720}L${lampX * 1.1 + sweep * 6 + 10 + at * 30} ${720}z`,
        sheet.linear([
          [0, GOLD, 0.22],
          [0.7, GOLD, 0.04],
          [1, GOLD, 0],
        ]),
      )
    )
  }).join('')

/** It hangs from the light, and its end is clean: nothing wears through so straight. */
const rope = (sheet: Sheet): string => {
  const TURNS = 26
  const strand = (at: number): readonly [number, number, number] => {
    const near = (at / TURNS) ** 1.7
    return [4 + 50 * Math.sin(near * 2.4) + 4 * sway(sheet, 1, near / 2) * near, 12 + near * 400, 6 + near * 42]
  }
  const [x, y, size] = strand(TURNS)
  return (
    times(TURNS, at => {
      const [left, top, half] = strand(at)
      return ellipse(left, top, half, half * 0.56, at % 2 ? '#cdb583' : '#e3cf9f', {
        stroke: COAL,
        'stroke-width': round(half / 8),
        transform: `rotate(-28 ${round(left)} ${round(top)})`,
      })
    }) +
    group(
      { transform: `translate(${round(x)} ${round(y)}) rotate(-14)` },
      ellipse(0, 0, size * 1.1, size * 0.66, BONE, { stroke: COAL, 'stroke-width': 5 }),
      circle(-17, -3, 13, '#d8c08a', { stroke: COAL, 'stroke-width': 3 }),
      circle(15, -8, 13, '#d8c08a', { stroke: COAL, 'stroke-width': 3 }),
      circle(3, 11, 12, '#d8c08a', { stroke: COAL, 'stroke-width': 3 }),
    )
  )
}

/** What the rope runs over. */
const pulley =
  line('M-190 -6L190 6', COAL, 22) +
  line('M-190 -10L190 2', '#6b5c46', 5) +
  circle(4, 0, 34, COAL) +
  circle(4, 0, 25, '#6b5c46') +
  circle(4, 0, 15, COAL) +
  circle(4, 0, 5, BONE)

/** One of the seven has not yet put it away. */
const knife = group(
  { transform: 'translate(66 18) rotate(-74)' },
  shape('M0 -7L-48 -9Q-62 -2 -50 4L0 7z', '#fff'),
  shape('M0 -9H34Q40 0 34 9H0z', RED),
)

export const art: KeyArt = {
  dusk: '#0b0907',
  light: GOLD,
  draw: sheet =>
    sheet.flood(COAL) +
    group(
      { transform: sheet.either('translate(300 272)', 'translate(930 252) scale(.96)') },
      group(
        { transform: 'rotate(-9)' },
        shaft(sheet),
        pulley,
        beams(sheet),
        MINERS.map(place => miner(...place)).join(''),
        knife,
      ),
      rope(sheet),
    ) +
    sheet.flood(
      sheet.radial(dark([0, 0], [0.4, 0.05], [1, 0.9]), sheet.either([0.5, 0.36, 0.72], [0.73, 0.38, 0.7])),
      sheet.dots('#0b0907'),
    ) +
    sheet.either(foot(sheet, COAL, 690, [0.3, 0.9]), ''),
  title: (colour = GOLD) =>
    write(['Siete', 'lámparas'], {
      x: 300,
      y: 748,
      align: 'centre',
      heights: [44, 44],
      leading: 1.62,
      gap: 0.16,
      stretch: 1.06,
      pen: { thickness: 9 },
      fill: colour,
    }),
}
