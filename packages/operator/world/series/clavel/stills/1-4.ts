import { circle, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { pipe, tuerca } from '../children.ts'
import { gear } from '../gear.ts'
import { BRASS, CORAL, CREAM, corners, NIGHT, TEAL, YELLOW } from '../palette.ts'

/** The dial from behind: light comes through it, and its figures stand the wrong way round. */
const dial = (sheet: Sheet): string =>
  circle(760, 350, 400, NIGHT) +
  circle(760, 350, 372, CREAM) +
  circle(760, 350, 372, sheet.radial(dark([0, 0], [0.6, 0.1], [1, 0.8])), sheet.dots('#e0a040')) +
  times(12, hour =>
    group({ transform: `rotate(${hour * 30} 760 350)` }, rect(748, 0, 24, hour % 3 === 0 ? 70 : 40, NIGHT)),
  )

const hands =
  group({ transform: 'rotate(-62 760 350)' }, shape('M740 390L752 60L760 30L768 60L780 390z', NIGHT)) +
  group({ transform: 'rotate(28 760 350)' }, shape('M732 400L750 150L760 120L770 150L788 400z', NIGHT)) +
  circle(760, 350, 46, CORAL) +
  circle(760, 350, 17, NIGHT)

const body = (x: number, y: number, turn: number, colour: string): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    line('M-30 60L-46 130M26 60L44 126', NIGHT, 22),
    shape('M-44 70Q-48 -20 0 -24Q48 -20 44 70z', colour),
    line('M-36 0L-70 -66M36 0L72 -60', colour, 22),
  )

/** Depth, inside the clock: to hold back nine o'clock one has to hang on it. */
export const still: Still = sheet =>
  sheet.flood('#3a2a20') +
  rect(0, 0, 1280, 720, sheet.pattern(90, 720, line('M0 0V720', '#2b1e16', 6))) +
  shape('M760 350L-100 720V200z', YELLOW, { opacity: 0.18 }) +
  dial(sheet) +
  gear(250, 560, 230, 18, 4, BRASS, NIGHT) +
  gear(96, 180, 170, 14, 10, TEAL, NIGHT) +
  gear(1200, 640, 190, 16, 6, CORAL, NIGHT) +
  gear(1180, 90, 120, 12, 0, '#8a6a3a', NIGHT) +
  hands +
  body(500, 226, 22, CORAL) +
  tuerca(522, 166, 1, 16) +
  body(914, 130, -18, TEAL) +
  pipe(898, 70, 1, -14) +
  line('M330 420Q420 330 480 290', NIGHT, 9) +
  sheet.flood(sheet.linear(dark([0, 0.2], [0.5, 0], [1, 0.8])), sheet.dots('#1a100a')) +
  corners(sheet, 0.85, 0.58)
