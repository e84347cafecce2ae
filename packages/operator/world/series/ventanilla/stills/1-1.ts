import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { write } from '../../../draw/lettering.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { BLUE, CREAM, corners, INK, MOSS, ORANGE, PISTACHIO } from '../palette.ts'

const floor =
  times(13, at => `M${640 + (at - 6) * 60} 300L${640 + (at - 6) * 330} 720`) +
  times(6, row => `M0 ${300 + 12 * (row + 1) ** 2}H1280`)

/** From the dispenser to our feet: the number is longer than the queue. */
const ribbon = (sheet: Sheet): string => {
  const paper =
    'M626 286H656Q690 330 590 350Q470 372 520 410Q600 452 820 450Q1000 452 960 520Q860 610 440 590L250 760H900L1010 620Q1180 540 1120 470Q1060 404 830 410Q640 410 600 392Q590 380 650 360Q720 332 680 286z'
  return (
    shape(paper, INK, { opacity: 0.3, transform: 'translate(16 20)' }) +
    shape(paper, CREAM) +
    sheet.shade(paper, '#b5ac8a', sheet.linear(dark([0, 0.8], [0.4, 0.2], [1, 0.1]))) +
    group(
      { transform: 'matrix(1 0 -.5 .72 520 604)' },
      write(['9412'], { x: 0, y: 0, heights: [150], gap: 0.16, pen: { thickness: 23 }, fill: INK }).markup,
    )
  )
}

const legs = (x: number, y: number, size: number, trousers: string, shoe: string): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    ellipse(0, 8, 110, 14, INK, { opacity: 0.3 }),
    shape('M-70 -420L-54 -20H-8L0 -300L8 -20H54L70 -420z', trousers),
    shape('M-56 -22H-6V8H-96Q-96 -12 -56 -22zM6 -22H56V8H-34Q-34 -12 6 -22z', shoe),
  )

/** Insert, from the floor: the auditor has taken a number. */
export const still: Still = sheet =>
  sheet.flood(PISTACHIO) +
  rect(0, 0, 1280, 300, '#c3d0aa') +
  rect(0, 250, 1280, 50, MOSS) +
  rect(0, 300, 1280, 420, '#b8c4b0') +
  line(floor, '#9aa892', 4) +
  rect(580, 60, 120, 230, ORANGE, { rx: 20 }) +
  rect(604, 100, 72, 60, INK, { rx: 8 }) +
  circle(640, 216, 24, CREAM) +
  rect(612, 268, 58, 20, INK) +
  legs(180, 420, 0.9, BLUE, INK) +
  legs(330, 372, 0.62, '#6b4a5a', '#2b1a1a') +
  legs(980, 372, 0.62, '#4a5a44', INK) +
  legs(1130, 440, 0.96, '#5b4636', '#20140c') +
  ribbon(sheet) +
  corners(sheet, 0.7)
