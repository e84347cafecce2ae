import { circle, d, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway, swing } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const COBALT = '#2340a8'
const NIGHT = '#0b1238'
const BONE = '#dfe3f2'
const SIDE = '#7f8cc4'
const INK = '#10143a'
const LAMP = '#ffc845'
const AMBER = '#f0872c'

const HORIZON = 452

/** From the street to the picture: `z` is how many streets' widths away. */
const place = (x: number, y: number, z: number): readonly [x: number, y: number] => {
  const scale = 1 / (1 + z)
  return [300 + x * scale, HORIZON + y * scale]
}
const spot = (x: number, y: number, z: number): string => {
  const [left, top] = place(x, y, z)
  return d`${left} ${top}`
}

/** Where pips stand in one half of a tile, three by three. */
const PIPS: Readonly<Record<number, ReadonlyArray<readonly [column: number, row: number]>>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
  9: [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [0, 2],
    [1, 2],
    [2, 2],
  ],
}

interface Block {
  readonly side: 1 | -1
  readonly z: number
  readonly halves: readonly [number, number]
  /** The windows that have a light, of all its pips. */
  readonly lit: ReadonlyArray<number>
}

const [NEAR, FAR, TOP, FOOT] = [124, 344, -246, 332] as const

const block = (sheet: Sheet, { side, z, halves, lit }: Block): string => {
  const [inner, outer] = [side * NEAR, side * FAR]
  const front = `M${spot(inner, FOOT, z)}L${spot(inner, TOP, z)}L${spot(outer, TOP, z)}L${spot(outer, FOOT, z)}z`
  const thick = `M${spot(inner, FOOT, z)}L${spot(inner, TOP, z)}L${spot(inner, TOP, z + 0.3)}L${spot(inner, FOOT, z + 0.3)}z`
  const scale = 1 / (1 + z)
  const pips = halves.flatMap((value, half) =>
    (PIPS[value] ?? []).map(([column, row]) =>
      place(side * (NEAR + 46 + column * 64), TOP + 58 + half * 286 + row * 86, z),
    ),
  )
  return (
    shape(thick, SIDE) +
    sheet.shade(thick, NIGHT, sheet.linear(dark([0, 0.7], [1, 0.25]))) +
    shape(front, BONE) +
    sheet.shade(front, '#3f55b5', sheet.linear(dark([0, 0.55], [0.5, 0.1], [1, 0.05]))) +
    line(`M${spot(side * (NEAR + 20), 43, z)}L${spot(side * (FAR - 20), 43, z)}`, INK, 7 * scale) +
    pips
      .map(([x, y], at) =>
        lit.includes(at)
          ? circle(x, y, 24 * scale, LAMP) +
            shape(
              d`M${x - 13 * scale} ${y + 24 * scale}q0 ${-30 * scale} ${13 * scale} ${-30 * scale}q${13 * scale} 0 ${13 * scale} ${30 * scale}z`,
              INK,
            ) +
            circle(x, y - 8 * scale, 8 * scale, INK)
          : circle(x, y, 24 * scale, INK),
      )
      .join('')
  )
}

const BLOCKS: ReadonlyArray<Block> = [
  { side: -1, z: 2.4, halves: [3, 5], lit: [] },
  { side: 1, z: 2.4, halves: [6, 2], lit: [2] },
  { side: -1, z: 1.35, halves: [4, 1], lit: [] },
  { side: 1, z: 1.35, halves: [1, 5], lit: [] },
  { side: -1, z: 0.62, halves: [2, 6], lit: [4] },
  { side: 1, z: 0.62, halves: [5, 3], lit: [] },
]

/** The double nine closes the street, and it is all awake. */
const end = (sheet: Sheet): string => {
  const tile = 'M258 318H342V510H258z'
  const pips = [0, 1].flatMap(half =>
    (PIPS[9] ?? []).map(([column, row]) => circle(274 + column * 26, 336 + half * 96 + row * 29, 8.5, LAMP)),
  )
  return (
    circle(300, 420, 150, LAMP, { opacity: 0.14 }) +
    shape(tile, '#1a2566') +
    line(tile, BONE, 4) +
    line('M264 414H336', BONE, 3) +
    pips.join('') +
    sheet.shade('M200 440H400V520H200z', NIGHT, sheet.linear(dark([0, 0], [1, 0.3])))
  )
}

const lamplight = (sheet: Sheet): string => {
  const wider = 14 * swing(sheet)
  return (
    ellipse(300, 750, 350 + wider, 124 + wider / 2, LAMP, { opacity: 0.3 }) +
    ellipse(300, 752, 230, 82, LAMP, { opacity: 0.5 })
  )
}

