import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { write } from '../../../draw/lettering.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { BLUE, CREAM, corners, INK, OAK, ORANGE, PISTACHIO, SKIN } from '../palette.ts'

/** The stamp's face comes towards us; it reads the wrong way round, as stamps do. */
const face = (sheet: Sheet): string =>
  circle(640, 380, 250, INK, { opacity: 0.35, transform: 'translate(26 30)' }) +
  circle(640, 380, 250, '#7d2f1c') +
  circle(640, 380, 236, ORANGE) +
  circle(640, 380, 204, 'none', { stroke: '#8e2a14', 'stroke-width': 13 }) +
  circle(640, 380, 150, 'none', { stroke: '#8e2a14', 'stroke-width': 8 }) +
  times(24, star => group({ transform: `rotate(${star * 15} 640 380)` }, rect(634, 196, 12, 26, '#8e2a14'))) +
  group(
    { transform: 'translate(1280 0) scale(-1 1)' },
    write(['Nacida'], {
      x: 640,
      y: 344,
      align: 'centre',
      heights: [58],
      gap: 0.14,
      pen: { thickness: 12 },
      fill: '#8e2a14',
    }).markup,
    line('M540 430H740', '#8e2a14', 10),
  ) +
  circle(640, 380, 236, sheet.radial(dark([0, 0], [0.6, 0.1], [1, 0.95]), [0.4, 0.34, 0.75]), sheet.dots('#7d2212'))

const hand =
  line('M640 200V60', OAK, 70) +
  shape(
    'M-20 -40L250 -40Q420 -20 560 60Q600 40 660 60Q720 50 740 100Q760 150 720 190Q690 220 640 214Q580 220 560 190Q420 180 250 190L-20 300z',
    SKIN,
  ) +
  line('M588 84Q640 70 700 90M580 124Q640 110 716 130M590 164Q640 154 706 172', '#9a5f42', 8) +
  shape('M-20 -60L260 -60L236 220L-20 330z', BLUE) +
  shape('M236 -60H286L262 214L232 222z', CREAM)

const tubes = times(
  3,
  tube =>
    rect(80 + tube * 430, 30 + tube * 6, 330, 34, '#fff', { rx: 17 }) +
    rect(60 + tube * 430, 20 + tube * 6, 370, 54, '#fff', { rx: 27, opacity: 0.4 }),
)

/** The strange one: what a form sees, the moment before it counts. */
export const still: Still = sheet =>
  sheet.flood(PISTACHIO) +
  line(
    times(9, panel => `M640 -200L${-700 + panel * 340} 760`),
    '#b5c49c',
    5,
  ) +
  line('M0 140H1280M0 320H1280M0 560H1280', '#b5c49c', 5) +
  tubes +
  times(16, ray =>
    group(
      { transform: `rotate(${ray * 22.5 + 8} 640 380)` },
      shape('M620 60L640 -240L660 60z', CREAM, { opacity: 0.45 }),
    ),
  ) +
  ellipse(640, 380, 330, 330, ORANGE, { opacity: 0.2, ...sheet.blur(30) }) +
  hand +
  face(sheet) +
  corners(sheet, 0.75)
