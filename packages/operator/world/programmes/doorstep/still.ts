import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const DOOR = '#1f7a6c'
const DEEP = '#0d3a38'
const LIME = '#f3ead2'
const PINK = '#f08a7a'
const GOLD = '#e9b23c'
const INK = '#1a1512'

const panel = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, '#186457') +
  line(`M${x} ${y + height}V${y}H${x + width}`, DEEP, 8) +
  line(`M${x} ${y + height}H${x + width}V${y}`, '#2f9482', 8)

/** Half of her: the other half holds the door. */
const neighbour = (sheet: Sheet): string =>
  sheet.clip(
    'M640 -10H900V730H640z',
    rect(630, 0, 280, 720, '#5a2a1e'),
    rect(630, 0, 280, 720, sheet.linear(dark([0, 0.2], [1, 1]), ACROSS), sheet.dots('#2a0f0b')),
    shape('M560 760Q600 580 720 560Q900 560 960 760z', '#7d4fa0'),
    times(8, dot => circle(670 + ((dot * 61) % 190), 610 + dot * 14, 10, LIME)),
    shape('M700 560Q720 500 716 460H880V580z', '#b9764e'),
    shape('M660 330Q650 190 780 170Q920 180 920 340Q920 470 860 520Q810 556 760 530Q680 480 660 330z', '#d59a6c'),
    sheet.shade(
      'M660 330Q650 190 780 170Q920 180 920 340Q920 470 860 520Q810 556 760 530Q680 480 660 330z',
      '#7a3a24',
      sheet.linear(dark([0, 0], [0.4, 0.1], [1, 1]), ACROSS),
    ),
    shape('M640 330Q620 130 800 120Q930 130 950 330Q900 220 800 214Q700 220 640 330z', '#cfc8c0'),
    ...[690, 760, 830].map(
      x =>
        rect(x - 34, 128 + Math.abs(x - 760) * 0.16, 68, 40, PINK, { rx: 20 }) +
        line(`M${x - 24} ${148 + Math.abs(x - 760) * 0.16}h48`, '#b8503f', 5),
    ),
    circle(730, 330, 54, LIME, { stroke: INK, 'stroke-width': 9 }),
    circle(858, 330, 54, LIME, { stroke: INK, 'stroke-width': 9 }),
    line('M784 322Q794 314 806 322M676 322L640 306', INK, 9),
    circle(716, 336, 20, INK),
    circle(844, 336, 20, INK),
    circle(709, 328, 6, LIME),
    circle(837, 328, 6, LIME),
    line('M690 256Q724 232 762 254M828 252Q860 236 892 254', '#8d857c', 10),
    line('M790 350Q770 400 776 416Q792 430 812 420', '#8a4a2e', 7),
    ellipse(780, 474, 26, 17, '#7a2420'),
    line('M744 452Q738 474 748 492', '#8a4a2e', 5),
  )

const chain = times(7, link =>
  ellipse(612 + link * 52, 600 + Math.round(34 * Math.sin((link / 6) * Math.PI)), 30, 13, 'none', {
    stroke: GOLD,
    'stroke-width': 9,
    transform: `rotate(${link % 2 === 0 ? 8 : -8} ${612 + link * 52} 600)`,
  }),
)

const microphone = (sheet: Sheet): string =>
  group(
    { transform: 'translate(560 472) rotate(-12)' },
    shape('M-620 20L-90 -26V40L-620 130z', INK),
    line('M-500 30L-100 0', '#4b423c', 7),
    rect(-120, -44, 40, 100, GOLD, { rx: 8 }),
    shape('M-86 -80Q40 -110 66 4Q50 110 -86 92z', '#e24a33'),
    sheet.shade('M-86 -80Q40 -110 66 4Q50 110 -86 92z', '#7a140c', sheet.linear(dark([0, 0], [1, 0.9]))),
    times(26, at => circle(-66 + ((at * 29) % 110), -62 + ((at * 47) % 130), 4, '#b02a1a')),
  )

/** Whoever opens is on the air. */
export const still: Still = sheet =>
  sheet.flood(LIME) +
  rect(0, 0, 640, 720, DOOR) +
  panel(40, 40, 250, 280) +
  panel(330, 40, 250, 280) +
  panel(40, 380, 250, 400) +
  panel(330, 380, 250, 400) +
  sheet.shade('M0 0H640V720H0z', DEEP, sheet.linear(dark([0, 0.95], [0.6, 0.3], [1, 0]), ACROSS)) +
  neighbour(sheet) +
  rect(900, -10, 40, 740, DEEP) +
  rect(940, -10, 350, 740, '#e9a15c') +
  sheet.shade('M940 0H1280V720H940z', '#a3502a', sheet.linear(dark([0, 0.8], [0.5, 0.2], [1, 0.6]), ACROSS)) +
  rect(1010, 180, 170, 230, '#2b5fa0', { rx: 12 }) +
  times(8, leaf =>
    ellipse(1095, 260, 18, 40, leaf % 2 === 0 ? LIME : GOLD, { transform: `rotate(${leaf * 45} 1095 295)` }),
  ) +
  circle(1095, 295, 20, PINK) +
  rect(1060, 470, 70, 70, INK, { rx: 14 }) +
  circle(1095, 505, 20, GOLD) +
  rect(628, 0, 18, 720, '#2f9482') +
  chain +
  rect(570, 566, 66, 70, GOLD, { rx: 8 }) +
  microphone(sheet)
