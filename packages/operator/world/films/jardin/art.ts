import { circle, d, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const ROSE = '#b8455b'
const WINE = '#4a1230'
const GOLD = '#ecb948'
const GREEN = '#1c6a4c'
const LEAF = '#63a851'
const NIGHT = '#0c3730'
const CREAM = '#fdf0dc'
const ORANGE = '#f2772e'

/** The room: a back wall, and what runs towards us from its corners. */
const WALL = [120, 190, 480, 560] as const
const POINT = [300, 400] as const

/** Black and white, larger the nearer they are. */
const tiles = times(6, row => {
  const low = (at: number): number => Math.round(POINT[1] + 160 * 1.42 ** at)
  const x = (column: number, y: number): number => Math.round(POINT[0] + (column - 7) * 60 * ((y - POINT[1]) / 160))
  const [near, far] = [low(row + 1), low(row)]
  return times(14, tile =>
    (tile + row) % 2 === 0
      ? ''
      : `M${x(tile, far)} ${far}H${x(tile + 1, far)}L${x(tile + 1, near)} ${near}H${x(tile, near)}z`,
  )
})

const room = (sheet: Sheet): string => {
  const [left, top, right, bottom] = WALL
  const floor = `M${left} ${bottom}H${right}L1060 1300H-460z`
  return (
    rect(-900, -300, 2400, 1600, '#9c3450') +
    shape(`M-460 -380H1060L${right} ${top}H${left}z`, '#d9707c') +
    shape('M196 190H404L540 -60H60z', CREAM) +
    line('M248 190L180 -60M300 190V-60M352 190L420 -60M120 50H480M160 120H440', ROSE, 4) +
    rect(left, top, right - left, bottom - top, ROSE) +
    shape(floor, CREAM) +
    sheet.clip(floor, shape(tiles, WINE)) +
    line(
      `M${left} ${bottom}H${right}V${top}H${left}zM${left} ${top}L-460 -380M${right} ${top}L1060 -380M${left} ${bottom}L-460 1300M${right} ${bottom}L1060 1300`,
      WINE,
      5,
    ) +
    sheet.shade(`M${left} ${top}H${right}V${bottom}H${left}z`, WINE, sheet.linear(dark([0, 0.1], [1, 0.6]))) +
    sheet.shade('M480 190L1060 -380V1300L480 560z', WINE, sheet.linear(dark([0, 0.75], [1, 0.4]), [0, 0, 1, 0])) +
    sheet.shade('M120 190L-460 -380V1300L120 560z', WINE, sheet.linear(dark([0, 0.1], [1, 0.5]), [0, 0, 1, 0])) +
    shape('M196 190H404L560 900H40z', CREAM, { opacity: 0.14 })
  )
}

const leaf = (
  x: number,
  y: number,
  length: number,
  width: number,
  turn: number,
  colour: string,
  vein: string,
): string => {
  const [long, wide] = [Math.round(length), Math.round(width)]
  const rib = (up: number): string =>
    [1, -1]
      .map(side => `M0 ${-Math.round(long * up)}l${Math.round(side * wide * 0.48)} ${-Math.round(long * 0.15)}`)
      .join('')
  return group(
    { transform: d`translate(${x} ${y}) rotate(${turn})` },
    shape(
      `M0 0C${wide} ${-Math.round(long * 0.3)} ${wide} ${-Math.round(long * 0.7)} 0 ${-long}C${-wide} ${-Math.round(long * 0.7)} ${-wide} ${-Math.round(long * 0.3)} 0 0z`,
      colour,
    ),
    shape(`M0 0V${-Math.round(long * 0.86)}${rib(0.3)}${rib(0.54)}`, 'none', {
      stroke: vein,
      'stroke-width': Math.max(2, Math.round(long / 50)),
    }),
  )
}

const PETALS = times(6, petal => {
  const turned = (angle: number, far: number): string =>
    `${Math.round(far * Math.sin(angle))} ${Math.round(-far * Math.cos(angle))}`
  const angle = (petal * Math.PI) / 3
  return `M0 0C${turned(angle - 0.75, 32)} ${turned(angle - 0.4, 50)} ${turned(angle, 42)}C${turned(angle + 0.4, 50)} ${turned(angle + 0.75, 32)} 0 0z`
})

const flower = (x: number, y: number, size: number, colour: string): string =>
  group(
    { transform: d`translate(${x} ${y}) scale(${size})` },
    shape(PETALS, colour),
    circle(0, 0, 12, GOLD),
    circle(0, 0, 5, WINE),
  )

/** What was in the frame does not keep to it. */
const painting = (sheet: Sheet): string =>
  rect(174, 232, 252, 236, WINE, { opacity: 0.5, transform: 'translate(8 12)' }) +
  rect(174, 232, 252, 236, GOLD) +
  rect(186, 244, 228, 212, '#a8741f') +
  rect(196, 254, 208, 192, '#8fd0c0') +
  circle(356, 306, 24, CREAM) +
  shape('M196 380Q250 330 300 366Q350 336 404 372V446H196z', LEAF) +
  shape('M196 410Q260 380 320 408Q370 392 404 408V446H196z', GREEN) +
  shape('M286 446Q296 412 282 392Q300 380 300 366Q310 384 300 396Q322 420 330 446z', CREAM) +
  [
    [206, 470, 110, 22, -16 + 2 * sway(sheet), GREEN, LEAF],
    [240, 476, 150, 26, -4, LEAF, GREEN],
    [392, 472, 130, 26, 14 - 2 * sway(sheet), GREEN, LEAF],
    [360, 480, 96, 22, 2, LEAF, GREEN],
    [420, 480, 90, 20, 34, NIGHT, GREEN],
    [186, 480, 96, 20, -40, NIGHT, GREEN],
  ]
    .map(([x, y, long, wide, turn, colour, vein]) =>
      leaf(Number(x), Number(y), Number(long), Number(wide), Number(turn), String(colour), String(vein)),
    )
    .join('') +
  flower(232, 330, 0.7, ORANGE) +
  flower(388, 352, 0.8, CREAM) +
  flower(416, 424, 0.6, ORANGE)

const TUFTS = [
  [176, 520, -34],
  [404, 530, 28],
  [250, 530, -8],
  [330, 540, 14],
  [146, 580, -46],
  [380, 590, 36],
  [220, 590, -14],
  [300, 580, 6],
  [128, 650, -30],
  [360, 660, 30],
  [250, 670, -4],
  [190, 690, -20],
] as const

/** It comes over the floor towards us. */
const bed = (sheet: Sheet): string =>
  shape(
    'M182 468H418Q430 520 392 580Q350 650 380 760Q410 860 480 960H0Q80 800 108 700Q120 620 140 560Q150 510 182 468z',
    GREEN,
  ) +
  sheet.shade(
    'M182 468H418Q430 520 392 580Q350 650 380 760Q410 860 480 960H0Q80 800 108 700Q120 620 140 560Q150 510 182 468z',
    NIGHT,
    sheet.linear(dark([0, 0.1], [0.35, 0.4], [0.7, 0.95])),
  ) +
  TUFTS.map(([x, y, tilt], tuft) => {
    const near = (y - 440) / 260
    const isLight = tuft % 3 !== 1
    return leaf(
      x,
      y,
      62 + 46 * near,
      16 + 11 * near,
      tilt + 3 * sway(sheet, 1, tuft / 14),
      isLight ? LEAF : NIGHT,
      isLight ? GREEN : LEAF,
    )
  }).join('') +
  flower(206, 532, 0.7, CREAM) +
  flower(148, 590, 0.9, ORANGE) +
  flower(352, 560, 0.8, ORANGE) +
  flower(284, 612, 0.9, CREAM) +
  flower(340, 690, 1.1, CREAM)

/** She has sat beside it for forty years; today she waters. */
const guard = group(
  { transform: 'translate(466 566) scale(1.3)' },
  line('M-14 90L-18 138M14 90L16 138', '#1a1020', 11),
  shape('M-30 136H-10V147H-36zM8 136H24L30 147H6z', '#1a1020'),
  shape('M-24 34L-34 100Q0 110 34 100L28 34z', NIGHT),
  shape('M-24 40Q-28 -6 0 -14Q28 -6 28 40Q2 50 -24 40z', CREAM),
  shape('M12 -10Q28 -4 28 40Q20 44 12 45z', '#e0c6a4'),
  line('M-16 8Q-44 22 -54 42', CREAM, 13),
  circle(-58, 48, 8, '#b5744f'),
  shape('M-92 44H-62V80H-92z', GOLD),
  line('M-62 56Q-48 48 -58 44M-92 66L-120 48', GOLD, 5),
  line('M-124 52l-6 16M-118 56l-4 18M-130 48l-12 12', '#dff3f0', 3),
  shape('M-6 -20H10V-6H-6z', '#8f5438'),
  circle(2, -32, 17, '#b5744f'),
  shape('M-14 -34Q-20 -56 4 -54Q24 -52 20 -22Q12 -36 0 -42Q-10 -40 -14 -34z', '#ece6e0'),
  circle(18, -50, 9, '#ece6e0'),
  line('M-8 -6Q2 2 14 -6', ORANGE, 6),
)

const hummingbird = (sheet: Sheet): string =>
  group(
    { transform: d`translate(${196 + 6 * sway(sheet, 2)} ${704 + 8 * sway(sheet, 3)}) rotate(-14) scale(1.15)` },
    shape('M10 -8Q30 -90 86 -104Q78 -40 34 2z', '#3fb6a0', { opacity: 0.95 }),
    line('M20 -14Q40 -60 74 -92', CREAM, 3),
    shape('M-34 -14Q-40 -40 -14 -42Q14 -38 26 -8Q40 26 86 52Q50 50 20 34Q-20 26 -34 -14z', '#128a7a'),
    shape('M-34 -16Q-20 8 4 14Q-10 20 -26 6Q-36 -6 -34 -16z', '#d9305f'),
    line('M-36 -26L-96 -18', WINE, 5),
    circle(-24, -28, 4.5, WINE),
    circle(-25.5, -29.5, 1.6, '#fff'),
    shape('M4 -10Q-6 -70 24 -112Q46 -60 26 -2z', '#57d0b4', { opacity: 0.9 }),
  )

/** So near that they are dark. */
const foreground = (sheet: Sheet): string =>
  [
    [-30, 930, 330, 74, 8],
    [60, 960, 260, 66, 30],
    [150, 980, 200, 50, -8],
    [640, 940, 360, 80, -14],
    [540, 970, 240, 62, -34],
    [440, 990, 190, 50, 10],
    [-60, 820, 200, 50, 46],
    [660, 800, 200, 50, -50],
    [290, 990, 150, 44, 4],
  ]
    .map(([x = 0, y = 0, long = 0, wide = 0, turn = 0], at) =>
      leaf(x, y, long, wide, turn + 1.5 * sway(sheet, 1, at / 9), NIGHT, GREEN),
    )
    .join('')

export const art: KeyArt = {
  dusk: '#2b0a1c',
  light: CREAM,
  draw: sheet =>
    sheet.flood(ROSE) +
    group(
      { transform: sheet.either('translate(0 -30)', 'translate(630 -190) scale(1.04)') },
      room(sheet),
      painting(sheet),
      write(['9'], { x: 452, y: 262, align: 'centre', heights: [34], pen: { thickness: 6 }, fill: GOLD }).markup,
      bed(sheet),
      guard,
      foreground(sheet),
      flower(52, 742, 1.9, ORANGE),
      flower(556, 770, 1.6, CREAM),
      hummingbird(sheet),
    ) +
    sheet.either(
      shape(
        'M0 660H600V900H0z',
        sheet.linear([
          [0, NIGHT, 0],
          [0.45, NIGHT, 0.8],
          [1, '#06211d'],
        ]),
      ),
      '',
    ),
  title: (colour = CREAM) =>
    write(['La sala', 'nueve'], {
      x: 300,
      y: 760,
      align: 'centre',
      heights: [30, 56],
      leading: 1.36,
      gap: 0.2,
      pen: { thickness: 5, contrast: 2 },
      fill: colour,
    }),
}
