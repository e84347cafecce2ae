import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const NIGHT = '#101a33'
const DEEP = '#060a18'
const DESK = '#2b3a63'
const LAMP = '#ffd985'
const PAPER = '#f4efe0'
const RED = '#e2503a'

/** A desk that has gone home: its screen is dark, its chair pushed in. */
const asleep = (x: number, y: number): string =>
  group(
    { transform: `translate(${x} ${y})` },
    rect(-110, -60, 220, 120, '#1c2747', { rx: 8 }),
    rect(-50, -48, 100, 20, DEEP),
    rect(-46, 0, 92, 28, '#131c38', { rx: 4 }),
    circle(0, 88, 36, '#16203d'),
    rect(66, -20, 30, 44, '#2b3a63'),
  )

const lit = (sheet: Sheet): string =>
  group(
    { transform: 'translate(820 360) rotate(-8)' },
    ellipse(
      0,
      0,
      380,
      320,
      sheet.radial([
        [0, LAMP, 0.9],
        [0.6, LAMP, 0.3],
        [1, LAMP, 0],
      ]),
    ),
    rect(-270, -150, 540, 260, DESK, { rx: 12 }),
    rect(
      -270,
      -150,
      540,
      260,
      sheet.radial(
        [
          [0, LAMP, 0.85],
          [1, LAMP, 0.1],
        ],
        [0.5, 0.4, 0.62],
      ),
      { rx: 12 },
    ),
    rect(-110, -136, 220, 40, DEEP, { rx: 6 }),
    rect(-100, -96, 200, 12, '#8fd3ff'),
    rect(-92, -34, 184, 62, '#e4e0d4', { rx: 8 }),
    times(3, row => times(11, key => rect(-84 + key * 15.4, -28 + row * 17, 11, 12, '#8b8f9c', { rx: 2 }))),
    times(7, sheetAt =>
      rect(132 + (sheetAt % 3) * 8, -110 + sheetAt * 12, 96, 66, PAPER, {
        transform: `rotate(${-14 + sheetAt * 6} 180 ${-80 + sheetAt * 12})`,
        stroke: '#b9b09a',
        'stroke-width': 2,
      }),
    ),
    line(
      times(4, row => `M150 ${-2 + row * 11}h60`),
      '#6d6a60',
      4,
      { transform: 'rotate(22 180 -8)' },
    ),
    times(
      5,
      cup =>
        circle(-226 + (cup % 2) * 50, -110 + cup * 40, 21, PAPER) +
        circle(-226 + (cup % 2) * 50, -110 + cup * 40, 15, cup === 4 ? '#a9713f' : '#4a2a18'),
    ),
    shape('M120 60Q160 30 220 50L236 82Q180 70 140 90z', RED),
    line('M180 40Q260 0 250 -60Q240 -100 290 -110', RED, 6),
  )

/** Who stays awake, from above: a parting, two hands, and headphones around the neck. */
const editor = (sheet: Sheet): string =>
  group(
    { transform: 'translate(846 530) rotate(-8) scale(1.15)' },
    ellipse(0, 56, 74, 56, DEEP),
    shape('M-120 80Q-130 -30 -40 -36H40Q130 -30 120 80Q0 130 -120 80z', '#c23f5a'),
    line('M-100 10Q-130 -60 -58 -118', '#c23f5a', 44),
    line('M100 10Q130 -60 56 -120', '#c23f5a', 44),
    ellipse(-52, -132, 22, 28, '#c98a5c', { transform: 'rotate(14 -52 -132)' }),
    ellipse(50, -134, 22, 28, '#c98a5c', { transform: 'rotate(-14 50 -134)' }),
    line('M-66 -150v-16M-54 -156v-18M-42 -154v-16M40 -156v-16M52 -158v-18M64 -152v-16', '#c98a5c', 9),
    line('M-66 10Q-70 -44 0 -50Q70 -44 66 10', '#14110f', 18),
    circle(-66, 18, 24, '#14110f'),
    circle(66, 18, 24, '#14110f'),
    ellipse(0, -10, 54, 60, '#3a2016'),
    shape('M-14 -68L14 -68L6 -40H-6z', '#c98a5c'),
    line('M0 -64Q10 -20 4 44M-30 -56Q-44 -10 -26 40M30 -56Q44 -10 28 40', '#6b4028', 5),
    sheet.shade('M-130 130V-40H130V130z', DEEP, sheet.linear(dark([0, 0], [0.4, 0.1], [1, 0.95]))),
  )

export const still: Still = sheet =>
  sheet.flood(NIGHT) +
  line(times(9, at => `M0 ${at * 96 - 10}H1280`) + times(14, at => `M${at * 100} 0V720`), '#17223f', 4) +
  group(
    { transform: 'rotate(-8 640 360)' },
    times(4, row =>
      times(5, column => (column === 3 && (row === 1 || row === 2) ? '' : asleep(-60 + column * 300, -20 + row * 240))),
    ),
  ) +
  sheet.flood(sheet.glow(dark([0, 0], [0.5, 0.3], [1, 1]), 820, 380, 700), sheet.dots(DEEP)) +
  lit(sheet) +
  editor(sheet)
