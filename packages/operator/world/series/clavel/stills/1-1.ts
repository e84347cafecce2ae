import { circle, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { tuerca } from '../children.ts'
import { gear } from '../gear.ts'
import { BRASS, CORAL, CREAM, corners, NIGHT, SKIN, TEAL, YELLOW } from '../palette.ts'

const wheel = (x: number, y: number): string =>
  circle(x, y, 132, 'none', { stroke: NIGHT, 'stroke-width': 20 }) +
  circle(x, y, 112, 'none', { stroke: CREAM, 'stroke-width': 5 }) +
  times(10, spoke => group({ transform: `rotate(${spoke * 36} ${x} ${y})` }, line(`M${x} ${y}V${y - 118}`, NIGHT, 3))) +
  circle(x, y, 15, CORAL)

/** It knows the way; she only holds on. */
const ride = (sheet: Sheet): string =>
  wheel(560, 540) +
  wheel(930, 540) +
  line('M560 540L660 340H880L930 540M660 340L760 540L880 340M560 540H760M880 340L900 270L960 258', CORAL, 19) +
  gear(760, 540, 46, 10, 8, BRASS, NIGHT) +
  shape('M620 320H710L700 344H634z', NIGHT) +
  rect(940, 226, 66, 48, TEAL, { rx: 10 }) +
  circle(990, 250, 13, YELLOW) +
  shape('M1000 250L1280 150V350z', YELLOW, { opacity: 0.55 }) +
  shape('M330 300Q280 240 200 250L190 216Q310 180 400 262z', NIGHT) +
  shape('M360 330Q270 320 190 370L172 340Q270 270 390 284z', '#33586a') +
  shape('M340 246Q450 200 520 250L500 330Q420 330 340 340z', YELLOW) +
  sheet.shade('M340 246Q450 200 520 250L500 330Q420 330 340 340z', '#c98a1c', sheet.linear(dark([0, 0], [1, 0.8]))) +
  line('M500 270Q620 290 900 268', SKIN, 24) +
  tuerca(546, 214, 1.3, 14)

/** Outside: a bicycle that goes where one was happy, and a child that flies behind it. */
export const still: Still = sheet =>
  sheet.flood('#8fd3c7') +
  sheet.flood(sheet.linear(dark([0, 0.7], [0.6, 0])), sheet.dots(TEAL)) +
  times(5, cloud =>
    group(
      { transform: `translate(${cloud * 290 - 20} ${80 + (cloud % 2) * 60})` },
      circle(0, 0, 46, CREAM),
      circle(54, -14, 58, CREAM),
      circle(112, 4, 42, CREAM),
      rect(-40, 4, 190, 42, CREAM, { rx: 21 }),
    ),
  ) +
  shape('M-20 560Q200 400 480 520Q760 600 1000 470Q1160 400 1300 460V740H-20z', '#f2b84a') +
  times(7, house =>
    group(
      { transform: `translate(${40 + house * 190} ${500 + (house % 3) * 24})` },
      rect(0, -70, 80, 110, house % 2 === 0 ? CORAL : CREAM),
      shape('M-12 -70L40 -118L92 -70z', house % 2 === 0 ? NIGHT : TEAL),
      rect(26, -40, 26, 34, NIGHT),
    ),
  ) +
  shape('M-20 640Q640 560 1300 650V740H-20z', '#7fb58a') +
  line('M60 420H250M20 470H190M120 300H220', CREAM, 8, { opacity: 0.8 }) +
  ride(sheet) +
  corners(sheet, 0.5)
