import { circle, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const WOOD = '#b5652a'
const DEEP = '#2c1009'
const AMBER = '#f2b258'
const LIGHT = '#fff1cf'

/** The ribs of the hull, one behind the other, as of a nave. */
const rib = (sheet: Sheet, at: number): string => {
  const size = 1.5 - at * 0.17
  const outline =
    'M-520 420Q-560 60 -380 -160Q0 -290 380 -160Q560 60 520 420L450 420Q480 80 330 -110Q0 -216 -330 -110Q-480 80 -450 420z'
  return group(
    { transform: `translate(${800 - at * 4} ${330 + at * 6}) scale(${size.toFixed(3)})` },
    shape('M-520 420Q-560 60 -380 -160Q0 -290 380 -160Q560 60 520 420z', at % 2 === 0 ? '#8a4519' : WOOD),
    shape(outline, at % 2 === 0 ? '#6f3412' : '#8a4519'),
    sheet.shade(outline, DEEP, sheet.linear(dark([0, 0.1], [0.5, 0.4], [1, 1]))),
  )
}

/** What the maker wears, seen through the sound hole: an eye that looks in, behind six strings. */
const eye =
  ellipse(800, 150, 150, 112, '#d99a68') +
  line('M690 96Q790 30 910 84', DEEP, 22) +
  shape('M690 160Q790 80 912 156Q800 226 690 160z', LIGHT) +
  circle(806, 152, 42, '#5c7a3a') +
  circle(806, 152, 20, DEEP) +
  circle(820, 138, 9, LIGHT) +
  line('M690 160Q790 80 912 156', DEEP, 10) +
  line('M700 214Q800 260 900 208', '#a8623a', 7)

const hole = (sheet: Sheet): string =>
  ellipse(800, 150, 214, 158, DEEP) +
  ellipse(800, 150, 190, 136, LIGHT) +
  sheet.clip(
    'M610 150A190 136 0 0 1 990 150A190 136 0 0 1 610 150z',
    eye,
    times(6, string => line(`M${700 + string * 40} 0V300`, string < 3 ? '#6d5a46' : '#9a8a74', 7 - string * 0.7)),
  )

/** Inside the guitar: a church of wood, and in its window the maker. */
export const still: Still = sheet => {
  const shaft = sheet.linear([
    [0, LIGHT, 0.75],
    [1, LIGHT, 0],
  ])
  return (
    sheet.flood(DEEP) +
    times(6, at => rib(sheet, at)) +
    shape('M0 620Q640 560 1280 620V720H0z', '#7d3d17') +
    line('M0 660Q640 600 1280 660M0 700Q640 640 1280 700', '#5c280d', 5) +
    hole(sheet) +
    shape('M640 220L960 220L1120 690H400z', shaft) +
    ellipse(770, 664, 330, 40, AMBER, { opacity: 0.45, ...sheet.blur(12) }) +
    times(60, () =>
      circle(560 + sheet.random() * 440, 240 + sheet.random() * 400, 1.5 + sheet.random() * 3, LIGHT, { opacity: 0.8 }),
    ) +
    sheet.flood(sheet.glow(dark([0, 0], [0.5, 0.15], [1, 1]), 800, 320, 780), sheet.dots('#150603'))
  )
}
