import { circle, d, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const PINK = '#ee6f8e'
const GREEN = '#0f5c54'
const DEEP = '#083a3c'
const SAND = '#ffc24a'
const RUST = '#c8432f'
const CREAM = '#fff1cf'

const SHANK = 'M300 236Q296 480 302 790'
const STOCK = 'M158 318Q300 300 442 318'
const ARMS = 'M300 668Q130 664 112 500M300 668Q470 664 488 500'

/** What an anchor bites with, grown out of the arm's end. */
const fluke = (sheet: Sheet, x: number, side: 1 | -1): string => {
  const way = `M${x - side * 12} 384Q${x - side * 74} 470 ${x - side * 70} 548Q${x - side * 20} 512 ${x} 520Q${x + side * 44} 524 ${x + side * 74} 556Q${x + side * 66} 462 ${x - side * 12} 384z`
  const shadow = sheet.linear(side === 1 ? dark([0, 0], [1, 0.4]) : dark([0, 0.1], [0.4, 0.6], [1, 0.95]), ACROSS)
  return (
    shape(way, GREEN) +
    sheet.shade(way, DEEP, shadow) +
    line(`M${x - side * 10} 420Q${x - side * 6} 470 ${x} 520`, DEEP, 7)
  )
}

const flower = (x: number, y: number, size: number): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    times(7, at => ellipse(0, -17, 10, 19, CREAM, { transform: `rotate(${at * 51.4})` })),
    circle(0, 0, 11, SAND),
  )

const spines = [
  times(17, at => `M258 ${350 + at * 26}l-17 -7M${342} ${362 + at * 26}l17 -7`),
  times(5, at => `M${178 + at * 22} 290l-4 -15M${342 + at * 22} 288l4 -15`),
  'M150 606l-16 9M178 644l-10 14M220 676l-6 16M450 606l16 9M422 644l10 14M380 676l6 16',
].join('')

const anchor = (sheet: Sheet): string => {
  const sun = sheet.glow(dark([0, 0], [0.62, 0.05], [0.8, 0.55], [1, 0.95]), 40, 420, 560)
  return (
    line('M300 140a58 58 0 1 0 .1 0', DEEP, 26) +
    line('M300 140a58 58 0 1 0 .1 0', GREEN, 18) +
    line(ARMS, GREEN, 64) +
    line(STOCK, GREEN, 50) +
    line(SHANK, GREEN, 88) +
    line(SHANK, sun, 88, sheet.dots(DEEP)) +
    line(ARMS, sun, 64, sheet.dots(DEEP)) +
    line(STOCK, sun, 50, sheet.dots(DEEP)) +
    fluke(sheet, 112, 1) +
    fluke(sheet, 488, -1) +
    line('M278 250Q274 480 280 780M322 250Q318 480 324 780', DEEP, 5) +
    line('M300 246Q296 480 302 780', CREAM, 3, { opacity: 0.5 }) +
    line('M160 318Q300 300 440 318M262 664Q140 640 114 516M338 664Q460 640 486 516', DEEP, 5) +
    line(spines, CREAM, 3) +
    flower(150, 292, 1) +
    flower(452, 294, 0.8) +
    flower(330, 246, 0.9)
  )
}

/** The chain of a ship that nobody has found. */
const chain = (sheet: Sheet): string =>
  times(9, at => {
    const [x, y] = [352 + at * 30, 214 + at * at * 5.4 + 5 * sway(sheet, 1, at / 9)]
    return ellipse(x, y, 21, at % 2 === 0 ? 13 : 6, 'none', {
      stroke: RUST,
      'stroke-width': 8,
      transform: `rotate(${20 + at * 6} ${x} ${Math.round(y)})`,
    })
  })

const WAVE = 'M-260 400V120Q-150 110 -70 20Q-10 -50 84 -34Q30 -26 34 18Q40 84 130 108Q200 126 300 120V400z'

/** A dune that breaks as a sea does. */
const wave = (sheet: Sheet, x: number, y: number, size: number): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    shape(WAVE, RUST),
    sheet.shade(WAVE, '#8c2340', sheet.linear(dark([0, 0], [0.3, 0.1], [0.62, 0.85], [1, 1]), [0, 0.3, 0.8, 0.1])),
    line('M-250 118Q-150 108 -70 20Q-10 -50 84 -34Q30 -26 34 18Q40 84 130 108', SAND, 7),
    line('M-180 150Q-90 120 -40 56Q-10 18 4 14M-120 180Q-40 140 -8 84', SAND, 4, { opacity: 0.7 }),
  )

const sea = (sheet: Sheet): string => {
  const floor = 'M-700 800Q-200 742 300 772Q800 806 1300 756V1200H-700z'
  return (
    wave(sheet, 520, 700, 0.86) +
    shape(floor, SAND) +
    sheet.shade(floor, RUST, sheet.linear(dark([0, 0.15], [0.3, 0.5], [0.6, 0.9]))) +
    sheet.shade('M256 786Q300 774 344 786Q560 800 760 790Q560 850 330 834Q262 826 256 786z', '#6b1230', '#000', {
      opacity: 0.62,
    }) +
    line(d`M20 832q30 -22 60 0t60 0M420 850q24 -18 48 0t48 0M-140 812q30 -22 60 0t60 0`, CREAM, 5)
  )
}

/** Who looked for it before him: a helmet, and a bird that lives in it. */
const helmet = group(
  { transform: 'translate(118 826) rotate(-16) scale(.92)' },
  shape('M-66 40Q-80 -62 0 -66Q80 -62 66 40z', '#b8752c'),
  shape('M-66 40Q-80 -62 0 -66Q-46 -40 -36 40z', '#7c4418'),
  circle(14, -12, 31, CREAM),
  circle(14, -12, 25, DEEP),
  shape('M4 6Q6 -20 20 -20Q32 -16 30 6z', RUST),
  shape('M30 -14L44 -8L30 -6z', SAND),
  circle(22, -12, 3.4, CREAM),
  line('M-74 40H74', '#7c4418', 14),
)

const ripple = (sheet: Sheet): string =>
  sheet.flood(
    sheet.linear(dark([0, 0.75], [0.3, 0.3], [0.62, 0], [1, 0]), sheet.either([0, 0, 0, 1], [0.2, 0, 0.3, 1])),
    sheet.dots('#c43a68'),
  )

export const art: KeyArt = {
  dusk: '#4a1034',
  light: CREAM,
  draw: sheet =>
    sheet.flood(PINK) +
    ripple(sheet) +
    group(
      { transform: sheet.either('translate(21 68) scale(.93)', 'translate(664 -92) scale(.9)') },
      wave(sheet, -260, 720, 0.9),
      wave(sheet, 860, 720, 0.9),
      chain(sheet),
      wave(sheet, 80, 690, 1),
      anchor(sheet),
      sea(sheet),
      helmet,
    ) +
    sheet.either('', sheet.flood(sheet.linear(dark([0, 0.8], [0.5, 0]), ACROSS), sheet.dots('#4a1034'))),
  title: (colour = CREAM) =>
    write(['El ancla', 'del desierto'], {
      x: 300,
      y: 46,
      align: 'centre',
      heights: [64, 38],
      leading: 1.34,
      gap: 0.1,
      stretch: 0.96,
      pen: { thickness: 13, contrast: 1.2 },
      ends: 'round',
      fill: colour,
    }),
}
