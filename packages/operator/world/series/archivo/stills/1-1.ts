import { circle, ellipse, rect, shape } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { reel } from '../../../draw/tape.ts'
import { corners, PLUM, TEAL } from '../palette.ts'

const BARK = '#5b3a2a'
const BURN = '#8f4b33'
const KEYS = ['#e8dcc4', '#e8dcc4', '#c8321f', '#e8dcc4', '#e8dcc4']

/** A row of keys; the red one is going down. */
const keys = (sheet: Sheet): string =>
  KEYS.map((colour, at) => {
    const isRed = at === 2
    const [x, top] = [70 + at * 232, 480 + (isRed ? 26 : 0)]
    const face = `M${x} ${top}H${x + 206}L${x + 212} 690H${x - 6}z`
    return (
      shape(face, colour) +
      shape(`M${x} ${top}H${x + 206}L${x + 210} ${top + 40}H${x - 4}z`, '#fff', { opacity: 0.4 }) +
      shape(`M${x - 6} 690H${x + 212}V760H${x - 6}z`, '#8f7f68') +
      sheet.shade(face, isRed ? '#6d120c' : '#9c8663', sheet.linear(dark([0, 0], [1, 0.7])))
    )
  }).join('')

const FINGER =
  'M1400 60Q1080 130 900 300Q720 440 640 500Q590 560 640 584Q700 600 790 540Q980 430 1110 420Q1260 420 1400 480z'

const finger = (sheet: Sheet): string =>
  shape(FINGER, '#c98560') +
  shape('M1400 300Q1180 280 1000 380Q860 470 760 552Q980 430 1110 420Q1260 420 1400 480z', BURN) +
  sheet.shade(FINGER, '#5a2618', sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.8]), [0.2, 0, 0.6, 1])) +
  shape('M640 502Q606 550 644 574Q676 560 704 512Q676 486 640 502z', '#f0c7a4') +
  line('M876 330Q900 356 930 356M846 356Q866 380 892 384', BURN, 6) +
  shape('M1190 100L1240 300L1300 420L1420 470V0z', TEAL) +
  line('M1190 106Q1226 260 1282 404', '#3b8a90', 10)

const spools = (sheet: Sheet): string =>
  circle(330, 200, 300, '#120c0d') +
  circle(960, 190, 300, '#120c0d') +
  circle(330, 200, 210, BARK) +
  circle(960, 190, 130, BARK) +
  reel(330, 200, 120, 10) +
  reel(960, 190, 100, 34) +
  line('M330 0Q640 -40 960 60M120 414Q640 470 1160 410', '#8a5a3c', 10) +
  rect(0, 0, 1280, 470, sheet.linear(dark([0, 0.3], [0.5, 0], [1, 0.9])), sheet.dots('#0b0709'))

/** Insert: a finger on the red key. */
export const still: Still = sheet =>
  sheet.flood(PLUM) +
  rect(0, 440, 1280, 280, '#3b2a20') +
  spools(sheet) +
  rect(0, 424, 1280, 34, '#6b5a48') +
  circle(560, 441, 9, '#ff5a3c') +
  circle(560, 441, 26, '#ff5a3c', { opacity: 0.25 }) +
  keys(sheet) +
  ellipse(650, 590, 90, 22, '#000', { opacity: 0.45, ...sheet.blur(8) }) +
  finger(sheet) +
  corners(sheet, 0.7)
