import { circle, d, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { BROWN, dusk, INK, MOSS, OLIVE, PAPER, RED, TAN } from '../palette.ts'

/** A lane of stairs that climbs between two walls and does not arrive. */
const stairs = times(15, at => {
  const size = 1 / (1 + at * 0.17)
  const [y, half] = [300 + 430 * size, 560 * size]
  return (
    shape(d`M${640 - half} ${y - 42 * size}h${half * 2}v${44 * size}h${-half * 2}z`, at % 2 ? '#5d5a38' : '#6b673f') +
    shape(d`M${640 - half} ${y - 60 * size}h${half * 2}v${20 * size}h${-half * 2}z`, '#a59c68')
  )
})

const walls =
  shape('M-20 -20H500L560 340L60 740H-20z', '#3f4526') +
  shape('M1300 -20H790L720 340L1220 740H1300z', '#2b311a') +
  shape('M-20 -20H500L510 40L-20 110z', BROWN) +
  shape('M1300 -20H790L782 30L1300 90z', '#5a3319')

const windows =
  shape('M60 230L190 222V360L60 400z', INK) +
  shape('M250 218L346 212V320L250 346z', '#f0c768') +
  line('M298 215V332M250 276L346 264', BROWN, 8) +
  shape('M400 210L450 207V290L400 302z', INK) +
  shape('M1090 210L1210 218V400L1090 356z', INK) +
  shape('M880 214L960 218V310L880 292z', INK) +
  shape('M230 350L366 324V344L230 372z', '#5a3319') +
  times(5, at => circle(250 + at * 24, 336 - at * 5, 12, at % 2 ? RED : OLIVE))

const lamp = (sheet: Sheet): string =>
  line('M800 90Q740 70 720 120', INK, 9) +
  shape('M690 120H750L738 176H702z', '#ffe7a0') +
  shape('M684 122Q720 80 756 122z', INK) +
  circle(
    720,
    150,
    230,
    sheet.radial([
      [0, '#ffe7a0', 0.85],
      [0.3, '#e9cf86', 0.4],
      [1, TAN, 0],
    ]),
  ) +
  shape(
    'M704 176H736L960 700H420z',
    sheet.linear([
      [0, '#ffe7a0', 0.4],
      [1, '#ffe7a0', 0],
    ]),
  )

const umbrella = [
  line('M20 -30V-150', TAN, 8),
  shape(
    'M-150 -96Q-130 -206 20 -210Q160 -204 180 -96Q150 -116 124 -96Q98 -116 70 -96Q40 -118 14 -96Q-16 -116 -40 -96Q-68 -116 -94 -96Q-122 -114 -150 -96z',
    RED,
  ),
  line('M20 -210Q-30 -160 -40 -98M20 -210Q70 -160 70 -98', INK, 4, { opacity: 0.5 }),
  line('M20 -210V-228', INK, 8),
].join('')

const hat =
  shape('M-46 -44Q0 -60 46 -44L60 -10Q0 6 -60 -10z', INK) +
  ellipse(0, -78, 62, 15, INK) +
  shape('M-38 -80Q-36 -124 0 -122Q36 -124 38 -80z', INK) +
  line('M-38 -86Q0 -76 38 -86', TAN, 7)

/** From behind: a coat, and over it an umbrella or a hat: who asks and who draws. */
const walker = (x: number, y: number, size: number, coat: string, over: string): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    ellipse(0, 154, 110, 16, INK, { opacity: 0.5 }),
    line('M-24 90V150M26 90V146', INK, 26),
    shape('M-64 116Q-74 -30 0 -40Q74 -30 64 116Q0 130 -64 116z', coat),
    shape('M0 -40Q74 -30 64 116Q40 124 10 124z', INK, { opacity: 0.35 }),
    line('M0 30V124', INK, 5),
    circle(0, -64, 32, INK),
    over,
  )

/** Outside: the street that cannot be there. */
export const still: Still = sheet => {
  const rain = times(110, () => d`M${sheet.random() * 1300} ${sheet.random() * 720}l-8 ${24 + sheet.random() * 44}`)
  return (
    sheet.flood('#8d9468') +
    rect(
      480,
      0,
      330,
      400,
      sheet.linear([
        [0, MOSS],
        [0.7, '#a9ab7c'],
        [1, '#d9d2a4'],
      ]),
    ) +
    shape('M560 200Q640 150 720 200V380H560z', '#7d8458', { opacity: 0.7 }) +
    stairs +
    walls +
    windows +
    sheet.shade('M-20 -20H500L560 340L60 740H-20z', INK, sheet.linear(dark([0, 0.9], [1, 0.1]), [0, 0, 1, 0])) +
    sheet.shade('M1300 -20H790L720 340L1220 740H1300z', INK, sheet.linear(dark([0, 0.1], [1, 0.9]), [0, 0, 1, 0])) +
    lamp(sheet) +
    ellipse(640, 350, 300, 60, PAPER, { opacity: 0.5, ...sheet.blur(24) }) +
    walker(590, 500, 0.86, '#4a3a24', umbrella) +
    walker(760, 560, 1, '#34505a', hat) +
    line(rain, PAPER, 2.5, { opacity: 0.45 }) +
    dusk(sheet, 0.85, 0.52, 0.45)
  )
}
