import { circle, group, rect, shape, times } from '../../../art/svg.ts'
import { foot } from '../../draw/foot.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'
import { CREAM, DEEP, GREEN, LAMP, NAVY, NIGHT, RED, WINE } from './palette.ts'

const FACE =
  'M300 176C190 176 124 262 122 390C120 470 132 540 160 606C190 676 246 734 300 734C354 734 410 676 440 606C468 540 480 470 478 390C476 262 410 176 300 176z'
const HOOD =
  'M300 40C120 40 30 190 34 380C38 560 70 640 20 760L-60 960H660L580 760C530 640 562 560 566 380C570 190 480 40 300 40z'

/** Half of a face in the light of one lamp. */
const half = (sheet: Sheet, side: 1 | -1): string => {
  const [bright, deep] = side === -1 ? [RED, WINE] : [GREEN, DEEP]
  const from = side === -1 ? 100 : 300
  return (
    rect(from, 150, 200, 620, bright) +
    sheet.shade(
      `M${from} 150h200v620h-200z`,
      deep,
      sheet.linear(dark([0, 0.55], [0.3, 0], [0.6, 0.2], [1, 1]), side === -1 ? ACROSS : [1, 0, 0, 0]),
    ) +
    sheet.shade(`M${from} 150h200v620h-200z`, deep, sheet.linear(dark([0, 0.9], [0.3, 0], [0.6, 0.05], [1, 0.95])))
  )
}

const eye = (sheet: Sheet, side: 1 | -1): string => {
  const [bright, deep] = side === -1 ? [RED, WINE] : [GREEN, DEEP]
  return group(
    { transform: `translate(${300 + side * 112} 396)` },
    shape('M-58 4Q-20 -34 22 -28Q50 -18 58 6Q20 32 -16 28Q-44 22 -58 4z', deep),
    shape('M-52 4Q-18 -24 20 -20Q44 -12 52 6Q18 24 -16 22Q-40 16 -52 4z', CREAM),
    circle(4 + 6 * sway(sheet), 1, 21, NIGHT),
    circle(10 + 6 * sway(sheet), -7, 6, bright),
    line('M-58 4Q-20 -34 22 -28Q50 -18 58 6', NIGHT, 9),
    line(side === -1 ? 'M-70 -50Q-20 -84 62 -58' : 'M70 -50Q20 -84 -62 -58', NIGHT, 19),
    line('M-36 44Q6 58 46 40', deep, 6),
  )
}

/** The ship that comes on stands where a nose does. */
const ship = (sheet: Sheet): string =>
  shape(
    'M222 372Q262 384 300 382Q338 384 378 372Q352 470 330 540Q316 586 300 592Q284 586 270 540Q248 470 222 372z',
    NIGHT,
  ) +
  rect(250, 316, 100, 60, NIGHT) +
  rect(232, 328, 136, 16, NIGHT) +
  rect(270, 270, 60, 50, NIGHT) +
  line('M300 276V204M278 236H322', NIGHT, 9) +
  times(5, pane => rect(258 + pane * 18, 330, 12, 9, LAMP)) +
  circle(300, 204, 9, '#fff') +
  circle(300, 204, 24, '#fff', { opacity: 0.3 }) +
  line('M226 376Q262 388 300 386Q338 388 374 376', CREAM, 4) +
  line('M262 446l12 0M338 446l-12 0', CREAM, 5) +
  shape('M300 390L306 586L300 592L294 586z', '#1d4460') +
  line('M291 586Q276 606 250 600M309 586Q324 606 350 600', CREAM, 8) +
  sheet.shade(
    'M300 382Q338 384 378 372Q352 470 330 540Q316 586 300 592z',
    '#1f5a56',
    sheet.linear(dark([0, 0.1], [1, 0.8]), ACROSS),
  )

const mouth =
  shape('M232 650Q270 630 300 638Q330 630 368 650Q334 658 300 656Q266 658 232 650z', NIGHT) +
  shape('M240 654Q300 664 360 654Q330 688 300 686Q270 688 240 654z', WINE) +
  shape('M300 660Q330 662 360 654Q330 688 300 686z', DEEP) +
  line('M268 704Q300 714 332 704', NIGHT, 5, { opacity: 0.6 })

const hood = (sheet: Sheet): string =>
  shape(HOOD, NAVY) +
  sheet.shade(HOOD, NIGHT, sheet.linear(dark([0, 0.2], [0.3, 0.95], [0.7, 0.95], [1, 0.2]), ACROSS)) +
  line('M40 380C36 190 122 46 300 46', RED, 13) +
  line('M560 380C564 190 478 46 300 46', GREEN, 13) +
  line('M40 380C44 560 76 640 26 756', RED, 9, { opacity: 0.7 }) +
  line('M560 380C556 560 524 640 574 756', GREEN, 9, { opacity: 0.7 }) +
  shape('M300 128C160 128 92 240 92 392C92 560 160 780 300 790C440 780 508 560 508 392C508 240 440 128 300 128z', NIGHT)

/** Rain in two colours, each from its own lamp. */
const rain = ({ random, width, height }: Sheet): string =>
  times(70, () => {
    const [x, y] = [random() * width, random() * height]
    return `M${Math.round(x)} ${Math.round(y)}l-9 ${Math.round(26 + random() * 40)}`
  })

export const art: KeyArt = {
  dusk: NIGHT,
  light: CREAM,
  draw: sheet => {
    const [port, starboard] = sheet.either<readonly [number, number]>([-60, 660], [500, 1340])
    return (
      sheet.flood('#0b1f33') +
      circle(
        port,
        330,
        420,
        sheet.radial([
          [0, RED, 0.75],
          [1, RED, 0],
        ]),
      ) +
      circle(
        starboard,
        330,
        420,
        sheet.radial([
          [0, GREEN, 0.75],
          [1, GREEN, 0],
        ]),
      ) +
      sheet.flood(sheet.linear(dark([0, 0.7], [0.4, 0.1], [1, 0.9])), sheet.dots(NIGHT)) +
      line(rain(sheet), '#8fb0b8', 2, { opacity: 0.5 }) +
      group(
        { transform: sheet.either('translate(0 -14)', 'translate(620 -86)') },
        hood(sheet),
        sheet.clip(FACE, half(sheet, -1), half(sheet, 1)),
        eye(sheet, -1),
        eye(sheet, 1),
        mouth,
        ship(sheet),
      ) +
      sheet.either(foot(sheet, NIGHT, 640, [0.5, 0.95]), '')
    )
  },
  title: (colour = CREAM) =>
    write(['Boca', 'da barra'], {
      x: 300,
      y: 736,
      align: 'centre',
      heights: [34, 58],
      leading: 1.42,
      extra: 14,
      gap: 0.18,
      stretch: 1.1,
      pen: { thickness: 8, contrast: 1.3 },
      fill: colour,
    }),
}
