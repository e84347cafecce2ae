import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const WALL = '#2f9c95'
const DEEP = '#0f3f47'
const SKIN = '#a8663f'
const SUN = '#ffd98a'
const CORAL = '#f0644a'
const CREAM = '#fdf1da'

const SOLE =
  'M-76 190Q-96 60 -84 -40Q-92 -130 -50 -176Q0 -206 50 -186Q86 -160 80 -90Q66 -20 70 60Q82 150 60 210Q0 250 -76 190z'

/** The whole programme, as a foot has it. */
const foot = (sheet: Sheet): string =>
  shape(SOLE, SKIN) +
  ellipse(-52, -214, 36, 40, SKIN, { transform: 'rotate(-10 -52 -214)' }) +
  ellipse(0, -226, 22, 30, SKIN) +
  ellipse(34, -216, 20, 27, SKIN) +
  ellipse(62, -196, 17, 24, SKIN) +
  ellipse(82, -168, 14, 20, SKIN) +
  shape('M-64 -110Q-60 -168 0 -170Q60 -160 60 -110Q0 -80 -64 -110z', '#d99a78') +
  shape('M-56 170Q-60 110 0 106Q52 112 50 170Q0 216 -56 170z', '#d99a78') +
  ellipse(-52, -212, 22, 26, '#d99a78') +
  line('M-20 -60Q20 -20 0 60M-40 -70Q-10 -50 10 -56', '#7a4228', 6) +
  sheet.shade(`${SOLE}`, '#4a1f1a', sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.9]), [0, 0, 1, 0.3]))

const fan = group(
  { transform: 'translate(250 150)' },
  line('M0 -160V0', DEEP, 16),
  times(4, blade =>
    shape('M0 0Q90 -60 210 -34Q220 10 200 24Q90 30 0 0z', '#8a5a34', {
      transform: `scale(1 .45) rotate(${blade * 90 + 24})`,
    }),
  ),
  line('M-210 6A215 92 0 0 1 90 -84M210 10A215 92 0 0 1 -60 92', CREAM, 5, { opacity: 0.5 }),
  circle(0, 4, 26, SUN),
)

const radio = group(
  { transform: 'translate(330 560)' },
  line('M60 -70L150 -190', '#d9d3c0', 6),
  rect(-130, -74, 260, 160, CORAL, { rx: 22 }),
  circle(-50, 6, 58, DEEP),
  line('M-98 -14h96M-104 6h108M-98 26h96', CREAM, 5),
  rect(30, -46, 80, 38, CREAM, { rx: 6 }),
  line('M44 -28h52', DEEP, 4),
  line('M76 -42v30', CORAL, 6),
  circle(52, 40, 20, CREAM),
  circle(96, 40, 14, SUN),
  line('M160 -40q24 40 0 80M190 -64q40 64 0 128', CREAM, 7, { opacity: 0.8 }),
)

export const still: Still = sheet =>
  sheet.flood(WALL) +
  times(10, slat =>
    shape(
      `M${520 + slat * 12} ${-20 + slat * 66}L1300 ${-140 + slat * 84}V${-96 + slat * 84}L${510 + slat * 12} ${20 + slat * 66}z`,
      SUN,
      { opacity: 0.55 },
    ),
  ) +
  sheet.flood(sheet.linear(dark([0, 0.85], [0.5, 0.2], [1, 0.5]), [0, 0, 1, 0.4]), sheet.dots(DEEP)) +
  fan +
  shape('M-20 640H1300V740H-20z', '#7a4a2c') +
  line('M0 690H1280', '#4f2c1a', 6) +
  ellipse(340, 650, 170, 18, DEEP, { opacity: 0.6 }) +
  radio +
  group({ transform: 'translate(900 470) rotate(-14)' }, shape('M-80 150Q-90 260 -120 420H120Q90 280 66 160z', SKIN)) +
  group(
    { transform: 'translate(690 420) rotate(-24) scale(.9)' },
    shape('M-80 150Q-90 260 -120 420H120Q90 280 66 160z', SKIN),
    foot(sheet),
  ) +
  group({ transform: 'translate(890 330) rotate(6) scale(1.16)' }, foot(sheet)) +
  shape('M420 470Q760 660 1300 420V760H520Q440 600 420 470z', CREAM) +
  times(7, stripe =>
    line(
      `M${440 + stripe * 10} ${500 + stripe * 34}Q${780 + stripe * 8} ${680 + stripe * 30} 1300 ${450 + stripe * 44}`,
      stripe % 2 === 0 ? CORAL : '#2f6f9a',
      13,
    ),
  ) +
  sheet.shade(
    'M420 470Q760 660 1300 420V760H520Q440 600 420 470z',
    DEEP,
    sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.8])),
  ) +
  line('M420 470L200 330L-20 240', CREAM, 12) +
  times(14, fringe => line(`M${450 + fringe * 9} ${520 + fringe * 20}q-24 22 -14 50`, CREAM, 5))
