import { circle, d, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { rise, swing } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const SNOW = '#dfe3e4'
const OLIVE = '#5a6150'
const EMBER = '#e2703a'
const BARK = '#2b2320'
const HUSK = '#6d3018'

const NUT = 'M0 -38Q10 -30 22 -24Q44 -6 36 18Q26 36 0 36Q-26 36 -36 18Q-44 -6 -22 -24Q-10 -30 0 -38z'

const nut = (x: number, y: number, turn: number, glow: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    shape(NUT, HUSK),
    shape('M-34 20Q0 8 34 20Q24 36 0 36Q-24 36 -34 20z', '#c99a6a'),
    line('M-20 -14Q-28 2 -22 14', '#a8562c', 6),
    line('M-4 -26L4 -8L-6 6', glow > 0 ? '#ffd27a' : '#3d170a', 6),
  )

const NUTS = [
  [206, 560, -20, 1],
  [282, 540, 12, 1],
  [360, 556, -8, 1],
  [420, 580, 26, 0],
  [160, 596, 30, 0],
  [244, 600, -40, 1],
  [322, 598, 160, 0],
  [392, 622, -24, 1],
  [190, 640, 60, 0],
  [300, 650, 10, 1],
] as const

const BOWL = 'M76 590Q96 820 300 836Q504 820 524 590Q410 660 300 660Q190 660 76 590z'
const MOUTH = 'M76 590Q120 520 300 512Q480 520 524 590Q460 672 300 676Q140 672 76 590z'

/** A helmet upside down; its strap hangs over the edge. */
const helmet = (sheet: Sheet): string =>
  ellipse(300, 836, 300, 34, '#9aa4ab', { opacity: 0.8 }) +
  shape(MOUTH, BARK) +
  sheet.clip(
    MOUTH,
    ellipse(
      300,
      600,
      210,
      90,
      sheet.radial([
        [0, '#ffb14a'],
        [0.6, EMBER, 0.9],
        [1, BARK, 0],
      ]),
    ),
    NUTS.map(([x, y, turn, glow]) => nut(x, y, turn, glow)).join(''),
  ) +
  shape(BOWL, OLIVE) +
  sheet.shade(BOWL, '#1f241b', sheet.linear(dark([0, 0.9], [0.4, 0.05], [0.65, 0.1], [1, 0.95]), ACROSS)) +
  line('M76 590Q190 664 300 664Q410 664 524 590', '#8b9279', 9) +
  line('M110 640Q130 760 210 806', '#3a4032', 5) +
  line('M498 604Q560 700 520 800Q500 850 548 868', '#4b3322', 15) +
  circle(300, 760, 12, '#3a4032')

/** Fingers spread to the warmth, seen from their back. */
const hand = (sheet: Sheet, skin: string, deep: string, sleeve: string): string => {
  const palm = 'M-60 -40Q-70 40 -20 74Q40 92 66 40Q76 -10 50 -50z'
  const fingers = 'M-40 50L-66 134M-10 66L-14 164M22 66L38 158M52 40L88 120'
  return (
    shape('M-84 -340L-72 -30Q-6 -2 72 -34L96 -340z', sleeve) +
    sheet.shade(
      'M-84 -340L-72 -30Q-6 -2 72 -34L96 -340z',
      BARK,
      sheet.linear(dark([0, 0.8], [0.5, 0], [1, 0.7]), ACROSS),
    ) +
    line('M-76 -60Q0 -28 78 -62', BARK, 7) +
    line('M-58 -10L-112 30L-118 66', skin, 34) +
    line(fingers, skin, 37) +
    shape(palm, skin) +
    line('M-36 60L-30 30M-6 70V34M24 68L20 34', deep, 5) +
    sheet.shade(palm, deep, sheet.linear(dark([0, 0.85], [0.7, 0]))) +
    line('M-67 136L-68 140M-14 166V170M38 160L40 164M88 122L91 126', '#ffd9a8', 24)
  )
}

const steam = (sheet: Sheet): string =>
  times(3, at => {
    const up = 14 * swing(sheet)
    const x = 230 + at * 70
    return line(`M${x} ${500 - up}q-34 -50 0 -96q34 -46 0 -92`, '#fff', 13, { opacity: 0.55 })
  })

const snow = (sheet: Sheet): string =>
  times(90, flake => {
    const fallen = (sheet.random() + rise(sheet, 2, flake / 90)) % 1
    return circle(sheet.random() * sheet.width, fallen * sheet.height, 2 + sheet.random() * 4, '#fff', { opacity: 0.9 })
  })

export const art: KeyArt = {
  dusk: '#1a1d1c',
  light: SNOW,
  draw: sheet =>
    sheet.flood(SNOW) +
    sheet.flood(sheet.linear(dark([0, 0.7], [0.5, 0.15], [1, 0.4])), sheet.dots('#b3bec4')) +
    group(
      { transform: sheet.either('translate(0 0)', 'translate(640 -160)') },
      shape(d`M-900 760Q-300 720 300 780Q900 740 1500 770V1200H-900z`, '#f4f6f5'),
      ellipse(300, 560, 330, 200, EMBER, { opacity: 0.32, ...sheet.blur(40) }),
      helmet(sheet),
      steam(sheet),
      group({ transform: 'translate(112 428) rotate(-52)' }, hand(sheet, '#d9a07c', '#9a5a3c', OLIVE)),
      group({ transform: 'translate(492 432) rotate(54) scale(-1 1)' }, hand(sheet, '#b5764f', '#74402a', '#5d6d86')),
    ) +
    snow(sheet),
  title: (colour = BARK) =>
    write(['La tregua', 'de las castañas'], {
      x: 300,
      y: 52,
      align: 'centre',
      heights: [50, 34],
      leading: 1.5,
      gap: 0.24,
      stretch: 0.9,
      serif: 0.14,
      jitter: 0.06,
      seed: 6,
      pen: { thickness: 6 },
      fill: colour,
    }),
}
