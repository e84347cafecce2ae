import { circle, group, shape } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { rise, swing } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const SKY = '#2fb0aa'
const SAND = '#f3e3b0'
const INK = '#1a1210'
const UMBER = '#2a0f0c'
const BURNT = '#5c1d12'

const FACE = 'M150 440Q140 640 190 740Q240 830 300 832Q360 830 410 740Q460 640 450 440z'
const CROWN = 'M128 420Q140 300 176 216Q196 178 240 196Q300 226 356 194Q404 174 424 220Q462 300 474 420z'
const BRIM = 'M-250 462Q-60 372 120 402Q300 440 480 402Q660 372 850 462Q600 474 470 502Q300 532 130 502Q0 474 -250 462z'
const PONCHO = 'M-300 1100L-240 930Q-60 800 140 760Q300 860 460 760Q660 800 840 930L900 1100z'

const STRIPES = [
  ['#e7b04a', 40, 12],
  ['#1d6d70', 76, 26],
  [SAND, 118, 8],
  [INK, 150, 20],
] as const

const poncho = (sheet: Sheet): string =>
  shape(PONCHO, '#7a1f1c') +
  sheet.clip(
    PONCHO,
    ...STRIPES.map(([colour, down, width]) =>
      line(
        `M-320 ${920 + down}Q-60 ${790 + down} 130 ${750 + down}Q300 ${856 + down} 470 ${750 + down}Q660 ${790 + down} 920 ${920 + down}`,
        colour,
        width,
      ),
    ),
  )

/** Everything between the brim and the moustache lies in the hat's own shade. */
const skin = (sheet: Sheet): string =>
  shape('M190 700L150 830Q300 900 450 830L410 700z', '#6b2a17') +
  shape(FACE, '#b9562a') +
  shape('M160 764Q300 850 440 764L470 846Q300 930 130 846z', '#d8352a') +
  line('M190 800Q250 850 262 900M410 800Q350 850 338 900', '#8e1d17', 6) +
  sheet.clip(
    FACE,
    shape('M130 430H470V600Q430 640 380 610Q300 580 220 610Q170 640 130 600z', UMBER),
    sheet.shade('M130 430H290V860H130z', BURNT, sheet.linear(dark([0, 0.85], [1, 0.1]), ACROSS)),
    sheet.shade('M180 700Q300 640 420 700Q440 840 300 850Q160 840 180 700z', BURNT, '#000', { opacity: 0.5 }),
  )

const features =
  shape('M272 580L258 664Q276 690 300 690Q324 690 342 664L328 580z', UMBER) +
  shape('M300 600L342 664Q330 688 300 690z', '#e08448') +
  shape('M196 742Q200 694 262 690Q300 706 338 690Q400 694 404 742Q352 716 300 724Q248 716 196 742z', INK) +
  line('M268 750Q300 742 334 750', BURNT, 6)

const eyes =
  shape('M190 562Q222 540 262 562Q226 580 190 562zM338 562Q378 540 410 562Q374 580 338 562z', SAND) +
  circle(232, 560, 8, INK) +
  circle(374, 560, 8, INK) +
  shape('M186 556Q224 530 266 558L262 548Q222 522 186 550zM334 558Q376 530 414 556L414 550Q378 522 338 548z', '#000')

const sweat = (sheet: Sheet): string => {
  const fall = rise(sheet, 2)
  const bead = shape('M420 640Q432 664 420 672Q408 664 420 640z', '#bdf0ea', { opacity: 1 - fall })
  return group({ transform: `translate(0 ${Math.round(fall * 60)})` }, bead)
}

const hat = (sheet: Sheet): string =>
  shape(CROWN, '#8c4a1f') +
  sheet.shade(CROWN, '#3a1a0e', sheet.linear(dark([0, 0.9], [0.55, 0.2], [0.7, 0]), [0, 0.2, 1, 0])) +
  shape('M122 420Q126 386 132 366Q300 412 468 366Q476 392 478 420Q300 456 122 420z', INK) +
  shape(BRIM, '#5e2d14') +
  shape(
    'M-250 462Q-60 372 120 402Q300 440 480 402Q660 372 850 462Q600 430 470 446Q300 470 130 446Q0 430 -250 462z',
    '#c9763a',
  )

const RIDER =
  'M-20 0V-14Q-24 -24 -14 -26H8L16 -38L26 -34L24 -28L14 -20L12 0H8L6 -12H-12L-16 0zM-22 -22Q-30 -18 -28 -6L-26 -8Q-26 -16 -20 -20zM-6 -26L-8 -42Q-4 -50 2 -42L4 -26zM-3 -52m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M-13 -54H7L4 -57H-10z'

const rider = (x: number, y: number, size: number): string =>
  group({ transform: `translate(${x} ${y}) scale(${size})` }, shape(RIDER, INK))

export const art: KeyArt = {
  dusk: '#06323a',
  light: SAND,
  draw: sheet => {
    const [x, y, radius] = sheet.either([436, 176, 96], [1000, 150, 104])
    const ride = 24 * swing(sheet)
    const foot = shape(
      'M0 690H600V900H0z',
      sheet.linear([
        [0, INK, 0],
        [0.5, INK, 0.8],
        [1, INK, 0.95],
      ]),
    )
    return (
      sheet.flood(SKY) +
      sheet.flood(sheet.linear(dark([0, 0], [0.55, sheet.either(0.7, 0.5)])), sheet.dots(SAND)) +
      circle(x, y, radius, '#fff6d8') +
      group(
        { transform: sheet.either('translate(0 -60)', 'translate(660 -128) scale(.94)') },
        poncho(sheet),
        skin(sheet),
        features,
        eyes,
        sweat(sheet),
        hat(sheet),
        group({ transform: `translate(${ride} 0)` }, rider(40, 397, 0.95), rider(-6, 392, 0.8), rider(86, 400, 0.85)),
      ) +
      sheet.either(foot, '')
    )
  },
  title: (colour = SAND) =>
    write(['Cuarenta', 'a la sombra'], {
      x: 40,
      y: 768,
      fit: 520,
      heights: [58, 32],
      leading: 1.24,
      extra: 4,
      gap: 0.09,
      serif: 0.12,
      pen: { thickness: 8, contrast: 1.5 },
      fill: colour,
    }),
}
