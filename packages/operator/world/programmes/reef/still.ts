import { circle, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const SEA = '#0b6d8a'
const DEEP = '#04263c'
const CORAL = '#f0604a'
const PINK = '#ff9a86'
const SAND = '#f2d9a0'
const MASK = '#ffd23f'

const arm = (way: string, width: number): string =>
  line(way, '#c23f3f', width + 10) +
  line(way, CORAL, width) +
  line(way, PINK, width * 0.25, { transform: 'translate(-3 -4)' })

/** An octopus knows a face when it sees one. */
const octopus = (sheet: Sheet): string => {
  const head = 'M860 420Q780 330 820 210Q880 90 1010 100Q1140 120 1160 250Q1170 350 1100 430Q980 500 860 420z'
  return (
    arm('M1080 400Q1200 460 1180 560Q1150 640 1230 700', 56) +
    arm('M1010 430Q1060 560 980 640Q930 690 960 740', 52) +
    arm('M940 430Q900 540 800 600Q720 640 730 740', 50) +
    shape(head, CORAL) +
    sheet.shade(head, '#7a1430', sheet.linear(dark([0, 0], [0.5, 0.15], [1, 0.95]), [0, 0, 0.9, 1])) +
    times(16, spot =>
      circle(900 + ((spot * 61) % 210), 150 + ((spot * 43) % 160), 6 + (spot % 3) * 5, PINK, { opacity: 0.8 }),
    ) +
    ellipse(880, 350, 54, 50, SAND) +
    ellipse(880, 352, 38, 15, DEEP) +
    circle(866, 346, 6, '#fff') +
    line('M826 320Q876 284 930 322', '#a82a34', 12) +
    ellipse(1060, 372, 40, 40, SAND) +
    ellipse(1060, 374, 27, 11, DEEP) +
    line('M1020 346Q1060 318 1096 350', '#a82a34', 10) +
    arm('M880 420Q780 480 700 420Q640 370 576 396', 46) +
    arm('M900 430Q800 560 640 540Q520 520 470 440Q440 380 490 350Q530 344 530 386', 38) +
    times(7, cup => circle(786 - cup * 46, 552 - cup * (cup > 3 ? 12 : 3), 10 - cup * 0.6, '#ffe1d0'))
  )
}

/** The diver's half: a mask, and in the glass of it the friend. */
const diver = (sheet: Sheet): string =>
  shape('M-20 780Q0 560 170 520L330 560Q420 640 430 780z', '#14222e') +
  shape('M60 400Q40 180 220 160Q380 170 384 340Q384 470 310 540Q220 580 140 540Q70 490 60 400z', '#c98a5c') +
  sheet.shade(
    'M60 400Q40 180 220 160Q380 170 384 340Q384 470 310 540Q220 580 140 540Q70 490 60 400z',
    DEEP,
    sheet.linear(dark([0, 1], [0.5, 0.3], [1, 0]), [0, 0, 1, 0]),
  ) +
  shape('M30 380Q10 150 210 130Q360 140 390 280Q280 220 200 230Q90 250 90 400Q100 480 40 520z', '#2a1410') +
  line('M40 200Q-30 120 20 20M100 150Q60 60 120 -10', '#2a1410', 40) +
  shape(
    'M150 300Q150 254 210 250L370 260Q410 266 408 310Q402 380 350 396Q310 396 290 376Q270 400 220 396Q150 380 150 300z',
    MASK,
  ) +
  shape(
    'M174 308Q176 278 216 274L362 284Q386 290 384 314Q378 362 346 370Q312 370 296 346Q270 372 226 370Q178 356 174 308z',
    '#9fe0e6',
  ) +
  circle(322, 322, 17, '#2a1410') +
  circle(238, 320, 19, '#2a1410') +
  shape('M330 296Q346 290 356 304Q356 320 344 322Q332 318 330 296z', CORAL, { opacity: 0.85 }) +
  line('M196 288L236 282', '#fff', 8) +
  line('M290 440Q330 440 340 470', '#7a3f2a', 0) +
  shape('M268 440Q320 420 366 446Q372 486 330 500Q280 500 268 440z', '#14222e') +
  line('M300 490Q200 560 60 640', '#14222e', 32) +
  line('M520 700Q470 560 520 440L536 404', '#c98a5c', 44) +
  line('M520 700Q490 640 492 600', '#14222e', 62)

export const still: Still = sheet =>
  sheet.flood(SEA) +
  times(6, ray =>
    shape(`M${420 + ray * 130} -20H${480 + ray * 130}L${300 + ray * 210} 740H${180 + ray * 210}z`, '#4fc0cf', {
      opacity: 0.28,
    }),
  ) +
  shape(
    'M560 740Q600 560 700 600Q720 500 800 560Q860 620 900 740zM1000 740Q1040 520 1120 600Q1180 460 1240 560L1300 740z',
    '#4a2f6b',
  ) +
  line(
    'M1180 740Q1170 620 1220 560M1180 660Q1130 610 1140 560M640 740Q630 660 590 620M640 690Q680 640 670 610',
    '#f2a0c0',
    18,
  ) +
  sheet.flood(sheet.linear(dark([0, 0], [0.5, 0.15], [1, 0.95])), sheet.dots(DEEP)) +
  diver(sheet) +
  octopus(sheet) +
  group(
    {},
    times(16, bubble =>
      circle(360 + ((bubble * 37) % 120), 400 - bubble * 26, 5 + (bubble % 4) * 5, 'none', {
        stroke: '#d6f4f4',
        'stroke-width': 4,
      }),
    ),
  )
