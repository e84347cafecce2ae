import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CREAM, GOLD, hush, MINT, NIGHT, TEAL } from '../palette.ts'

const HAND = '#b87a54'
const DEEP = '#65331f'

/** Half a shell held by its back: fingers over it, gravel under it. */
const hoof = (sheet: Sheet): string =>
  shape('M-150 60Q-160 -90 0 -100Q160 -90 150 60Q0 96 -150 60z', '#7a4a2a') +
  sheet.shade(
    'M-150 60Q-160 -90 0 -100Q160 -90 150 60Q0 96 -150 60z',
    '#3a1f14',
    sheet.linear(dark([0, 0.1], [1, 1])),
  ) +
  line('M-120 -10q10 20 6 50M-60 20q6 20 4 50M70 20q-2 20 -8 46M124 -10q-6 26 -8 50', '#a87444', 5) +
  shape('M-150 60Q0 96 150 60Q0 40 -150 60z', CREAM) +
  shape('M-90 -150Q-30 -200 60 -190L240 -330L330 -210L150 -90Q120 -20 60 -40Q-70 -60 -90 -150z', HAND) +
  sheet.shade(
    'M-90 -150Q-30 -200 60 -190L240 -330L330 -210L150 -90Q120 -20 60 -40Q-70 -60 -90 -150z',
    DEEP,
    sheet.linear(dark([0, 0], [1, 0.9]), [0.3, 0, 0.7, 1]),
  ) +
  line('M-72 -130Q-130 -80 -128 -24M-24 -120Q-84 -60 -76 4M28 -100Q-26 -40 -20 18M76 -80Q38 -30 42 18', HAND, 42) +
  line('M-100 -96Q-90 -84 -78 -84M-54 -82Q-42 -70 -30 -70M0 -64Q12 -54 24 -54', DEEP, 5) +
  [
    [-128, -26],
    [-76, 0],
    [-20, 14],
    [42, 14],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 12, 14, '#eac39c'))
    .join('')

const cuff =
  shape('M226 -344L400 -470L500 -340L344 -198Q270 -250 226 -344z', CREAM) +
  shape('M300 -400L470 -540L600 -360L400 -210Q330 -290 300 -400z', NIGHT)

const gravel = ({ random }: Sheet): string =>
  times(120, () => {
    const [x, y] = [random() * 960 + 160, 520 + random() * 150]
    const colour = ['#8a8f86', '#b7b8a8', '#5f6a66', '#d5d0bc'][Math.floor(random() * 4)] ?? CREAM
    return ellipse(Math.round(x), Math.round(y), 10 + Math.round(random() * 12), 7 + Math.round(random() * 6), colour)
  })

/** Insert: a horse comes near. */
export const still: Still = sheet =>
  sheet.flood(TEAL) +
  sheet.flood(sheet.linear(dark([0, 0.9], [0.5, 0.2], [1, 0.3])), sheet.dots(NIGHT)) +
  circle(760, 240, 420, GOLD, { opacity: 0.28, ...sheet.blur(40) }) +
  group(
    { transform: 'translate(170 260)' },
    rect(-16, 60, 32, 300, '#8fa39c'),
    rect(-90, -160, 180, 240, '#c9d6cf', { rx: 84 }),
    times(6, rib => rect(-80, -126 + rib * 34, 160, 17, TEAL, { rx: 6 })),
    rect(-90, -160, 180, 240, sheet.linear(dark([0, 0.9], [1, 0]), [0, 0, 1, 0]), { rx: 84, ...sheet.dots(NIGHT) }),
  ) +
  shape('M90 480H1190L1250 740H30z', '#8a5a34') +
  shape('M130 506H1150L1190 690H90z', '#4a3a30') +
  gravel(sheet) +
  shape('M30 700H1250V760H30z', '#a8703f') +
  times(9, at =>
    line(`M${430 + at * 8} ${520 - (at % 3) * 20}l${-40 + at * 10} -${30 + (at % 4) * 14}`, '#d5d0bc', 6, {
      opacity: at % 2 ? 0.8 : 0.4,
    }),
  ) +
  group({ transform: 'translate(470 500)' }, ellipse(0, 66, 170, 30, NIGHT, { opacity: 0.6 }), cuff, hoof(sheet)) +
  group({ transform: 'translate(860 390) rotate(-16)' }, cuff, hoof(sheet)) +
  ellipse(860, 560, 150, 22, NIGHT, { opacity: 0.4 }) +
  line('M640 80q30 30 0 60M690 50q50 60 0 120M740 20q70 90 0 180', MINT, 9, { opacity: 0.7 }) +
  hush(sheet, 0.85, 0.52, 0.55)
