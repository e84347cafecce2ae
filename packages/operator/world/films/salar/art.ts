import { circle, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const LILAC = '#c9b6e4'
const ORANGE = '#ff8a4c'
const SALT = '#fdf6ee'
const INK = '#2a2350'
const DUSK = '#5d4a92'

const SHELL = 'M30 560C30 320 150 214 300 214C450 214 570 320 570 560C570 730 500 812 300 812C100 812 30 730 30 560z'
const VISOR = 'M84 540C84 392 176 318 300 318C424 318 516 392 516 540C516 668 434 716 300 716C166 716 84 668 84 540z'
const SUIT = 'M-120 1100Q-60 850 120 800Q300 880 480 800Q660 850 720 1100z'
const COLLAR = 'M96 764Q300 868 504 764L530 838Q300 944 70 838z'
const LLAMA =
  'M-34 0L-33 -44Q-48 -52 -46 -70Q-42 -86 -10 -84L12 -86Q18 -118 15 -140L17 -156L24 -143L30 -156L32 -140Q48 -136 50 -126L46 -118L33 -116Q36 -90 31 -62Q28 -48 23 -44L22 0H13L9 -40H-17L-24 0z'

const llama = (x: number, y: number, size: number, turn: 1 | -1): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size * turn} ${size})` },
    shape(LLAMA, INK),
    line('M-40 -64Q-20 -74 20 -70M14 -104L30 -102', ORANGE, 7),
  )

/** The herder: bowler, braids, and a skirt as wide as a bell. */
const herder = group(
  { transform: 'translate(292 656)' },
  shape('M-22 -96Q-62 -40 -66 0H66Q62 -40 22 -96z', '#d94f6a'),
  shape('M-62 -26Q0 -10 62 -26L66 0H-66z', ORANGE),
  shape('M-30 -146Q0 -160 30 -146L38 -84Q0 -66 -38 -84z', INK),
  shape('M-30 -142L34 -92L24 -82L-36 -128z', ORANGE),
  circle(0, -164, 22, '#8a4a3a'),
  line('M-15 -158L-24 -104M15 -158L24 -104', '#120f28', 8),
  shape(
    'M-38 -174Q0 -162 38 -174L34 -182Q24 -182 22 -188Q20 -214 0 -214Q-20 -214 -22 -188Q-24 -182 -34 -182z',
    '#120f28',
  ),
)

const cracks = times(
  7,
  at => `M${60 + at * 80} 614L${20 + at * 94} 656L${-40 + at * 116} 730M${20 + at * 94} 656L${114 + at * 94} 660`,
)

const world = (sheet: Sheet): string => {
  const sky = sheet.linear([
    [0, INK],
    [0.42, '#7a4f9e'],
    [0.72, '#f0708a'],
    [0.86, ORANGE],
  ])
  return (
    shape(VISOR, sky) +
    circle(416, 596, 58, '#ffe2b0') +
    shape('M60 606Q300 566 540 606V740H60z', SALT) +
    shape('M358 606Q416 596 474 604L452 722H392z', '#ffd2a0', { opacity: 0.8 }) +
    line(cracks, LILAC, 4) +
    sheet.shade('M60 606Q300 566 540 606V740H60z', DUSK, sheet.linear(dark([0, 0], [0.4, 0.15], [1, 0.8]))) +
    group(
      { transform: 'translate(292 660) scale(1 -.32)' },
      shape('M-62 0Q-58 -40 -22 -96L-30 -200H30L22 -96Q58 -40 62 0z', INK, { opacity: 0.35 }),
    ) +
    llama(168, 650, 0.94, 1) +
    llama(420, 660, 0.8, -1) +
    herder
  )
}

const helmet = (sheet: Sheet): string =>
  shape(SUIT, SALT) +
  sheet.shade(SUIT, DUSK, sheet.linear(dark([0, 0.9], [0.45, 0.1], [1, 0.7]), ACROSS)) +
  line('M-40 960Q40 880 130 850M640 960Q560 880 470 850', ORANGE, 22) +
  shape(COLLAR, INK) +
  line('M92 800Q300 900 508 800', LILAC, 5) +
  circle(36, 566, 54, DUSK) +
  circle(564, 566, 54, DUSK) +
  shape(SHELL, SALT) +
  sheet.shade(SHELL, '#8f79c0', sheet.linear(dark([0, 0.85], [0.4, 0.05], [0.7, 0.1], [1, 0.75]), [0, 0.1, 1, 0.3])) +
  line('M190 250Q300 214 410 250', ORANGE, 16) +
  line(VISOR, INK, 26) +
  sheet.clip(VISOR, world(sheet)) +
  line('M120 500Q142 398 236 356M118 560L117 548', '#fff', 17, { opacity: 0.75 })

export const art: KeyArt = {
  dusk: '#1b1638',
  light: SALT,
  draw: sheet =>
    sheet.flood(LILAC) +
    sheet.flood(sheet.linear(dark([0, 0.75], [0.4, 0.1], [1, 0.3])), sheet.dots('#a58ad0')) +
    times(26, () =>
      circle(sheet.random() * sheet.width, sheet.random() * sheet.height * 0.5, 1.5 + sheet.random() * 2.5, SALT),
    ) +
    group(
      { transform: sheet.either('translate(0 76)', `translate(640 ${-132 + 6 * sway(sheet)}) scale(.94)`) },
      ellipse(300, 560, 360, 360, '#fff', { opacity: 0.16 }),
      helmet(sheet),
    ),
  title: (colour = INK) =>
    write(['Gravedad', 'de salar'], {
      x: 44,
      y: 58,
      fit: 512,
      heights: [58, 40],
      leading: 1.5,
      gap: 0.22,
      pen: { thickness: 6.5 },
      fill: colour,
    }),
  credit: { text: 'Wara Illanes', x: 300, y: 212, align: 'centre', colour: INK },
}
