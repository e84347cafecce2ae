import { circle, d, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { air, CREAM, EARTH, ICE, NAVY, RED, SUN } from '../palette.ts'

const SEEDS = 44

/** A ball of seeds, each with its own parachute, and not one of them gone. */
const clock = (sheet: Sheet): string => {
  const seeds = times(SEEDS, at => {
    const turn = at * 2.39996
    const far = 236 * Math.sqrt((at + 6) / (SEEDS + 6))
    const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far]
    const tuft = times(7, hair => {
      const angle = turn + (hair - 3) * 0.36
      return d`M${Math.round(x)} ${Math.round(y)}l${Math.round(Math.cos(angle) * 54)} ${Math.round(Math.sin(angle) * 54)}`
    })
    return (
      line(tuft, '#fff', 2.6, { opacity: 0.9 }) +
      line(d`M${Math.round(x * 0.2)} ${Math.round(y * 0.2)}L${Math.round(x)} ${Math.round(y)}`, '#e9d9b0', 2)
    )
  })
  return (
    line('M0 40Q40 300 -30 560', '#5a8a4a', 20) +
    line('M-6 60Q30 300 -38 560', '#8fbf6a', 5) +
    circle(0, 0, 300, '#fff', { opacity: 0.2 }) +
    circle(0, 0, 300, sheet.radial(dark([0.3, 0], [0.8, 0.2], [1, 0.7]), [0.4, 0.4, 0.62]), {
      opacity: 0.6,
      ...sheet.dots('#6f9fd8'),
    }) +
    seeds +
    circle(0, 0, 46, EARTH) +
    times(14, at => circle(Math.round(28 * Math.cos(at * 2.4)), Math.round(28 * Math.sin(at * 2.4)), 5, '#5a3a22'))
  )
}

/** It hangs as a trouser leg does. */
const sock = (sheet: Sheet): string =>
  group(
    { transform: 'translate(330 150)' },
    line('M-40 -60V600', NAVY, 15),
    line('M-40 -10H60', NAVY, 9),
    ellipse(60, 0, 46, 17, NAVY),
    shape('M14 0Q16 110 30 200Q36 250 60 300Q86 250 92 200Q104 110 106 0z', RED),
    shape('M17 60H103L98 120H24zM28 180H94L88 236H38z', CREAM),
    sheet.shade(
      'M14 0Q16 110 30 200Q36 250 60 300Q86 250 92 200Q104 110 106 0z',
      NAVY,
      sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.8]), [0, 0, 1, 0]),
    ),
    ellipse(60, 0, 46, 13, '#7a1f14'),
    line('M60 20Q50 150 60 280', '#8a1f14', 5),
    line('M20 -2q20 -14 40 0t40 -2', '#8a5a34', 8),
    circle(66, -22, 22, '#3a2a22'),
    shape('M84 -24l26 4l-24 10z', SUN),
    circle(74, -28, 4, CREAM),
  )

const village = times(9, at => {
  const [x, high] = [-20 + at * 72, 50 + ((at * 37) % 40)]
  return (
    rect(x, 560 - high, 66, high + 20, at % 2 ? CREAM : '#f3d8b0') +
    shape(`M${x - 8} ${560 - high}L${x + 33} ${526 - high}L${x + 74} ${560 - high}z`, at % 2 ? RED : EARTH) +
    rect(x + 20, 576 - high, 24, 26, NAVY) +
    line(`M${x + 18} ${574 - high}l-12 6v24M${x + 46} ${574 - high}l12 6v24`, '#3f6fd0', 6)
  )
})

/** The strange one: it does not come. */
export const still: Still = sheet =>
  sheet.flood(ICE) +
  sheet.flood(
    sheet.linear([
      [0, '#5f94e0'],
      [0.7, '#cfe6f7'],
      [1, CREAM],
    ]),
  ) +
  circle(150, 120, 56, '#fff6d8', { opacity: 0.9 }) +
  line('M-20 250H200M420 210H600M60 330H260', '#fff', 9, { opacity: 0.6 }) +
  shape('M-20 560Q300 500 640 560T1300 540V740H-20z', '#d8b45a') +
  group({ transform: 'translate(20 -10)' }, village) +
  shape('M-20 580Q300 550 640 596T1300 580V740H-20z', '#7fa04a') +
  sheet.shade('M-20 580Q300 550 640 596T1300 580V740H-20z', '#2a5a3a', sheet.linear(dark([0, 0.1], [1, 0.9]))) +
  sock(sheet) +
  group({ transform: 'translate(880 320)' }, clock(sheet)) +
  line(
    'M1180 760Q1170 640 1210 560M1240 760Q1260 660 1230 600M620 760Q640 680 620 640M560 760Q540 690 566 650',
    '#3f7a3a',
    13,
  ) +
  air(sheet, 0.4)
