import { circle, d, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CREAM, GOLD, hush, MINT, NIGHT, RED, ROSE, TEAL } from '../palette.ts'

const LIGHTS = [GOLD, '#f2c978', ROSE, '#e09a4a', '#f7dc9c']

const radio = rect(-26, -34, 52, 34, '#5a2e20', { rx: 14 }) + rect(-18, -26, 24, 18, CREAM) + circle(15, -17, 6, MINT)

/** Those who listen, each in their own way. */
const LISTENERS = [
  radio +
    shape('M34 0Q34 -44 60 -46Q84 -44 84 0z', NIGHT) +
    circle(58, -62, 15, NIGHT) +
    shape('M-80 0Q-80 -40 -58 -42Q-36 -40 -38 0z', NIGHT) +
    circle(-56, -56, 14, NIGHT),
  radio +
    shape('M40 0V-70Q60 -84 76 -66V0z', NIGHT) +
    circle(58, -92, 15, NIGHT) +
    line('M46 -60L24 -20', NIGHT, 9) +
    circle(-56, -20, 11, NIGHT) +
    rect(-66, -14, 20, 14, NIGHT),
  radio +
    shape('M-90 0V-60H-80V-24H-46V0z', NIGHT) +
    circle(-62, -52, 14, NIGHT) +
    shape('M-76 -6Q-76 -40 -60 -40Q-40 -36 -44 -6z', NIGHT),
  radio +
    shape('M44 0Q40 -60 62 -64Q90 -60 86 0z', NIGHT) +
    circle(64, -80, 15, NIGHT) +
    shape('M-84 0Q-90 -60 -62 -64Q-40 -60 -44 0z', NIGHT) +
    circle(-62, -80, 15, NIGHT) +
    circle(46, -88, 8, NIGHT),
  radio + ellipse(58, -12, 34, 13, NIGHT) + circle(32, -22, 10, NIGHT) + line('M88 -14q20 -10 10 -34', NIGHT, 6),
]

const window = (sheet: Sheet, x: number, y: number, at: number): string => {
  const light = LIGHTS[Math.floor(sheet.random() * 5)] ?? GOLD
  return group(
    { transform: `translate(${x} ${y})` },
    rect(-104, -134, 208, 150, NIGHT),
    rect(-96, -126, 192, 126, light),
    ellipse(0, -62, 84, 60, '#fff6d8', { opacity: 0.4 }),
    LISTENERS[at % 5] ?? '',
    line('M0 -126V-60M-96 -86H96', TEAL, 6),
    at % 3 === 1 ? shape('M-96 -126H-40Q-60 -60 -96 -20zM96 -126H40Q60 -60 96 -20z', RED, { opacity: 0.85 }) : '',
    rect(-118, 4, 236, 16, '#2f7a78'),
    at % 4 === 2 ? times(9, bar => line(d`M${-104 + bar * 26} 4V-34`, NIGHT, 5)) + line('M-110 -34H110', NIGHT, 6) : '',
  )
}

const husband =
  ellipse(250, 690, 120, 16, NIGHT, { opacity: 0.7 }) +
  shape('M250 684L640 720H380z', NIGHT, { opacity: 0.5 }) +
  line('M232 620L224 684M268 620L282 684', NIGHT, 24) +
  shape('M196 630Q190 500 250 494Q310 500 304 630z', '#12333a') +
  line('M210 520Q180 570 196 620M292 520Q330 540 322 590', '#12333a', 22) +
  shape('M232 488h44v22h-44z', '#a8694c') +
  circle(254, 466, 30, '#2a1714') +
  circle(286, 470, 8, '#a8694c') +
  ellipse(252, 452, 56, 12, NIGHT) +
  shape('M216 450Q220 410 252 410Q286 410 288 450z', NIGHT) +
  line('M218 446Q252 454 288 446', RED, 6)

/** Outside: seven o'clock in every window. */
export const still: Still = sheet =>
  sheet.flood('#123a44') +
  sheet.flood(
    sheet.linear([
      [0, '#0b2029'],
      [1, '#2a6a6a'],
    ]),
  ) +
  rect(330, -20, 980, 660, '#1c5557') +
  rect(330, -20, 980, 660, sheet.linear(dark([0, 0.9], [0.6, 0.3], [1, 0])), sheet.dots(NIGHT)) +
  line('M330 180H1310M330 390H1310', '#2f7a78', 13) +
  times(3, row =>
    times(4, column => window(sheet, 460 + column * 236, 156 + row * 210, row * 4 + column + (row % 2))),
  ) +
  rect(-20, 640, 1320, 100, '#0d2b32') +
  rect(-20, 636, 1320, 14, '#2f7a78') +
  times(4, at => shape(`M${350 + at * 236} 650h190l60 80h-260z`, GOLD, { opacity: 0.14 })) +
  line('M110 660V180Q110 130 160 130', NIGHT, 13) +
  shape('M130 130H196L210 158H118z', NIGHT) +
  circle(164, 170, 150, '#ffe9b0', { opacity: 0.26, ...sheet.blur(18) }) +
  shape('M126 158H202L420 690H20z', '#ffe9b0', { opacity: 0.14 }) +
  husband +
  hush(sheet, 0.75, 0.55, 0.5)
