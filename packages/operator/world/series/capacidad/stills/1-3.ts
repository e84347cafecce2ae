import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CREAM, corner, INK, ORANGE, PINK, PLUM, SUN, VIOLET } from '../palette.ts'

const DEEP = '#8a4a34'
const FACE = 'M500 330Q506 170 640 166Q776 170 782 330Q790 430 760 520H520Q490 430 500 330z'

const landlord = (sheet: Sheet): string =>
  shape('M360 560Q420 470 540 470H740Q860 470 920 560z', '#3a4a7a') +
  shape('M580 470L640 560L700 470z', CREAM) +
  ellipse(494, 360, 28, 46, '#d9956e') +
  ellipse(788, 360, 28, 46, '#d9956e') +
  shape(FACE, '#eeb48e') +
  sheet.clip(
    FACE,
    sheet.shade('M480 150H800V540H480z', DEEP, sheet.linear(dark([0, 0.8], [0.4, 0.05], [0.6, 0], [1, 0.5]), ACROSS)),
    shape('M480 470Q640 430 800 470V540H480z', '#b98a78', { opacity: 0.7 }),
  ) +
  shape(
    'M498 330Q488 210 560 180Q600 150 640 176Q560 220 540 270Q520 290 520 330zM784 330Q794 230 750 196Q760 260 764 330z',
    '#5a5470',
  ) +
  line('M560 196Q640 150 740 190', '#5a5470', 9) +
  shape('M546 320Q580 286 618 318Q582 346 546 320zM664 318Q700 286 738 320Q700 346 664 318z', CREAM) +
  circle(590, 320, 15, INK) +
  circle(710, 320, 15, INK) +
  line('M540 322Q580 276 624 318M658 318Q700 276 744 322', INK, 7) +
  line('M536 266Q576 238 620 262M664 258Q704 232 748 262', '#5a5470', 17) +
  line('M636 330Q664 384 660 400Q644 418 618 406', DEEP, 8) +
  shape('M580 440Q640 412 700 440Q690 470 640 470Q590 470 580 440z', INK) +
  line('M596 440Q640 430 686 442', CREAM, 8) +
  line('M560 220q20 -8 40 0M680 216q20 -8 40 2', DEEP, 5)

/** Fingers that hold on to the floor. */
const grip = (x: number): string =>
  times(
    4,
    at =>
      rect(x + at * 36, 498, 32, 66, '#eeb48e', { rx: 16 }) + rect(x + 7 + at * 36, 538, 18, 20, '#f8d4b8', { rx: 8 }),
  )

const court = (x: number, colour: string, sole: string, leg: string, side: 1 | -1): string =>
  group(
    { transform: `translate(${x} 650) scale(${side} 1)` },
    ellipse(20, 34, 170, 16, INK, { opacity: 0.5 }),
    shape('M-90 -720H20L26 -90H-84z', leg),
    shape('M-96 -110Q-40 -80 30 -110Q60 -60 130 -36Q180 -20 176 22H-96z', colour),
    rect(-100, 14, 280, 20, sole, { rx: 8 }),
  )

const slipper = (x: number, side: 1 | -1): string =>
  group(
    { transform: `translate(${x} 650) scale(${side} 1)` },
    ellipse(20, 34, 160, 16, INK, { opacity: 0.5 }),
    shape('M-80 -720H20L10 -60H-70z', '#c98a5e'),
    shape('M-90 24Q-100 -60 -20 -60Q40 -80 100 -50Q160 -30 156 24z', PINK),
    circle(70, -52, 34, CREAM),
    circle(52, -44, 20, CREAM),
    circle(92, -40, 22, CREAM),
    rect(-94, 16, 252, 16, '#a84a6a', { rx: 8 }),
  )

/** Face: good morning, fourth floor. */
export const still: Still = sheet =>
  sheet.flood(VIOLET) +
  times(12, at => rect(at * 116, 0, 58, 560, '#9a88e6')) +
  rect(290, 40, 700, 530, INK) +
  rect(330, 70, 620, 500, '#ffe6a8') +
  rect(330, 70, 620, 500, sheet.linear(dark([0, 0], [1, 0.7])), sheet.dots(ORANGE)) +
  rect(330, 70, 120, 500, '#8a8aa6') +
  rect(830, 70, 120, 500, '#8a8aa6') +
  line('M450 70V570M830 70V570', INK, 7) +
  landlord(sheet) +
  rect(-20, 556, 1320, 184, '#b8324a') +
  times(22, at => shape(`M${at * 62} 640l20 -14l20 14l-20 14z`, SUN, { opacity: 0.7 })) +
  rect(-20, 550, 1320, 12, SUN) +
  grip(500) +
  grip(670) +
  sheet.shade('M0 560H1280V720H0z', INK, sheet.linear(dark([0, 0], [1, 0.8]))) +
  court(200, INK, '#5a3a2c', '#3f6f6a', 1) +
  slipper(1090, -1) +
  rect(596, 6, 88, 30, INK, { rx: 6 }) +
  shape('M620 28l12 -18l12 18zM650 12h22l-11 17z', ORANGE) +
  sheet.flood(sheet.linear(dark([0, 0.3], [0.4, 0], [1, 0.3])), sheet.dots(PLUM)) +
  corner(sheet, 0.55, 0.5, 0.55)
