import { circle, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { write } from '../../../draw/lettering.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { corners, DEEP, LAMP, LINEN, RED, SKIN } from '../palette.ts'

const STEEL = '#31504f'

/** Half of the door: brushed steel, bright where the crack lights it. */
const half = (sheet: Sheet, side: 1 | -1): string => {
  const outline = side === -1 ? 'M0 0H544V720H0z' : 'M736 0H1280V720H736z'
  const light = sheet.linear(
    [
      [0, LAMP, 0],
      [0.7, LAMP, 0.12],
      [1, LAMP, 0.65],
    ],
    side === -1 ? ACROSS : [1, 0, 0, 0],
  )
  return (
    shape(outline, STEEL) +
    times(26, scratch => line(`M${side === -1 ? 0 : 736} ${scratch * 28 + 10}h544`, '#3d6160', 1.5)) +
    sheet.shade(outline, DEEP, sheet.linear(dark([0, 0.95], [0.7, 0.3], [1, 0]), side === -1 ? ACROSS : [1, 0, 0, 0])) +
    shape(outline, light)
  )
}

/** Fingers that hold it open from inside. */
const grip = (x: number, y: number, side: 1 | -1): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${side} 1)` },
    times(
      4,
      finger =>
        line(`M20 ${finger * 38}H-${58 - Math.abs(finger - 1) * 8}`, SKIN, 34) +
        line(`M-${44 - Math.abs(finger - 1) * 8} ${finger * 38}h-8`, '#e8c09c', 18),
    ),
    line('M-20 -12H-36M-22 26H-38M-20 64H-36', '#7a4630', 4),
  )

/** Of an hour's age, and louder than the lift. */
const newborn =
  shape('M548 720V560Q560 420 640 400Q720 420 732 560V720z', LINEN) +
  shape('M560 720Q600 610 732 590V720z', '#d8ccb2') +
  circle(640, 480, 62, '#f0bfa0') +
  shape('M580 470Q580 410 640 410Q700 410 700 470Q670 436 640 440Q610 436 580 470z', LINEN) +
  line('M606 476Q616 468 626 476M654 476Q664 468 674 476', DEEP, 6) +
  shape('M618 502Q640 490 662 502Q660 528 640 528Q620 528 618 502z', '#8e2a22') +
  line('M560 640Q640 690 732 640', SKIN, 40)

/** The strange one: between two floors, through the crack of a lift's door. */
export const still: Still = sheet =>
  sheet.flood(DEEP) +
  rect(530, 0, 220, 720, '#ffe9bd') +
  circle(640, 200, 200, '#fff', { opacity: 0.6, ...sheet.blur(30) }) +
  newborn +
  half(sheet, -1) +
  half(sheet, 1) +
  line('M544 0V720M736 0V720', '#0b2222', 8) +
  grip(540, 200, 1) +
  grip(740, 290, -1) +
  rect(960, 40, 200, 84, DEEP, { rx: 8 }) +
  write(['3'], { x: 1018, y: 56, align: 'centre', heights: [52], pen: { thickness: 8 }, fill: RED }).markup +
  shape('M1082 98L1106 62L1130 98z', RED, { opacity: 0.35 }) +
  corners(sheet, 0.85)
