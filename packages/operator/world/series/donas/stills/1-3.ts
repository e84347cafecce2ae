import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { sails } from '../mill.ts'
import { CLAY, corners, GRAIN, LIME, MOURNING, OAK, SEA, SKIN } from '../palette.ts'

const WALL = 'M560 -20H1280V720H470z'

/** The officer has waited for nine days; his cap has given up. */
const officer = (sheet: Sheet): string => {
  const coat = 'M-150 260Q-170 40 -90 -10Q0 -40 90 -10Q160 40 150 260z'
  return group(
    { transform: 'translate(820 470) rotate(-5)' },
    shape('M90 250L330 200Q380 196 384 240L390 270H60z', '#33475e'),
    shape('M366 200Q420 190 424 270H360z', MOURNING),
    shape(coat, SEA),
    sheet.shade(coat, MOURNING, sheet.linear(dark([0, 0], [0.6, 0.2], [1, 0.9]), ACROSS)),
    times(4, button => circle(0, 40 + button * 54, 8, GRAIN)),
    line('M-120 90Q-60 170 60 160M120 80Q110 150 30 170', SEA, 48),
    circle(66, 160, 25, SKIN),
    shape('M-40 -20H40V-64H-40z', '#a86e4a'),
    shape('M-66 -90Q-66 -170 0 -174Q66 -170 66 -90Q62 -30 0 -20Q-62 -30 -66 -90z', SKIN),
    shape(
      'M-40 -62Q-20 -76 0 -66Q20 -76 40 -62Q60 -66 66 -52Q36 -44 0 -54Q-36 -44 -66 -52Q-60 -66 -40 -62z',
      '#3a2a20',
    ),
    line('M-14 -38Q0 -32 14 -38', '#7a3a2c', 6),
    shape('M-84 -104Q0 -60 84 -104L78 -128Q80 -196 0 -200Q-80 -196 -78 -128z', '#22344e'),
    shape('M-90 -104Q0 -50 90 -104Q0 -74 -90 -104z', MOURNING),
    circle(0, -140, 12, GRAIN),
  )
}

/** Outside, near: no wind, a limp sail, a man asleep in the shade of what he watches. */
export const still: Still = sheet =>
  sheet.flood('#f0d48a') +
  sheet.flood(sheet.linear(dark([0, 0.7], [0.6, 0])), sheet.dots('#d9a94a')) +
  rect(0, 600, 1280, 120, '#b5a25c') +
  line('M0 596H480', SEA, 20) +
  shape(WALL, LIME) +
  sheet.shade(WALL, '#9aa3b5', sheet.linear(dark([0, 0.75], [0.3, 0], [1, 0.3]), ACROSS)) +
  shape('M484 620H1280V720H470z', '#4f7fb8') +
  group({ transform: 'translate(520 60)' }, sails(430, 96, [LIME, CLAY], 0.28)) +
  ellipse(840, 706, 360, 22, MOURNING, { opacity: 0.4 }) +
  officer(sheet) +
  group(
    { transform: 'translate(1150 640)' },
    shape('M-26 60V-30Q-26 -50 -12 -56V-86H12V-56Q26 -50 26 -30V60z', '#3f6b4a'),
    rect(-22, -16, 44, 40, LIME),
  ) +
  line('M980 150q26 -20 52 0M1064 104q20 -16 40 0M1120 66q14 -12 28 0', OAK, 5) +
  corners(sheet, 0.55)
