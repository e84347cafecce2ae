import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const NIGHT = '#132036'
const SNOW = '#e6eef2'
const GREEN = '#1f6a55'
const RED = '#c9402f'
const LAMP = '#fff0bd'
const INK = '#080d18'

/** It comes once a week. */
const engine = (sheet: Sheet): string => {
  const body = 'M600 560V200Q600 80 820 70Q1040 80 1040 200V560z'
  return (
    shape(body, GREEN) +
    shape('M600 330H1040V420H600z', '#f2dcae') +
    shape('M600 420L820 540L1040 420V560H600z', RED) +
    line('M600 420L820 540L1040 420', '#f2dcae', 16) +
    shape('M650 190Q650 140 730 134H800V270H650zM990 190Q990 140 910 134H840V270H990z', '#0d1a2a') +
    shape('M690 270V230Q700 196 730 196Q760 200 764 270z', '#2a1a14') +
    circle(730, 200, 24, '#c98a5c') +
    shape('M704 196Q706 166 732 166Q758 168 758 196z', RED) +
    line('M660 260L740 140M860 260L930 140', '#5f8fa0', 7, { opacity: 0.7 }) +
    line('M846 268L900 200', INK, 6) +
    rect(590, 100, 460, 26, INK, { rx: 12, opacity: 0 }) +
    sheet.shade(body, INK, sheet.linear(dark([0, 0.8], [0.35, 0.1], [0.6, 0.1], [1, 0.95]), [0, 0, 1, 0])) +
    circle(820, 96, 40, LAMP) +
    circle(680, 470, 34, LAMP) +
    circle(960, 470, 34, LAMP) +
    circle(
      820,
      96,
      220,
      sheet.radial([
        [0, LAMP, 0.9],
        [1, LAMP, 0],
      ]),
    ) +
    circle(
      680,
      470,
      130,
      sheet.radial([
        [0, LAMP, 0.8],
        [1, LAMP, 0],
      ]),
    ) +
    circle(
      960,
      470,
      130,
      sheet.radial([
        [0, LAMP, 0.8],
        [1, LAMP, 0],
      ]),
    )
  )
}

/** Two wings of snow from the plough. */
const plough = (sheet: Sheet): string => {
  const left = 'M820 560L520 660Q380 600 300 640Q360 540 470 560Q420 460 560 500Q600 480 640 540z'
  const right = 'M820 560L1120 660Q1260 590 1320 640V520Q1240 500 1180 560Q1180 470 1060 510Q1030 490 1000 540z'
  return (
    shape('M590 540L820 600L1050 540L1110 660L820 720L530 660z', '#2b3442') +
    line('M820 600V720', '#6d7a8c', 10) +
    line('M600 560L560 650M680 580L650 680M1040 560L1080 650M960 580L990 680', '#465468', 8) +
    shape(left, SNOW) +
    shape(right, SNOW) +
    sheet.shade(left, '#6b89a8', sheet.linear(dark([0, 0], [1, 0.9]))) +
    sheet.shade(right, '#6b89a8', sheet.linear(dark([0, 0], [1, 0.9])))
  )
}

export const still: Still = sheet =>
  sheet.flood(NIGHT) +
  shape('M-20 420L120 240L260 380L430 180L640 420L900 200L1080 360L1200 250L1300 380V600H-20z', '#22375a') +
  shape(
    'M430 180L480 240L446 260L420 236L396 250zM120 240L156 288L128 300L98 276zM1200 250L1236 300L1206 310L1178 282z',
    SNOW,
  ) +
  sheet.flood(sheet.glow(dark([0, 0], [0.45, 0.2], [1, 1]), 820, 300, 800), sheet.dots(INK)) +
  shape('M-20 560Q400 500 820 540T1300 550V740H-20z', '#c3d3df') +
  sheet.shade('M-20 560Q400 500 820 540T1300 550V740H-20z', '#3f5a80', sheet.linear(dark([0, 0.1], [1, 0.95]))) +
  times(6, pole =>
    line(
      `M${70 + pole * 80} ${590 - pole * 16}V${300 + pole * 34}M${40 + pole * 84} ${330 + pole * 30}h${62 - pole * 9}`,
      INK,
      10 - pole * 1.3,
    ),
  ) +
  line('M-20 330Q160 400 470 470', INK, 3) +
  engine(sheet) +
  plough(sheet) +
  group(
    {},
    times(120, () =>
      circle(sheet.random() * 1280, sheet.random() * 720, 1.5 + sheet.random() * 5, '#fff', { opacity: 0.85 }),
    ),
  ) +
  times(5, puff => ellipse(820 + puff * 70, 40 - puff * 12, 70 + puff * 10, 40, '#8fa6bd', { opacity: 0.25 }))
