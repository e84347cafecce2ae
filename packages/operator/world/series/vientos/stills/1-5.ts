import { circle, d, ellipse, group, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { air, COBALT, CREAM, EARTH, ICE, NAVY, RED, SUN } from '../palette.ts'

/** The gust on the water: a plume that widens, darker and combed. */
const GUST = 'M1010 -20Q980 120 800 260Q540 450 300 760H920Q1000 520 1130 330Q1240 160 1250 -20z'

const combed = ({ random }: Sheet): string =>
  times(110, () => {
    const along = random()
    const across = random() - 0.5
    const [x, y] = [1120 - along * 560 + across * (140 + along * 420), along * 760]
    return d`M${Math.round(x)} ${Math.round(y)}q-14 10 -${Math.round(16 + random() * 20)} ${Math.round(24 + random() * 30)}`
  })

type Boat = readonly [x: number, y: number, size: number, sail: string]

/** Along both edges of the wind, for in the middle none can stand. */
const BOATS: ReadonlyArray<Boat> = [
  [900, 110, 0.6, CREAM],
  [760, 250, 0.74, RED],
  [610, 340, 0.86, CREAM],
  [470, 470, 1, SUN],
  [330, 610, 1.16, CREAM],
  [1190, 330, 0.8, SUN],
  [1090, 500, 1, CREAM],
  [1010, 650, 1.16, RED],
]

/** From above: a hull like a leaf, a sail like a fin, and its shadow. */
const boat = ([x, y, size, sail]: Boat): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(34) scale(${size})` },
    shape('M-20 10Q40 60 130 40Q80 100 10 70z', NAVY, { opacity: 0.5 }),
    line('M-100 -6Q-160 -30 -230 -20M-100 8Q-160 30 -230 24', CREAM, 5, { opacity: 0.7 }),
    shape('M-96 0Q-80 -30 10 -28Q80 -20 110 0Q80 20 10 28Q-80 30 -96 0z', EARTH),
    shape('M-80 0Q-66 -18 10 -18Q70 -12 92 0Q70 12 10 18Q-66 18 -80 0z', '#6b3a20'),
    circle(-52, 0, 13, '#2a1714'),
    circle(10, 4, 11, '#2a1714'),
    shape('M30 -4Q-30 40 -90 66Q-40 -10 40 -60Q52 -30 30 -4z', sail),
    shape('M30 -4Q-30 40 -90 66Q-20 10 20 -30z', NAVY, { opacity: 0.2 }),
  )

/** An island that was a volcano; the cloud over it streams away. */
const island = (sheet: Sheet): string => {
  const coast = 'M90 60Q180 0 300 50Q420 90 400 200Q380 300 250 310Q110 300 70 210Q40 120 90 60z'
  return (
    shape(coast, CREAM, { transform: 'translate(0 6)', opacity: 0.8 }) +
    shape(coast, '#3f8a4a') +
    sheet.shade(coast, '#163f3a', sheet.linear(dark([0, 0], [1, 0.95]), [0, 0, 1, 1])) +
    shape('M170 110Q230 80 290 120Q330 180 280 220Q210 240 170 200Q140 150 170 110z', '#6b5a3a') +
    ellipse(228, 164, 46, 38, '#2a8fa8') +
    line(
      'M110 90Q150 130 160 170M330 90Q300 120 296 150M370 220Q330 210 300 200M150 270Q180 240 190 220',
      '#2a6a3a',
      7,
    ) +
    shape('M150 30Q210 -10 260 30Q220 90 120 190Q40 270 -60 320Q-30 200 60 130Q100 60 150 30z', '#fff', {
      opacity: 0.75,
    })
  )
}

/** From above: a wind that can be seen by who keeps out of it. */
export const still: Still = sheet =>
  sheet.flood('#2f74d8') +
  times(60, at => line(`M${(at * 211) % 1280} ${(at * 97) % 720}q16 -8 32 0`, '#5f9cec', 4)) +
  sheet.flood(sheet.linear(dark([0, 0], [1, 0.6]), [1, 0, 0, 1]), sheet.dots(COBALT)) +
  shape(GUST, '#1c3fa8') +
  sheet.shade(GUST, NAVY, sheet.linear(dark([0, 0.9], [1, 0.3]))) +
  line(combed(sheet), ICE, 4, { opacity: 0.85 }) +
  shape('M960 -20Q1010 30 1010 60L1090 40L1180 70L1250 -20z', '#2a6a3a') +
  shape('M840 -20Q900 60 990 40L1020 -20zM1190 -20Q1210 60 1300 80V-20z', '#3f8a4a') +
  BOATS.map(boat).join('') +
  island(sheet) +
  air(sheet, 0.55)
