import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { BARK, BERRY, CREAM, FOREST, LEAF, NIGHT, PINK, SKY, SUN, shade } from '../palette.ts'

/** A stamp that has grown legs, and a bundle on a stick. */
const runaway = group(
  { transform: 'translate(470 430) rotate(-8)' },
  ellipse(-10, 176, 130, 18, NIGHT, { opacity: 0.4 }),
  line('M-40 90L-76 140L-120 130M40 90L66 142L52 176H84', NIGHT, 13),
  line('M-90 10L-146 -30M90 20L140 50', NIGHT, 12),
  rect(-104, -110, 208, 206, CREAM),
  times(9, at => circle(-104 + at * 26, -110, 9, '#b9875a') + circle(-104 + at * 26, 96, 9, '#b9875a')),
  times(8, at => circle(-104, -92 + at * 26, 9, '#b9875a') + circle(104, -92 + at * 26, 9, '#b9875a')),
  rect(-80, -86, 160, 158, SKY),
  shape('M-80 20q20 -20 40 0t40 0t40 0t40 0V72H-80z', '#2f8fa0'),
  circle(-34, -28, 24, '#fff'),
  circle(32, -28, 24, '#fff'),
  circle(-44, -26, 12, NIGHT),
  circle(22, -26, 12, NIGHT),
  line('M-26 24Q0 44 26 22', BERRY, 9),
  line('M-146 -30L-60 -190', BARK, 11),
  shape('M-84 -240Q-20 -260 0 -200Q-10 -150 -66 -160Q-100 -190 -84 -240z', BERRY),
  circle(-40, -206, 8, CREAM),
  circle(-62, -186, 8, CREAM),
)

/** The claw that came too late. */
const claw =
  shape('M1300 -40V420Q1180 430 1080 360Q980 300 930 250Q1010 60 1120 -40z', '#a9836a') +
  shape('M1300 60V420Q1180 430 1080 360Q1200 300 1300 60z', BARK) +
  [
    'M940 250Q800 230 700 330Q690 348 712 346Q820 300 950 320z',
    'M980 300Q880 330 800 440Q796 460 816 452Q900 380 1010 370z',
    'M1050 350Q970 420 930 530Q930 550 948 538Q1010 450 1090 410z',
  ]
    .map(way => shape(way, '#efe0c0') + line(way, BARK, 6))
    .join('')

const pad = (sheet: Sheet): string =>
  group(
    { transform: 'translate(150 590)' },
    rect(-130, -50, 260, 130, BERRY, { rx: 14 }),
    rect(-106, -34, 212, 80, '#5a1230', { rx: 8 }),
    sheet.shade('M-106 -34h212v80h-212z', NIGHT, sheet.linear(dark([0, 0.8], [1, 0.1]))),
  )

/** Insert: on the counter, just out of reach. */
export const still: Still = sheet =>
  sheet.flood(SUN) +
  shape('M0 0H1280V470H0z', '#e9a53a') +
  times(6, column =>
    times(
      3,
      row =>
        rect(30 + column * 214, 20 + row * 140, 190, 118, '#8a5a34') +
        rect(40 + column * 214, 34 + row * 140, 170, 104, '#4a2f22') +
        (sheet.random() > 0.35
          ? shape(
              `M${60 + column * 214} ${138 + row * 140}v-60l60 -20l60 26v54z`,
              sheet.random() > 0.5 ? CREAM : PINK,
              { opacity: 0.85 },
            )
          : ''),
    ),
  ) +
  rect(0, 440, 1280, 300, '#b9875a') +
  times(6, at =>
    line(`M-20 ${480 + at * 46}Q400 ${470 + at * 48} 700 ${486 + at * 44}T1300 ${476 + at * 46}`, '#8a5a34', 5),
  ) +
  sheet.shade('M0 440H1280V720H0z', BARK, sheet.linear(dark([0, 0.1], [1, 0.8]))) +
  pad(sheet) +
  runaway +
  line('M640 400h70M660 450h90M640 500h50', CREAM, 9) +
  claw +
  [
    [260, 170],
    [1000, 560],
  ]
    .map(([x = 0, y = 0]) =>
      shape(`M${x} ${y}q-60 -60 0 -130q60 70 0 130z`, x > 500 ? LEAF : FOREST, { transform: `rotate(60 ${x} ${y})` }),
    )
    .join('') +
  shade(sheet, 0.6)
