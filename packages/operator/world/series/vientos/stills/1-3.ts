import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { air, COBALT, CREAM, EARTH, ICE, NAVY, RED, SUN } from '../palette.ts'

const SKIN = '#c98a5e'
const DEEP = '#6e3420'

/** The suits: coins, cups, a sword, a club. */
const SUITS = [
  circle(0, 0, 36, SUN) + circle(0, 0, 20, RED) + circle(0, 0, 8, SUN),
  shape('M-34 -40H34Q34 10 6 14V34H24V46H-24V34H-6V14Q-34 10 -34 -40z', RED) + line('M-28 -30H28', SUN, 6),
  line('M0 -56V40', '#5a86c8', 13) + line('M-24 24H24', SUN, 11) + circle(0, 50, 10, SUN),
  line('M-10 54Q-16 0 10 -50', '#4a8a4a', 22) + line('M-4 10l-20 -12M4 -16l20 -8', '#4a8a4a', 11),
]

const card = (x: number, y: number, turn: number, suit: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    rect(-78, -118, 156, 236, NAVY, { rx: 13, opacity: 0.3, transform: 'translate(10 14)' }),
    rect(-78, -118, 156, 236, CREAM, { rx: 13 }),
    rect(-62, -100, 124, 200, 'none', { rx: 4, stroke: COBALT, 'stroke-width': 4 }),
    SUITS[suit] ?? '',
  )

const pebble = (x: number, y: number, r: number, colour: string): string =>
  ellipse(x + 9, y + 12, r, r * 0.7, NAVY, { opacity: 0.4 }) +
  ellipse(x, y, r, r * 0.72, colour) +
  ellipse(x - r * 0.24, y - r * 0.24, r * 0.4, r * 0.2, '#fff', { opacity: 0.45 })

/** Four fingers behind a fan of cards, a thumb before it. */
const hand = (sheet: Sheet): string => {
  const thumb = 'M1180 700Q1060 690 980 610Q930 560 936 536Q956 516 992 540Q1060 580 1130 590z'
  return (
    card(830, 430, -34, 2) +
    card(906, 400, -16, 0) +
    card(990, 396, 4, 3) +
    card(1070, 420, 22, 1) +
    shape('M1320 760H960Q940 700 980 620Q1060 560 1180 560L1320 520z', SKIN) +
    sheet.shade(
      'M1320 760H960Q940 700 980 620Q1060 560 1180 560L1320 520z',
      DEEP,
      sheet.linear(dark([0, 0], [1, 0.9])),
    ) +
    shape(thumb, '#d99a6c') +
    sheet.shade(thumb, DEEP, sheet.linear(dark([0, 0], [0.6, 0.1], [1, 0.8]))) +
    shape('M938 536Q930 552 950 576Q972 570 976 546Q956 524 938 536z', '#f3d0ac') +
    line('M1040 596Q1050 610 1066 614M1056 584Q1068 598 1082 600', DEEP, 5) +
    shape('M1150 760Q1140 640 1200 560L1340 500V760z', ICE) +
    line('M1170 760Q1164 650 1214 574', COBALT, 9)
  )
}

/** Insert: in the tenth day of wind. */
export const still: Still = sheet =>
  sheet.flood('#e9e2cf') +
  times(10, at => rect(0, at * 74, 1280, 66, at % 2 ? '#3f6fd0' : '#3a66c2')) +
  times(26, at => line(`M${(at * 197) % 1200} ${20 + ((at * 73) % 690)}h${60 + ((at * 31) % 90)}`, '#2a4ea0', 5)) +
  sheet.flood(sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.8]), [0, 0, 1, 1]), sheet.dots(NAVY)) +
  circle(180, 80, 360, '#fff3c8', { opacity: 0.35, ...sheet.blur(40) }) +
  card(220, 470, -12, 0) +
  card(440, 520, 8, 3) +
  card(330, 300, 4, 2) +
  pebble(214, 540, 52, '#8a93a8') +
  pebble(446, 590, 46, EARTH) +
  pebble(340, 220, 48, '#c9c2b4') +
  pebble(640, 620, 40, '#6f7890') +
  pebble(92, 250, 36, EARTH) +
  group({ transform: 'translate(660 170) rotate(28) skewX(-18)' }, card(0, 0, 0, 1)) +
  line('M470 90Q560 40 640 70M500 150q40 -24 80 -20M740 60Q860 20 960 70', CREAM, 8, { opacity: 0.8 }) +
  group(
    { transform: 'translate(560 400)' },
    ellipse(8, 12, 62, 62, NAVY, { opacity: 0.35 }),
    circle(0, 0, 58, '#fff', { opacity: 0.55 }),
    circle(0, 0, 44, '#8e2436'),
    ellipse(-12, -14, 18, 10, '#fff', { opacity: 0.5 }),
  ) +
  hand(sheet) +
  air(sheet, 0.6)
