import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import { foot } from '../../draw/foot.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const BLUE = '#5b7396'
const STEEL = '#3a4d6e'
const NIGHT = '#0d1424'
const PALE = '#dfe9ea'
const BONE = '#c5d6d8'
const RUG = '#6e1f33'
const BULB = '#f4e39a'

const FAR = 5.6

/** A point of the corridor: `side` -1 is the wall on the left, `high` 1 the ceiling and -1.25 the floor, `depth` 1 is here. */
const point = (side: number, high: number, depth: number): string =>
  `${Math.round(300 + (side * 330) / depth)} ${Math.round(372 - (high * 400) / depth)}`

const plane = (...corners: ReadonlyArray<readonly [number, number, number]>): string =>
  `M${corners.map(corner => point(...corner)).join('L')}z`

const DOORS = [
  [0.96, 1.3],
  [1.56, 1.92],
  [2.2, 2.62],
  [2.92, 3.36],
  [3.66, 4.1],
  [4.4, 4.86],
] as const

/** How high the fingers hold, door by door. */
const GRIPS = [
  [-0.1, 0.2, -0.5, 0.1, -0.2, 0],
  [0.1, -0.5, 0.1, -0.2, 0.1, -0.3],
] as const

const grip = (side: 1 | -1, high: number, depth: number): string => {
  const size = 1 / depth
  const [x, y] = [300 + side * 330 * size, 372 - high * 400 * size]
  return times(4, finger =>
    rect(
      x - (side === 1 ? 44 - finger * 3 : 4) * size,
      y + (finger * 21 - 40) * size,
      (48 - finger * 3) * size,
      17 * size,
      BONE,
      {
        rx: 8 * size,
        stroke: NIGHT,
        'stroke-width': 3 * size,
      },
    ),
  )
}

/** Ajar, dark inside, and somebody holds it. */
const door = (side: 1 | -1, at: number): string => {
  const [near, far] = DOORS[at] ?? DOORS[0]
  const edge = near + (far - near) * 0.24
  const [left, right] = [edge + (far - edge) * 0.24, far - (far - edge) * 0.18]
  const panels = plane([side, 0.5, left], [side, 0.5, right], [side, -0.2, right], [side, -0.2, left])
  const lower = plane([side, -0.4, left], [side, -0.4, right], [side, -1.1, right], [side, -1.1, left])
  return (
    shape(
      plane([side, 0.68, near - 0.03], [side, 0.68, far + 0.03], [side, -1.25, far + 0.03], [side, -1.25, near - 0.03]),
      PALE,
      { opacity: 0.55 },
    ) +
    shape(plane([side, 0.62, near], [side, 0.62, far], [side, -1.25, far], [side, -1.25, near]), '#05070e') +
    shape(plane([side, 0.62, edge], [side, 0.62, far], [side, -1.25, far], [side, -1.25, edge]), STEEL) +
    line(panels + lower, NIGHT, 5 / near, { opacity: 0.6 }) +
    grip(side, GRIPS[side === 1 ? 1 : 0][at] ?? 0, edge)
  )
}

const corridor = (sheet: Sheet): string => {
  const wall = (side: 1 | -1): string => plane([side, 1, 0.4], [side, 1, FAR], [side, -1.25, FAR], [side, -1.25, 0.4])
  const floor = plane([-1, -1.25, 0.4], [-1, -1.25, FAR], [1, -1.25, FAR], [1, -1.25, 0.4])
  const ceiling = plane([-1, 1, 0.4], [-1, 1, FAR], [1, 1, FAR], [1, 1, 0.4])
  const papers = times(17, at => {
    const depth = 0.7 * 1.13 ** at
    return `M${point(-1, 0.86, depth)}L${point(-1, -1.25, depth)}M${point(1, 0.86, depth)}L${point(1, -1.25, depth)}`
  })
  const boards = times(9, at => `M${point(-1 + at * 0.25, -1.25, 0.5)}L${point(-1 + at * 0.25, -1.25, FAR)}`)
  return (
    shape(ceiling, '#1a2740') +
    shape(floor, '#1f2c44') +
    line(boards, NIGHT, 3, { opacity: 0.7 }) +
    shape(plane([-0.5, -1.25, 0.4], [-0.5, -1.25, FAR], [0.5, -1.25, FAR], [0.5, -1.25, 0.4]), RUG) +
    line(
      `M${point(-0.42, -1.25, 0.5)}L${point(-0.42, -1.25, FAR)}M${point(0.42, -1.25, 0.5)}L${point(0.42, -1.25, FAR)}`,
      '#b0485c',
      4,
    ) +
    shape(wall(-1), BLUE) +
    shape(wall(1), BLUE) +
    line(papers, STEEL, 3, { opacity: 0.6 }) +
    line(`M${point(-1, 0.86, 0.5)}L${point(-1, 0.86, FAR)}M${point(1, 0.86, 0.5)}L${point(1, 0.86, FAR)}`, PALE, 4, {
      opacity: 0.5,
    }) +
    shape(plane([-1, 1, FAR], [1, 1, FAR], [1, -1.25, FAR], [-1, -1.25, FAR]), STEEL) +
    sheet.shade(wall(-1), NIGHT, sheet.linear(dark([0, 1], [0.55, 0.5], [1, 0.1]), ACROSS)) +
    sheet.shade(wall(1), NIGHT, sheet.linear(dark([0, 0.1], [0.5, 0.55], [1, 1]), ACROSS)) +
    DOORS.map((_, at) => door(-1, 5 - at) + door(1, 5 - at)).join('')
  )
}

