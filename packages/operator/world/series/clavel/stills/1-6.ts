import { circle, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { gear } from '../gear.ts'
import { BRASS, CORAL, CREAM, corners, NIGHT, TEAL, YELLOW } from '../palette.ts'

/** The chest has a door, and it is open. */
const chest = (sheet: Sheet): string => {
  const inside = 'M330 60H950V720H330z'
  return (
    shape('M-40 -40H1320V760H-40z', '#2f4f7a') +
    sheet.shade(
      'M-40 -40H1320V760H-40z',
      NIGHT,
      sheet.linear(dark([0, 0.9], [0.4, 0.1], [0.6, 0.1], [1, 0.9]), ACROSS),
    ) +
    shape('M40 -40L330 200V760H-40V-40zM1240 -40L950 200V760H1320V-40z', '#26406a') +
    shape('M-40 300L330 420V470L-40 370zM1320 300L950 420V470L1320 370z', CORAL) +
    rect(310, 44, 660, 700, BRASS, { rx: 24 }) +
    shape(inside, '#3b2418') +
    sheet.shade(inside, '#160b06', sheet.radial(dark([0, 0], [0.5, 0.2], [1, 0.95]))) +
    shape('M950 60L1200 10V760L950 720z', '#34588a') +
    line('M1150 380V430', BRASS, 17)
  )
}

/** Five hands tall, and has been pulling these levers for years. */
const mayor =
  shape('M-70 210Q-78 60 -30 30H30Q78 60 70 210z', NIGHT) +
  shape('M-16 32L0 110L16 32z', CREAM) +
  shape('M-9 48H9L6 110L0 122L-6 110z', CORAL) +
  shape('M-52 150L52 70L60 96L-44 178z', YELLOW) +
  line('M-40 70L-132 20M40 70L132 10', NIGHT, 32) +
  circle(-142, 14, 20, '#e0ab86') +
  circle(142, 4, 20, '#e0ab86') +
  circle(0, -26, 58, '#e0ab86') +
  circle(-20, -32, 9, NIGHT) +
  circle(20, -32, 9, NIGHT) +
  line('M-36 -54L-10 -46M36 -54L10 -46', '#5e3a20', 8) +
  shape('M-38 0Q-20 -18 0 -8Q20 -18 38 0Q20 6 0 0Q-20 6 -38 0z', '#5e3a20') +
  line('M-12 16Q0 8 12 16', '#8e2f22', 6) +
  shape('M-60 -60H60L56 -76H40V-140H-40V-76H-56z', NIGHT) +
  rect(-40, -92, 80, 15, CORAL)

const lever = (x: number, y: number, turn: number, knob: string): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    line('M0 0V-270', '#9fb0b4', 22),
    circle(0, -282, 34, knob),
    circle(-9, -292, 10, '#fff', { opacity: 0.6 }),
    rect(-40, -10, 80, 40, BRASS, { rx: 8 }),
  )

/** The strange one: inside the mayor is a mayor. */
export const still: Still = sheet =>
  chest(sheet) +
  gear(430, 190, 100, 14, 0, TEAL, NIGHT) +
  gear(860, 210, 120, 14, 6, CORAL, NIGHT) +
  gear(640, 140, 84, 12, 10, BRASS, NIGHT) +
  times(6, lamp => circle(420 + lamp * 88, 330, 13, lamp % 2 === 0 ? YELLOW : '#7d4a2a')) +
  lever(420, 690, -14, CORAL) +
  lever(520, 700, 6, YELLOW) +
  lever(770, 700, -4, TEAL) +
  lever(880, 690, 16, CORAL) +
  group({ transform: 'translate(640 476) scale(1.06)' }, mayor) +
  rect(330, 690, 620, 40, BRASS) +
  corners(sheet, 0.75)
