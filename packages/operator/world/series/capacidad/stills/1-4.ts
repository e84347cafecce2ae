import { circle, d, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CREAM, corner, INK, MINT, ORANGE, PINK, PLUM, SUN, VIOLET } from '../palette.ts'

const [X, Y] = [640, 250]

/** Half the width of the shaft, so many floors up. */
const half = (floor: number): number => 760 / (1 + floor * 0.5)

/** A door of a floor in the wall beside: what is behind it is warm. */
const door = (side: 1 | -1, near: number, far: number): string => {
  const edge = (part: number, down: number): string => d`${X + side * part} ${Y + part * down}`
  return (
    shape(`M${edge(near, -0.2)}L${edge(far, -0.2)}L${edge(far, 0.36)}L${edge(near, 0.36)}z`, INK) +
    shape(
      `M${edge(near * 0.985, -0.17)}L${edge(far * 1.02, -0.17)}L${edge(far * 1.02, 0.34)}L${edge(near * 0.985, 0.34)}z`,
      SUN,
      {
        opacity: 0.8,
      },
    ) +
    line(`M${edge((near + far) / 2, -0.17)}L${edge((near + far) / 2, 0.34)}`, INK, 5)
  )
}

const storey = (floor: number): string => {
  const [near, far] = [half(floor), half(floor + 1)]
  const high = 0.66
  const wall = (side: 1 | -1, colour: string): string =>
    shape(
      d`M${X + side * near} ${Y - near * high}L${X + side * far} ${Y - far * high}V${Y + far * high}L${X + side * near} ${Y + near * high}z`,
      colour,
    )
  return (
    shape(
      d`M${X - near} ${Y - near * high}H${X + near}L${X + far} ${Y - far * high}H${X - far}z`,
      floor % 2 ? '#43358c' : PLUM,
    ) +
    shape(
      d`M${X - near} ${Y + near * high}H${X + near}L${X + far} ${Y + far * high}H${X - far}z`,
      floor % 2 ? '#2a1f58' : '#312566',
    ) +
    wall(-1, floor % 2 ? '#3a2d78' : '#423489') +
    wall(1, floor % 2 ? '#332768' : '#3a2d78') +
    door(-1, near * 0.82 + far * 0.18, near * 0.3 + far * 0.7) +
    door(1, near * 0.82 + far * 0.18, near * 0.3 + far * 0.7)
  )
}

/** The cabin from under, and over its edge who will not come down. */
const cabin = (sheet: Sheet): string =>
  rect(X - 150, Y - 104, 300, 208, INK) +
  rect(X - 136, Y - 92, 272, 184, '#5a6a8a') +
  line(`M${X - 136} ${Y - 92}L${X + 136} ${Y + 92}M${X + 136} ${Y - 92}L${X - 136} ${Y + 92}`, INK, 9) +
  circle(X, Y, 46, INK) +
  circle(X, Y, 34, SUN) +
  circle(X, Y, 120, SUN, { opacity: 0.3, ...sheet.blur(18) }) +
  group(
    { transform: `translate(${X + 96} ${Y - 108}) scale(.56)` },
    line('M70 20Q150 10 150 80Q146 110 124 100', ORANGE, 30),
    shape('M-84 60Q-100 -20 -76 -90Q-50 -76 -36 -60Q0 -68 36 -60Q50 -76 76 -90Q100 -20 84 60z', ORANGE),
    line('M0 -64V-36M-22 -62L-16 -40M22 -62L16 -40', '#a8481a', 10),
    circle(-34, -6, 22, SUN),
    circle(34, -6, 22, SUN),
    ellipse(-34, -2, 8, 17, INK),
    ellipse(34, -2, 8, 17, INK),
    shape('M-10 20H10L0 32z', PINK),
    ellipse(-44, 62, 28, 18, CREAM),
    ellipse(44, 62, 28, 18, CREAM),
  )

const ladder =
  line(`M330 780L${X - 46} ${Y + 104}M950 780L${X + 46} ${Y + 104}`, MINT, 20) +
  times(9, rung => {
    const near = 1 / (1 + rung * 0.42)
    return line(d`M${X - 46 - 264 * near} ${Y + 104 + 426 * near}H${X + 46 + 264 * near}`, MINT, 6 + 17 * near)
  })

/** From behind: a helmet, overalls, and two hands that do not let go. */
const renata =
  line('M520 620Q470 560 520 480M760 620Q810 560 760 480', PINK, 60) +
  shape('M500 780Q480 590 580 560H700Q800 590 780 780z', PINK) +
  shape('M548 780V600L566 566H592V780zM732 780V600L714 566H688V780z', '#3f6fb0') +
  shape('M540 690H740V780H540z', '#3f6fb0') +
  line('M566 720H714', INK, 7) +
  times(
    4,
    at =>
      rect(488 + at * 17, 446, 15, 42, '#e0a47c', { rx: 7 }) + rect(728 + at * 17, 446, 15, 42, '#e0a47c', { rx: 7 }),
  ) +
  rect(606, 530, 68, 50, '#c98a5e') +
  shape('M556 530Q540 590 600 570L590 510zM724 530Q740 590 680 570L690 510z', '#3a221c') +
  shape('M548 540Q540 420 640 416Q740 420 732 540z', SUN) +
  shape('M622 418Q640 414 658 418L664 540H616z', '#fff0b8') +
  shape('M532 532Q640 508 748 532V550Q640 530 532 550z', '#d99a1c')

/** Depth: eleven floors, one rung, no looking down. */
export const still: Still = sheet =>
  sheet.flood(INK) +
  [0, 1, 2, 3, 4, 5].map(storey).join('') +
  rect(X - half(6), Y - half(6) * 0.66, half(6) * 2, half(6) * 1.32, VIOLET) +
  sheet.flood(sheet.radial(dark([0, 0], [0.4, 0.3], [1, 0.95]), [0.5, 0.35, 0.7]), sheet.dots(INK)) +
  ladder +
  cabin(sheet) +
  renata +
  corner(sheet, 0.6, 0.5, 0.4)
