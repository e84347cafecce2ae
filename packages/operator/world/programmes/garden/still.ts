import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const SKY = '#bfe2e4'
const TOMATO = '#e2382a'
const DEEP = '#6d0f1c'
const LEAF = '#3f8f4a'
const PINE = '#1c4a35'
const CREAM = '#fff3dd'

const FRUIT = 'M560 400Q550 210 740 190Q830 170 920 196Q1110 220 1100 410Q1090 620 830 630Q570 620 560 400z'

/** Watered for ninety days, and now as large as the town. */
const tomato = (sheet: Sheet): string =>
  shape(FRUIT, TOMATO) +
  sheet.shade(FRUIT, DEEP, sheet.radial(dark([0, 0], [0.5, 0.08], [1, 1]), [0.38, 0.34, 0.74])) +
  line('M740 196Q690 260 690 340M920 200Q980 270 980 360', '#b81f22', 8) +
  shape('M630 330Q640 260 700 244Q690 300 660 350Q640 360 630 330z', CREAM, { opacity: 0.85 }) +
  circle(652, 388, 13, CREAM, { opacity: 0.8 }) +
  line('M830 200Q840 110 790 40', LEAF, 26) +
  shape(
    'M830 214Q740 200 690 150Q780 150 822 190Q800 110 760 90Q830 110 840 184Q880 110 950 96Q900 140 856 190Q930 160 1000 190Q930 220 850 212Q870 260 900 300Q830 270 830 214z',
    LEAF,
  ) +
  sheet.shade(
    'M830 214Q740 200 690 150Q780 150 822 190Q800 110 760 90Q830 110 840 184Q880 110 950 96Q900 140 856 190Q930 160 1000 190Q930 220 850 212Q870 260 900 300Q830 270 830 214z',
    PINE,
    sheet.linear(dark([0, 0], [1, 0.9])),
  )

const ladybird = group(
  { transform: 'translate(940 330) rotate(30)' },
  line('M-30 -10L-48 -22M-32 8L-52 10M-26 24L-42 38M30 -10L48 -22M32 8L52 10M26 24L42 38', '#1a1210', 5),
  circle(0, -30, 18, '#1a1210'),
  ellipse(0, 6, 34, 38, '#f7b52c'),
  line('M0 -30V44', '#1a1210', 5),
  times(6, spot => circle(spot % 2 === 0 ? -16 : 16, -12 + Math.floor(spot / 2) * 20, 6, '#1a1210')),
)

const leaf = (x: number, y: number, turn: number, size: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
    shape(
      'M0 0Q-20 -50 -70 -50Q-50 -80 -80 -120Q-30 -120 -26 -160Q10 -130 30 -170Q44 -120 90 -110Q60 -70 70 -40Q20 -40 0 0z',
      LEAF,
    ),
    line('M0 0Q6 -80 20 -150M4 -50L-50 -96M6 -70L60 -96', PINE, 6),
  )

const tower = (at: number): string => {
  const [x, high] = [at * 92 - 30, 130 + ((at * 83) % 190)]
  return (
    rect(x, 560 - high, 80, high, at % 3 === 0 ? '#8fb0bf' : at % 3 === 1 ? '#a7c3c9' : '#7d9cb0') +
    times(
      Math.floor(high / 34),
      row =>
        rect(x + 14, 574 - high + row * 32, 14, 16, CREAM) +
        rect(x + 46, 574 - high + row * 32, 14, 16, row % 2 === 0 ? '#f7cf7a' : CREAM),
    )
  )
}

/** From the height of an ant: very little soil, and courage. */
export const still: Still = sheet =>
  sheet.flood(SKY) +
  circle(180, 150, 70, CREAM) +
  times(14, at => tower(at)) +
  sheet.flood(sheet.linear(dark([0, 0.1], [0.6, 0.1], [1, 0.6]), [0, 0, 0.5, 1]), sheet.dots('#5f8fa8')) +
  line('M-20 430H1300', PINE, 18) +
  times(15, bar => line(`M${bar * 92 + 10} 430V740`, PINE, 11)) +
  line(
    times(14, curl => `M${curl * 92 + 20} 500q36 -44 72 0q-36 44 -72 0`),
    PINE,
    6,
  ) +
  leaf(520, 330, -50, 0.9) +
  leaf(1140, 300, 56, 1) +
  leaf(800, 90, -14, 0.5) +
  line('M790 40Q700 -20 640 60M790 40Q1000 -40 1130 250', LEAF, 16) +
  tomato(sheet) +
  ladybird +
  shape('M300 660Q640 590 1000 640Q1180 620 1300 660V740H280z', '#5a3824') +
  times(40, crumb =>
    circle(
      330 + ((crumb * 97) % 940),
      660 + ((crumb * 31) % 60),
      4 + (crumb % 4) * 3,
      crumb % 2 === 0 ? '#7d5238' : '#3a2216',
    ),
  ) +
  shape('M330 690L360 800H1300V690z', '#c2643a') +
  line('M330 690H1300', '#e08a5a', 18) +
  line('M170 720Q180 600 130 540', LEAF, 12) +
  leaf(130, 550, -20, 0.6) +
  circle(176, 640, 32, '#9fb84a') +
  circle(130, 690, 26, '#e8a13a')
