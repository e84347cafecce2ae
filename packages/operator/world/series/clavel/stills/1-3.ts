import { circle, d, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { gear } from '../gear.ts'
import { BRASS, CORAL, CREAM, corners, NIGHT, YELLOW } from '../palette.ts'

const IRON = '#7d949c'
const WOOL = '#f2709a'

/** Three fingers and a thumb, all joints and rivets. */
const hand = (sheet: Sheet): string => {
  const finger = (x: number, turn: number): string =>
    group(
      { transform: `translate(${x} 0) rotate(${turn})` },
      rect(-22, -130, 44, 96, IRON, { rx: 14 }),
      rect(-22, -44, 44, 76, IRON, { rx: 14 }),
      circle(0, -40, 17, NIGHT),
      circle(0, -40, 8, BRASS),
      rect(-16, -148, 32, 26, CORAL, { rx: 10 }),
    )
  const palm = 'M-100 10Q-110 -30 -70 -34H84Q112 -20 100 40L84 170H-80z'
  return (
    shape('M-70 160H74L110 520H-100z', IRON) +
    sheet.shade('M-70 160H74L110 520H-100z', NIGHT, sheet.linear(dark([0, 0.8], [0.4, 0], [1, 0.9]), ACROSS)) +
    line('M-76 210H84M-82 270H92M-88 330H98', NIGHT, 9) +
    finger(-62, -14) +
    finger(-4, -2) +
    finger(56, 12) +
    group(
      { transform: 'translate(-96 60) rotate(-58)' },
      rect(-22, -110, 44, 120, IRON, { rx: 14 }),
      circle(0, -40, 15, NIGHT),
    ) +
    shape(palm, IRON) +
    sheet.shade(palm, NIGHT, sheet.linear(dark([0, 0], [1, 0.8]), [0, 0, 1, 1])) +
    gear(0, 76, 46, 10, 8, BRASS, NIGHT)
  )
}

/** Stitches, row over row; the scarf is already longer than the house. */
const knitting = times(9, row =>
  times(15, stitch => d`M${430 + stitch * 30} ${300 + row * 42}q15 26 15 0m0 0q0 26 15 0`),
)

/** Insert: iron hands, pink wool. */
export const still: Still = sheet =>
  sheet.flood('#a9d6cc') +
  times(12, stripe => rect(stripe * 110, 0, 54, 720, '#b9e0d7')) +
  sheet.flood(sheet.radial(dark([0, 0], [1, 0.6])), sheet.dots('#2a7d78')) +
  shape('M410 290H890V690Q650 760 410 690z', WOOL) +
  line(knitting, '#c93f70', 7) +
  line('M330 330L960 250M950 340L300 236', NIGHT, 17) +
  line('M330 330L960 250M950 340L300 236', '#6b8a99', 5) +
  circle(322, 331, 17, CORAL) +
  circle(962, 341, 17, YELLOW) +
  group({ transform: 'translate(250 420) rotate(38)' }, hand(sheet)) +
  group({ transform: 'translate(1050 420) rotate(-38) scale(-1 1)' }, hand(sheet)) +
  circle(640, 120, 112, WOOL) +
  line(
    'M546 90Q640 20 740 90M540 130Q640 70 742 140M566 190Q640 110 720 190M600 26Q560 120 610 216M680 26Q720 120 670 218',
    '#c93f70',
    8,
  ) +
  line('M740 150Q860 200 880 290', WOOL, 11) +
  rect(0, 690, 1280, 30, CREAM) +
  corners(sheet, 0.55)