/** At the end hangs the grandmother, who has watched all this before. */
const portrait =
  ellipse(300, 366, 26, 34, '#b58e4b') +
  ellipse(300, 366, 20, 28, NIGHT) +
  shape('M284 392Q286 372 300 372Q314 372 316 392z', '#2c3853') +
  circle(300, 360, 11, BONE) +
  shape('M288 360Q288 344 300 344Q312 344 312 360Q300 350 288 360z', PALE) +
  circle(296, 360, 1.6, NIGHT) +
  circle(304, 360, 1.6, NIGHT)

const lamp = (sheet: Sheet): string => {
  const swing = (4 * sway(sheet)).toFixed(2)
  return group(
    { transform: `rotate(${swing} 300 130)` },
    line('M300 120V222', NIGHT, 4),
    circle(
      300,
      240,
      150,
      sheet.radial([
        [0, BULB, 0.7],
        [0.3, BULB, 0.24],
        [1, BULB, 0],
      ]),
    ),
    shape('M286 230Q288 216 300 216Q312 216 314 230L322 238H278z', NIGHT),
    circle(300, 246, 12, BULB),
  )
}

const FINGERS = [
  [376, 118, -11],
  [440, 142, -4],
  [506, 136, 3],
  [568, 102, 12],
] as const

/** The thirteenth door is the one we stand behind. */
const ours = (sheet: Sheet): string => {
  const slab = 'M422 -200H1000V1200H422z'
  const shadow = sheet.linear(dark([0, 1], [0.12, 0.75], [0.3, 0.35], [1, 0.1]), ACROSS)
  const tighten = 4 * sway(sheet, 1)
  const digit = (y: number, length: number, turn: number): string => {
    const [a, b, c] = [Math.round(length * 0.36), Math.round(length * 0.56), Math.round(length * 0.86)]
    const way = `M-26 -27Q8 -34 ${a} -25Q${(a + b) / 2} -30 ${b} -24Q${c - 8} -22 ${c + 6} -17Q${length + 8} -8 ${length + 5} 3Q${length} 15 ${c} 18Q${b + 14} 22 ${b} 24Q${(a + b) / 2} 29 ${a} 25Q8 31 -26 27z`
    return group(
      { transform: `translate(${(418 - tighten).toFixed(1)} ${y}) rotate(${turn})` },
      sheet.shade(way, '#05070e', '#000', { opacity: 0.8, transform: 'translate(-4 17)' }),
      shape(way, PALE),
      sheet.shade(way, STEEL, sheet.linear(dark([0, 0], [0.35, 0.08], [1, 1]))),
      sheet.shade(way, NIGHT, sheet.linear(dark([0, 0.9], [0.22, 0.15], [1, 0]), ACROSS)),
      shape(
        `M${c - 12} -13Q${length} -17 ${length + 32} -3Q${length + 4} 9 ${c - 10} 11Q${c - 20} -1 ${c - 12} -13z`,
        '#93a49c',
        { stroke: NIGHT, 'stroke-width': 2.5 },
      ),
      line(`M${a + 4} -17Q${a + 12} -4 ${a + 6} 12M${b - 5} -15Q${b + 2} -4 ${b - 4} 11`, STEEL, 3.5),
    )
  }
  return (
    shape(slab, '#22304c') +
    rect(422, -200, 14, 1400, '#7f93ad') +
    line('M486 -160V300H1000M486 1200V700H1000', NIGHT, 6, { opacity: 0.6 }) +
    sheet.shade(slab, NIGHT, shadow) +
    FINGERS.map(([y, length, turn]) => digit(y, length, turn)).join('')
  )
}

export const art: KeyArt = {
  dusk: '#0b1120',
  light: PALE,
  draw: sheet =>
    sheet.flood(BLUE) +
    group(
      { transform: sheet.either('translate(-84 -14)', 'translate(590 -60)') },
      corridor(sheet),
      portrait,
      lamp(sheet),
    ) +
    group({ transform: sheet.either('translate(0 -60)', 'translate(668 -130)') }, ours(sheet)) +
    sheet.either(foot(sheet, NIGHT, 660, [0.45, 0.85]), ''),
  title: (colour = PALE) =>
    write(['Pensão das', 'doze portas'], {
      x: 40,
      y: 762,
      heights: [40, 44],
      fit: 520,
      leading: 1.42,
      gap: 0.12,
      jitter: 0.1,
      seed: 12,
      pen: { thickness: 5, contrast: 1.5 },
      serif: 0.1,
      fill: colour,
    }),
}
