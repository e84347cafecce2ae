import { circle, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const NIGHT = '#160a2e'
const VIOLET = '#5b1fa0'
const MAGENTA = '#f0308a'
const GOLD = '#ffc24a'
const WHITE = '#fff4e2'

const PROFILE =
  'M720 760Q740 620 800 560Q740 560 720 540Q690 530 700 506Q690 492 704 480Q690 466 706 450Q700 434 716 424Q676 404 690 386Q726 350 736 320Q730 250 780 200Q860 140 960 190Q1050 260 1020 400Q1000 500 960 540Q980 640 1080 760z'

/** She sings with her eyes shut; the light comes from behind her. */
const singer =
  shape(
    'M760 240Q700 140 800 90Q860 20 960 60Q1080 40 1120 160Q1220 240 1160 360Q1220 470 1120 560Q1080 640 1000 590Q960 520 980 440Q900 430 890 350Q800 330 760 240z',
    NIGHT,
  ) +
  times(26, curl =>
    circle(
      820 + ((curl * 71) % 330),
      90 + ((curl * 113) % 470) * (curl % 2 === 0 ? 0.4 : 1),
      34 + (curl % 3) * 9,
      NIGHT,
    ),
  ) +
  shape(PROFILE, NIGHT) +
  line(
    'M736 320Q726 352 690 386Q676 404 716 424M706 450Q690 466 704 480M700 506Q690 530 720 540Q740 562 800 560',
    GOLD,
    6,
  ) +
  line('M752 352Q780 366 812 350M776 360l-4 14M796 358l2 14', MAGENTA, 6) +
  circle(890, 430, 26, 'none', { stroke: GOLD, 'stroke-width': 7 }) +
  line('M560 660L640 540', NIGHT, 30) +
  circle(654, 510, 46, NIGHT) +
  line('M614 506Q620 470 656 466M560 640L616 556', GOLD, 6) +
  line('M520 760L560 640', NIGHT, 30)

const hand = (x: number, y: number, size: number, turn: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
    line('M0 260Q-6 120 0 40', '#0b0418', 58),
    shape('M-34 50Q-40 -10 0 -14Q40 -10 36 50Q20 80 -20 76z', '#0b0418'),
    line('M-26 0L-36 -66M-8 -10L-10 -84M12 -10L16 -82M30 4L40 -62M-32 40L-66 6', '#0b0418', 19),
    line('M-44 -66L-36 -10M-18 -84L-14 -20M8 -84L8 -20', MAGENTA, 3, { opacity: 0.8 }),
  )

const beams = (sheet: Sheet): string =>
  times(9, at => {
    const turn = -1.25 + at * 0.31
    const to = (more: number): string =>
      `${Math.round(850 + 1300 * Math.sin(turn + more))} ${Math.round(330 - 1000 * Math.cos(turn + more))}`
    return shape(`M850 330L${to(-0.06)}L${to(0.06)}z`, at % 2 === 0 ? MAGENTA : GOLD, { opacity: 0.55 })
  }) + sheet.flood(sheet.glow(dark([0, 0], [0.45, 0.3], [1, 1]), 850, 330, 760), sheet.dots(NIGHT))

/** From among the hands. */
export const still: Still = sheet =>
  sheet.flood(VIOLET) +
  beams(sheet) +
  circle(
    850,
    330,
    300,
    sheet.radial([
      [0, WHITE, 1],
      [0.35, GOLD, 0.7],
      [1, MAGENTA, 0],
    ]),
  ) +
  circle(850, 330, 120, WHITE) +
  singer +
  times(80, () => {
    const [x, y] = [sheet.random() * 1280, sheet.random() * 560]
    return shape(`M${Math.round(x)} ${Math.round(y)}l10 4l-4 10l-9 -3z`, sheet.random() > 0.5 ? GOLD : MAGENTA)
  }) +
  ellipse(640, 760, 800, 120, '#0b0418') +
  hand(90, 560, 1, -12) +
  hand(260, 500, 1.25, 4) +
  hand(430, 590, 0.9, -6) +
  hand(560, 540, 1.05, 10) +
  hand(1070, 520, 1.25, -4) +
  hand(1220, 570, 1, 12) +
  times(9, head => circle(40 + head * 150, 720, 62, '#0b0418')) +
  hand(690, 690, 0.7, -6) +
  hand(900, 680, 0.8, 6)
