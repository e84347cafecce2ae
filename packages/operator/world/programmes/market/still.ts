import { circle, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const ICE = '#cfe6ea'
const NAVY = '#0f2a44'
const SILVER = '#9fb9c2'
const ROSE = '#e8476a'
const BULB = '#ffcf5c'
const LEAF = '#2f8a5a'

const FISH = 'M520 420Q600 200 900 210Q1180 230 1340 330V560Q1180 640 900 620Q640 600 520 420z'
const HEAD = 'M520 420Q580 250 800 216Q870 320 850 440Q840 540 790 604Q600 570 520 420z'

/** It holds a rose as who wants to dance. */
const fish = (sheet: Sheet): string =>
  shape('M880 214Q980 100 1180 170L1240 290z', '#4f7484') +
  line('M920 206L960 150M990 216L1030 140M1060 230L1100 150M1130 250L1166 176', NAVY, 5) +
  shape(FISH, SILVER) +
  sheet.clip(
    FISH,
    times(9, row =>
      line(
        times(9, scale => `M${850 + scale * 60 + (row % 2) * 30} ${220 + row * 46}q44 22 0 46`),
        '#6d8e9b',
        5,
      ),
    ),
    shape('M500 400Q800 180 1340 320V190H500z', '#2f5f7a'),
    sheet.shade('M500 190H1340V330Q800 200 500 420z', NAVY, sheet.linear(dark([0, 0.9], [1, 0]))),
    sheet.shade(FISH, '#f4fafa', sheet.linear(dark([0, 0], [0.6, 0.1], [0.85, 0.8], [1, 0.2]))),
  ) +
  shape(HEAD, '#87a7b3') +
  sheet.shade(HEAD, NAVY, sheet.linear(dark([0, 0.7], [0.5, 0.1], [1, 0.4]))) +
  line('M800 216Q870 320 850 440Q840 540 790 604', NAVY, 8) +
  line('M760 300Q810 360 800 440Q794 500 760 540', '#5d7f8d', 6) +
  circle(680, 340, 56, '#f5e6b0') +
  circle(680, 340, 34, NAVY) +
  circle(666, 326, 11, '#fff') +
  line('M622 300Q680 262 738 304', NAVY, 9) +
  line('M530 438Q600 462 664 438', NAVY, 9) +
  shape('M900 470Q1000 460 1040 540Q960 560 890 520z', '#4f7484')

const rose =
  line('M640 446Q540 470 420 440', LEAF, 12) +
  shape('M520 458Q500 510 450 520Q460 470 520 458zM570 452Q590 500 640 506Q620 460 570 452z', LEAF) +
  group(
    { transform: 'translate(386 430)' },
    circle(0, 0, 70, ROSE),
    shape(
      'M-66 10Q-90 -60 -20 -74Q-40 -20 -66 10zM20 -74Q90 -60 70 12Q40 -30 20 -74zM-50 46Q0 90 56 40Q0 40 -50 46z',
      '#c22a4e',
    ),
    line('M-30 -8Q-20 -40 14 -36Q44 -20 30 12Q10 36 -16 20Q-26 0 -4 -12Q16 -14 14 4', '#7d1236', 8),
  )

const crushed = (sheet: Sheet): string =>
  times(70, at => {
    const [x, y] = [sheet.random() * 1280, 560 + sheet.random() * 170]
    const size = 22 + sheet.random() * 40
    return shape(
      `M${Math.round(x)} ${Math.round(y - size)}l${Math.round(size)} ${Math.round(size * 0.6)}l-${Math.round(size * 0.4)} ${Math.round(size * 0.8)}l-${Math.round(size)} -${Math.round(size * 0.3)}z`,
      at % 3 === 0 ? '#fff' : at % 3 === 1 ? ICE : '#a6cdd6',
    )
  })

/** Before the city wakes. */
export const still: Still = sheet =>
  sheet.flood('#1b4a63') +
  times(9, awning =>
    shape(
      `M${awning * 150 - 30} -10H${awning * 150 + 122}V90A76 60 0 0 1 ${awning * 150 - 30} 90z`,
      awning % 2 === 0 ? '#e8f0ea' : ROSE,
    ),
  ) +
  times(
    4,
    lamp =>
      line(`M${120 + lamp * 330} 0V190`, NAVY, 5) +
      circle(120 + lamp * 330, 204, 26, BULB) +
      circle(
        120 + lamp * 330,
        204,
        120,
        sheet.radial([
          [0, BULB, 0.6],
          [1, BULB, 0],
        ]),
      ),
  ) +
  sheet.flood(sheet.linear(dark([0, 0.7], [0.4, 0.1], [1, 0.6]), ACROSS), sheet.dots(NAVY)) +
  shape('M-20 560Q300 500 640 540T1300 520V740H-20z', ICE) +
  ellipse(900, 610, 460, 40, NAVY, { opacity: 0.35 }) +
  fish(sheet) +
  rose +
  crushed(sheet)
