import { circle, d, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const PLUM = '#43204f'
const NIGHT = '#1d0a26'
const GREY = '#8d86b8'
const FOLD = '#6a6299'
const SHADE = '#3f3763'
const LAMP = '#ffd65c'
const CREAM = '#fff3c4'
const AMBER = '#e2892b'

const EAR = 'M210 330Q60 250 -20 360Q-70 470 0 590Q60 680 150 620Q190 590 216 520z'
const INNER_EAR = 'M190 360Q80 300 30 380Q-10 470 40 560Q90 620 140 580Q190 540 196 470z'
const HEAD =
  'M180 300Q190 250 300 250Q410 250 420 300Q452 420 424 520Q410 580 380 610Q380 700 392 760Q410 830 470 820Q500 806 496 760L538 760Q556 860 470 880Q350 890 330 770L300 650Q240 650 190 570Q146 470 180 300z'
const SHADE_OF_LAMP = 'M210 70H390L470 300Q300 344 130 300z'

const wallpaper = ({ width, height }: Sheet): string => {
  const rows = Math.ceil((height + 60) / 76)
  const columns = Math.ceil((width + 40) / 76)
  const diamonds = times(rows, row =>
    times(columns, column => `M${column * 76 + (row % 2) * 38} ${row * 76 - 16}l12 16l-12 16l-12 -16z`),
  )
  return shape(diamonds, '#5b3069')
}

const lamplight = (sheet: Sheet): string => {
  const [x, y] = sheet.either([300, 268], [900, 190])
  const foot = sheet.height + 80
  const beam = sheet.linear([
    [0, LAMP, 0.75],
    [0.6, '#ffb347', 0.28],
    [1, '#ffb347', 0.05],
  ])
  return (
    shape(`M${x - 150} ${y}L${x - 620} ${foot}H${x + 620}L${x + 150} ${y}z`, beam) +
    sheet.flood(
      sheet.glow(dark([0, 0], [0.5, 0.1], [1, 0.8]), x, sheet.height * 0.5, sheet.either(620, 820)),
      sheet.dots(NIGHT),
    )
  )
}

const ear = (sheet: Sheet): string =>
  shape(EAR, GREY) + shape(INNER_EAR, '#d98aa8') + sheet.shade(EAR, SHADE, sheet.linear(dark([0, 0.1], [1, 0.7])))

const ears = (sheet: Sheet): string => {
  const flap = 4 * sway(sheet, 2)
  return (
    group({ transform: `rotate(${flap} 200 420)` }, ear(sheet)) +
    group({ transform: `translate(600 0) scale(-1 1) rotate(${flap} 200 420)` }, ear(sheet))
  )
}

const head = (sheet: Sheet): string =>
  shape(HEAD, GREY) +
  sheet.clip(
    HEAD,
    shape('M150 240H450V400Q300 330 150 400z', LAMP, { opacity: 0.55 }),
    sheet.shade(
      'M120 240H260Q230 500 300 660L250 720Q120 600 120 240z',
      SHADE,
      sheet.linear(dark([0, 0.8], [1, 0]), ACROSS),
    ),
    line('M306 640Q350 650 384 636M312 680Q350 690 384 676M320 722Q356 730 388 716M330 768Q360 772 394 756', FOLD, 7),
  )

const tusks = shape('M232 600Q214 690 262 716Q276 680 268 616zM404 598Q432 660 404 706Q384 690 382 620z', '#fbeedb')

/** They look aside, as whoever hides does. */
const eye = (sheet: Sheet, x: number, brow: readonly [number, number]): string => {
  const gaze = x + 15 + 6 * sway(sheet)
  return (
    ellipse(x, 452, 36, 40, '#fbf6ea') +
    circle(gaze, 458, 19, NIGHT) +
    circle(gaze + 7, 450, 6, '#fff') +
    shape(`M${x - 40} 448Q${x} 396 ${x + 40} 440Q${x} 424 ${x - 40} 448z`, FOLD) +
    line(`M${x - 32} ${brow[0]}Q${x} 372 ${x + 30} ${brow[1]}`, SHADE, 9)
  )
}

const lampshade = (sheet: Sheet): string =>
  shape(SHADE_OF_LAMP, LAMP) +
  sheet.shade(SHADE_OF_LAMP, AMBER, sheet.linear(dark([0, 0.75], [0.4, 0], [0.7, 0], [1, 0.6]), ACROSS)) +
  line('M210 72H390', '#b85f1c', 8) +
  line('M130 300Q300 344 470 300', CREAM, 9) +
  line(
    times(25, fringe => d`M${132 + fringe * 14} ${302 + 22 * Math.sin((fringe / 24) * Math.PI)}v22`),
    AMBER,
    5,
  ) +
  line('M516 300V760', CREAM, 3, { 'stroke-dasharray': '1 8' }) +
  circle(516, 782, 17, '#e5503c') +
  line('M440 300Q500 290 516 310', CREAM, 3)

export const art: KeyArt = {
  dusk: NIGHT,
  draw: sheet => {
    const foot = shape(
      'M0 640H600V900H0z',
      sheet.linear([
        [0, NIGHT, 0],
        [0.45, NIGHT, 0.75],
        [1, NIGHT, 0.96],
      ]),
    )
    return (
      sheet.flood(PLUM) +
      wallpaper(sheet) +
      lamplight(sheet) +
      group(
        { transform: sheet.either('translate(0 -20)', 'translate(640 -40) scale(.86)') },
        shape('M40 1000Q60 720 190 600H410Q540 720 560 1000z', FOLD),
        ears(sheet),
        head(sheet),
        tusks,
        eye(sheet, 222, [392, 384]),
        eye(sheet, 378, [392, 400]),
        lampshade(sheet),
      ) +
      sheet.either(foot, '')
    )
  },
  title: colour =>
    write(['Manual para', 'perder un', 'elefante'], {
      x: 300,
      y: 742,
      align: 'centre',
      heights: [26, 26, 62],
      leading: 1.42,
      gap: 0.12,
      stretch: 1.05,
      pen: { thickness: 6 },
      ends: 'round',
      jitter: 0.28,
      seed: 5,
      fill: colour ?? [CREAM, LAMP, '#ff9a76', '#9be0d2'],
    }),
}
