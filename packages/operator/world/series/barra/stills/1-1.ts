import { circle, d, ellipse, group, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CREAM, GREEN, LAMP, NAVY, NIGHT, night, RED, WINE } from '../palette.ts'

/** How far down the ladder a rung hangs, and how small it has become. */
const rung = (at: number): readonly [x: number, y: number, size: number] => {
  const size = 1 / (1 + at * 0.2)
  return [760 - 420 * size, 560 - 640 * size, size]
}

const ladder = times(30, at => {
  const [x, y, size] = rung(at)
  const half = 170 * size
  return line(d`M${x - half} ${y}L${x + half} ${y - 30 * size}`, at % 5 === 4 ? RED : '#d9b78a', 30 * size)
})

const ropes = [-1, 1]
  .map(side => {
    const [fromX, fromY] = rung(0)
    const [toX, toY, size] = rung(30)
    return line(d`M${fromX + side * 150} ${fromY - side * 15}L${toX + side * 150 * size} ${toY}`, CREAM, 9)
  })
  .join('')

/** Whoever climbs looks up: a face, two hands, and far below the feet. */
const pilot = group(
  { transform: 'translate(588 318) rotate(-30) scale(.86)' },
  line('M-24 96L-34 156M26 96L40 148', NIGHT, 34),
  shape('M-74 30Q-60 -40 0 -40Q60 -40 74 30L52 120Q0 140 -52 120z', '#f08a2c'),
  line('M-56 6Q-86 -50 -66 -104M56 6Q90 -46 74 -104', '#f08a2c', 38),
  line('M-58 62Q0 84 58 62', CREAM, 11),
  circle(-66, -116, 21, '#b9764c'),
  circle(74, -116, 21, '#b9764c'),
  circle(0, -24, 58, CREAM),
  ellipse(0, -14, 42, 44, '#b9764c'),
  shape('M-44 -22Q0 -62 44 -22Q40 -66 0 -70Q-40 -66 -44 -22z', '#e4dcc8'),
  line('M-20 -14l8 -3M14 -17l8 3M-8 14Q2 20 12 13', NIGHT, 6),
)

const boat = group(
  { transform: 'translate(880 600) rotate(24)' },
  shape('M-150 0Q-120 -58 60 -56Q150 -40 176 0Q150 40 60 56Q-120 58 -150 0z', RED),
  shape('M-126 0Q-100 -40 56 -40Q124 -30 148 0Q124 30 56 40Q-100 40 -126 0z', '#c9cfc4'),
  shape('M-60 -28H30V28H-60z', NAVY),
  circle(50, 0, 12, LAMP),
)

const foam = ({ random }: Sheet): string =>
  times(60, () => {
    const [x, y] = [650 + random() * 660, 120 + random() * 620]
    return d`M${x} ${y}q${14 + random() * 30} -12 ${40 + random() * 60} 0`
  })

/** From above: nine metres of rope between the rail and the launch. */
export const still: Still = sheet => {
  const hull = 'M-20 -20H660L820 760H-20z'
  return (
    sheet.flood(NIGHT) +
    circle(
      900,
      590,
      380,
      sheet.radial([
        [0, '#2b6f86', 0.95],
        [0.5, NAVY, 0.8],
        [1, NIGHT, 0],
      ]),
    ) +
    line(foam(sheet), '#9cc3c6', 4, { opacity: 0.55 }) +
    boat +
    shape('M890 566L600 60L380 420L880 606z', LAMP, { opacity: 0.16 }) +
    shape(hull, WINE) +
    sheet.shade(hull, '#3a0c14', sheet.linear(dark([0, 1], [0.6, 0.5], [1, 0]), ACROSS)) +
    line('M200 -20L420 740M430 -20L620 740', '#5e1019', 5) +
    shape('M620 -20H660L820 760H784z', GREEN, { opacity: 0.35 }) +
    sheet.shade('M300 -20H660L820 760H520z', RED, sheet.radial(dark([0, 0.7], [1, 0]), [0.6, 0.5, 0.5])) +
    ropes +
    ladder +
    pilot +
    night(sheet, 0.9, 0.55, 0.5)
  )
}