/** Four at a table in the middle of the street. */
const table = (sheet: Sheet): string => {
  const player = (x: number, y: number, size: number, turn: number, colour: string): string =>
    group(
      { transform: d`translate(${x} ${y}) scale(${size}) rotate(${turn})` },
      shape('M-46 96Q-56 18 0 12Q56 18 46 96z', colour),
      circle(0, -12, 27, colour),
    )
  return (
    player(300, 640, 0.86, 0, '#8c3f1a') +
    shape('M276 612Q280 594 300 592Q322 594 326 612L336 616H266z', INK) +
    shape('M196 700L404 700L442 766H158z', '#ffe7a6') +
    shape('M158 766H442V780H158z', AMBER) +
    line('M214 756L228 734L262 734M268 734L300 734M306 734L338 734L352 716L372 716', BONE, 12, {
      'stroke-linecap': 'butt',
    }) +
    line('M214 756L228 734L262 734M268 734L300 734M306 734L338 734L352 716L372 716', INK, 12, {
      'stroke-linecap': 'butt',
      'stroke-dasharray': '2 14',
    }) +
    shape('M284 706L288 668Q300 640 312 668L316 706z', '#fff6d0', { opacity: 0.85 }) +
    shape(d`M294 700Q288 684 ${300 + 2 * sway(sheet, 3)} 664Q312 684 306 700z`, AMBER) +
    shape('M280 704H320L326 722H274z', '#7c3b16') +
    player(134, 704, 1.04, 6, '#5a2414') +
    player(466, 704, 1.04, -6, '#5a2414') +
    shape('M110 670Q104 652 140 650Q166 656 160 672z', BONE) +
    circle(486, 668, 15, '#5a2414') +
    player(312, 790, 1.3, 0, INK) +
    shape('M252 900L250 1100H374L372 900z', INK) +
    circle(312, 770, 39, NIGHT) +
    circle(312, 728, 19, NIGHT) +
    line('M278 752Q290 732 312 732Q334 732 346 752M258 846Q262 804 296 800M366 846Q362 804 328 800', AMBER, 5)
  )
}

const wires = (sheet: Sheet): string => {
  const flap = 4 * sway(sheet, 2)
  return (
    line('M150 246Q300 300 450 240M196 330Q300 366 404 330', INK, 3) +
    shape(d`M222 266h38l${2 + flap} 46h-38zM282 272h14l4 14h18l4 -14h14v54h-50z`, BONE) +
    shape(d`M366 264h30l${flap} 44h-12l-4 -28l-4 28h-12z`, AMBER)
  )
}

export const art: KeyArt = {
  dusk: '#070b26',
  light: LAMP,
  draw: sheet => {
    const road = 'M-900 470H1500V1300H-900z'
    return (
      sheet.flood(COBALT) +
      sheet.flood(sheet.linear(dark([0, 0.8], [0.5, 0.05], [1, 0.3])), sheet.dots(NIGHT)) +
      group(
        { transform: sheet.either('translate(42 96) scale(.86)', 'translate(664 -110) scale(.98)') },
        times(18, at => circle(((at * 173) % 600) + 4, 84 + ((at * 97) % 240), 1.6 + (at % 3), BONE, { opacity: 0.8 })),
        shape(road, '#141d5c'),
        sheet.shade(road, NIGHT, sheet.linear(dark([0, 0.2], [0.35, 0.9], [1, 1]))),
        shape('M274 502H326L520 1000H80z', '#2a3a96', { opacity: 0.5 }),
        end(sheet),
        BLOCKS.map(one => block(sheet, one)).join(''),
        wires(sheet),
        lamplight(sheet),
        block(sheet, { side: -1, z: 0, halves: [5, 4], lit: [6] }),
        group(
          { transform: d`rotate(${-6 - 1.4 * swing(sheet)} 424 784)` },
          block(sheet, { side: 1, z: 0, halves: [3, 6], lit: [0] }),
        ),
        sheet.shade('M-200 560H800V1000H-200z', NIGHT, sheet.linear(dark([0, 0], [0.7, 0.5], [1, 0.9]))),
        sheet.shade('M-60 420H660V790H-60z', LAMP, sheet.glow(dark([0, 0.95], [0.5, 0.55], [1, 0]), 300, 740, 330)),
        table(sheet),
      )
    )
  },
  title: (colour = LAMP) =>
    write(['Doble nueve', 'a oscuras'], {
      x: 300,
      y: 44,
      align: 'centre',
      heights: [52, 38],
      leading: 1.4,
      gap: 0.14,
      pen: { thickness: 10, contrast: 1.2 },
      fill: colour,
    }),
}
