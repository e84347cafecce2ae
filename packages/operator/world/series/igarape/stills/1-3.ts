import { circle, ellipse, group, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { BERRY, CREAM, FOREST, LEAF, NIGHT, PINK, SUN, shade } from '../palette.ts'

const eye = (sheet: Sheet, x: number): string =>
  circle(x, 250, 122, '#7ccf5a') +
  sheet.shade(
    `M${x - 122} 250a122 122 0 1 0 244 0a122 122 0 1 0 -244 0z`,
    FOREST,
    sheet.radial(dark([0.5, 0], [1, 0.9]), [0.4, 0.35, 0.7]),
  ) +
  circle(x, 252, 92, SUN) +
  circle(x, 252, 92, sheet.radial(dark([0, 0], [0.6, 0], [1, 0.7])), sheet.dots('#e0702a')) +
  ellipse(x + 6, 268, 56, 42, NIGHT) +
  circle(x + 28, 246, 17, '#fff') +
  circle(x - 14, 288, 8, '#fff')

const toes = (x: number, side: 1 | -1): string =>
  group(
    { transform: `translate(${x} 470) scale(${side} 1)` },
    line('M-60 -10Q-10 -30 0 60M-16 -24Q30 -36 44 54M26 -20Q76 -20 88 44', '#7ccf5a', 28),
    circle(0, 66, 26, PINK),
    circle(46, 60, 26, PINK),
    circle(92, 48, 26, PINK),
    circle(-7, 58, 8, '#fff', { opacity: 0.6 }),
    circle(39, 52, 8, '#fff', { opacity: 0.6 }),
    circle(85, 40, 8, '#fff', { opacity: 0.6 }),
  )

/** An envelope that is larger than she is. */
const envelope = (sheet: Sheet): string =>
  shape('M210 480H1080L1100 760H190z', CREAM) +
  sheet.shade('M210 480H1080L1100 760H190z', '#c9a56a', sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.8]))) +
  line('M210 480L640 700L1080 480', '#d9b98a', 9) +
  circle(640, 668, 46, BERRY) +
  shape('M640 690Q606 664 618 646Q632 634 640 652Q648 634 662 646Q674 664 640 690z', PINK)

/** Face: Nobody, who has mail. */
export const still: Still = sheet =>
  sheet.flood(FOREST) +
  times(9, at =>
    group(
      { transform: `translate(${at * 160} ${720 - (at % 3) * 40}) rotate(${(at - 4) * 9})` },
      shape('M0 0Q-100 -260 0 -620Q100 -260 0 0z', at % 2 ? '#2a8a58' : '#237a50'),
      line('M0 0V-560', NIGHT, 5, { opacity: 0.4 }),
    ),
  ) +
  sheet.flood(sheet.linear(dark([0, 0.7], [0.5, 0.1], [1, 0.5])), sheet.dots(NIGHT)) +
  circle(640, 340, 430, '#d8f08a', { opacity: 0.25, ...sheet.blur(40) }) +
  ellipse(640, 470, 390, 200, '#7ccf5a') +
  sheet.shade(
    'M250 470a390 200 0 1 0 780 0a390 200 0 1 0 -780 0z',
    FOREST,
    sheet.linear(dark([0, 0], [0.5, 0.05], [1, 0.9]), [0.2, 0, 0.8, 1]),
  ) +
  eye(sheet, 440) +
  eye(sheet, 840) +
  ellipse(600, 370, 8, 5, FOREST) +
  ellipse(680, 370, 8, 5, FOREST) +
  line('M470 424Q640 474 810 424', NIGHT, 10) +
  ellipse(360, 420, 54, 30, PINK, { opacity: 0.6, ...sheet.blur(8) }) +
  ellipse(920, 420, 54, 30, PINK, { opacity: 0.6, ...sheet.blur(8) }) +
  times(7, at => circle(470 + at * 56, 330 - (at % 3) * 22, 7 + (at % 3) * 3, LEAF)) +
  envelope(sheet) +
  toes(330, 1) +
  toes(950, -1) +
  shade(sheet, 0.6)
