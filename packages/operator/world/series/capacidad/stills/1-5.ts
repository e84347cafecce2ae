import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { pick } from '../../../seed.ts'
import { CREAM, corner, INK, MINT, ORANGE, PINK, PLUM, SUN, VIOLET } from '../palette.ts'

const COATS = [ORANGE, PINK, MINT, CREAM, SUN, '#3f6fb0']
const SKINS = ['#f0bd96', '#8a4f34', '#c98a5e', '#6b3a28']

/** On a step, with what has to be carried up. */
const climber = (x: number, y: number, at: number, side: 1 | -1): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${side} 1)` },
    line('M-7 -22L-12 0M7 -22L14 -8', INK, 9),
    shape('M-18 -20Q-20 -62 0 -64Q20 -62 18 -20z', pick(COATS, at)),
    circle(1, -76, 14, pick(SKINS, at)),
    shape('M-14 -78Q-14 -94 2 -93Q16 -92 15 -80Q0 -86 -14 -78z', INK),
    [
      line('M10 -50L30 -44', pick(COATS, at), 9) + rect(24, -58, 26, 24, CREAM),
      line('M8 -52L26 -76', pick(COATS, at), 9) +
        shape('M6 -104h46l-8 24h-30z', MINT) +
        circle(28, -116, 17, '#4a9a5a'),
      line('M10 -50L24 -40', pick(COATS, at), 9) + line('M24 -40v26', SUN, 6) + ellipse(30, -10, 17, 11, CREAM),
      line('M8 -48L28 -60', pick(COATS, at), 9) + line('M20 -62H64', SUN, 6) + shape('M58 -76Q84 -62 58 -48z', SUN),
    ][at % 4] ?? '',
  )

const FLOORS = 5

/** A flight of stairs from one landing to the next, there and back. */
const flight = (floor: number): string => {
  const side = floor % 2 ? -1 : 1
  const [from, y] = [side === 1 ? 470 : 850, 700 - floor * 134]
  const steps = `h${side * 42}v-16.7`.repeat(8)
  const way = `M${from} ${y}${steps}h${side * 44}v30L${from} ${y + 30}z`
  return (
    shape(way, floor % 2 ? '#6a58be' : '#5c4aae') +
    line(`M${from} ${y}${steps}h${side * 44}`, CREAM, 5) +
    line(`M${from + side * 10} ${y - 66}L${from + side * 350} ${y - 200}`, INK, 5) +
    [1, 3, 5, 7]
      .map(step => climber(from + side * (step * 42 + 20), y - Math.round((step + 0.2) * 16.7), floor * 3 + step, side))
      .join('')
  )
}

const flat = (x: number, floor: number, at: number): string => {
  const y = 700 - floor * 134
  const wall = pick(['#ffe0a0', '#f7c9b0', '#c9ecd9', '#fff0cf'], at)
  const things = [
    rect(x + 20, y - 50, 70, 40, PINK, { rx: 10 }) + rect(x + 20, y - 66, 14, 56, PINK, { rx: 6 }),
    line(`M${x + 60} ${y - 10}v-70`, INK, 5) + shape(`M${x + 36} ${y - 70}h48l-12 -32h-24z`, ORANGE),
    rect(x + 24, y - 90, 64, 80, '#8a5a34') + line(`M${x + 24} ${y - 62}h64M${x + 24} ${y - 36}h64`, INK, 4),
    circle(x + 56, y - 40, 26, '#4a9a5a') + rect(x + 42, y - 26, 28, 18, ORANGE),
  ]
  return rect(x, y - 124, 116, 118, wall) + (things[at % 4] ?? '') + rect(x, y - 6, 116, 9, INK)
}

const tower = (sheet: Sheet): string =>
  rect(318, -20, 684, 760, INK) +
  rect(330, -20, 660, 760, VIOLET) +
  sheet.shade('M450 -20H870V740H450z', PLUM, sheet.linear(dark([0, 0.4], [0.5, 0], [1, 0.5]), [0, 0, 1, 0])) +
  times(FLOORS + 1, floor => flat(334, floor, floor * 2) + flat(870, floor, floor * 3 + 1)) +
  times(FLOORS + 1, flight)

const neighbours = ({ random }: Sheet): string =>
  times(9, at => {
    const x = at < 5 ? at * 74 - 30 : 1010 + (at - 5) * 74
    const high = 160 + Math.round(random() * 280)
    return (
      rect(x, 720 - high, 70, high, at % 2 ? '#5a4aa8' : '#6756b6') +
      times(4, pane =>
        random() > 0.5
          ? rect(x + 12 + (pane % 2) * 28, 740 - high + Math.floor(pane / 2) * 46, 17, 24, SUN, { opacity: 0.8 })
          : '',
      )
    )
  })

/** Outside: the house cut open like a cake. */
export const still: Still = sheet =>
  sheet.flood(PINK) +
  sheet.flood(
    sheet.linear([
      [0, '#7d69d0'],
      [0.6, PINK],
      [1, SUN],
    ]),
  ) +
  neighbours(sheet) +
  tower(sheet) +
  sheet.flood(sheet.linear(dark([0, 0.4], [0.4, 0], [1, 0.4])), sheet.dots(PLUM)) +
  corner(sheet, 0.6)
