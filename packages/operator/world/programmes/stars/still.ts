import { circle, group, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const NIGHT = '#14224a'
const DEEP = '#060b1e'
const ICE = '#bfe0f2'
const GOLD = '#f6c25a'
const EARTH = '#4a2a2f'

/** Three hours of turning, around one that stays. */
const trails = (sheet: Sheet): string =>
  times(46, at => {
    const radius = 30 + at * 19
    const from = sheet.random() * 6.28
    const long = 0.5 + sheet.random() * 0.5
    const to = (turn: number): string =>
      `${Math.round(430 + radius * Math.cos(turn))} ${Math.round(230 + radius * Math.sin(turn))}`
    const arc = (turn: number): string => `M${to(turn)}A${radius} ${radius} 0 0 1 ${to(turn + long)}`
    return line(arc(from) + arc(from + 2.2) + arc(from + 4.1), at % 5 === 0 ? GOLD : ICE, 1.5 + sheet.random() * 3, {
      opacity: 0.5 + sheet.random() * 0.5,
    })
  }) + circle(430, 230, 8, '#fff')

const FACE =
  'M1300 760V330Q1240 220 1110 230Q1000 240 970 330Q960 350 964 372L920 420Q908 436 926 446L950 452Q938 470 948 482Q936 496 950 508Q950 524 940 540Q946 590 1010 588Q1060 590 1080 620L1090 760z'

/** The eye is at the glass, and all the sky goes into it. */
const astronomer = (sheet: Sheet): string =>
  shape('M960 760Q980 660 1090 640L1300 560V760z', '#a83a3a') +
  line('M1010 700Q1120 660 1280 690', '#f2dcc0', 16) +
  shape(FACE, '#b0714a') +
  sheet.shade(FACE, DEEP, sheet.linear(dark([0, 0], [0.35, 0.2], [1, 1]), ACROSS)) +
  shape('M950 340Q940 190 1110 180Q1260 180 1320 300V420Q1200 300 1080 320Q1000 320 950 340z', '#e0a53a') +
  line('M960 330Q1100 280 1300 340', '#a86a1a', 20) +
  circle(1150, 176, 34, '#f2dcc0') +
  line('M976 384Q1006 368 1036 388', '#1a0f14', 11) +
  line('M984 414Q1008 426 1034 412', '#1a0f14', 8) +
  line('M948 486Q980 484 1004 494', '#5a2420', 7) +
  line('M1110 400Q1150 380 1156 430Q1150 480 1116 480', '#6b3a24', 9)

const tube = (sheet: Sheet): string =>
  group(
    { transform: 'translate(940 400) rotate(24)' },
    shape('M-560 -110L-120 -70V74L-560 116z', '#d9dfe6'),
    sheet.shade('M-560 -110L-120 -70V74L-560 116z', '#24345f', sheet.linear(dark([0, 0.1], [0.4, 0], [1, 1]))),
    shape('M-600 -126H-548V132H-600z', '#24345f'),
    shape('M-130 -56H-20V58H-130z', '#24345f'),
    shape('M-20 -34H40V36H-20z', '#11182f'),
    line('M-430 -98V104M-270 -84V90', GOLD, 10),
    circle(-20, -80, 20, GOLD),
  )

export const still: Still = sheet =>
  sheet.flood(NIGHT) +
  sheet.flood(sheet.linear(dark([0, 0.9], [0.7, 0.2], [1, 0])), sheet.dots(DEEP)) +
  trails(sheet) +
  shape('M-20 620Q160 560 320 610T660 600L700 740H-20z', EARTH) +
  sheet.shade('M-20 620Q160 560 320 610T660 600L700 740H-20z', DEEP, sheet.linear(dark([0, 0.2], [1, 1]))) +
  times(7, house => shape(`M${60 + house * 66} ${640 - (house % 3) * 12}l26 -26l26 26v40h-52z`, '#1a1526')) +
  line('M640 760L780 330M900 760L800 340', '#11182f', 20) +
  tube(sheet) +
  astronomer(sheet)
