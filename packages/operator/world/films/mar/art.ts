import { circle, d, group, round, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway, swing } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

type Point = readonly [x: number, y: number]

const SAND = '#efe2ca'
const DEEP = '#0b2c4e'
const WATER = '#174f7d'
const FOAM = '#fbf6ea'
const RED = '#c22f2a'
const LINER = '#2a140f'

/** The wave's outer and inner edge, two cubic curves each; every strand of hair lies between them. */
const OUTER: ReadonlyArray<Point> = [
  [40, 980],
  [-90, 470],
  [90, 60],
  [400, 96],
  [560, 116],
  [640, 300],
  [520, 420],
]
const INNER: ReadonlyArray<Point> = [
  [236, 760],
  [150, 640],
  [130, 452],
  [270, 418],
  [380, 392],
  [420, 420],
  [448, 372],
]

const edge = (share: number): ReadonlyArray<Point> =>
  OUTER.map(([x, y], at) => {
    const [innerX, innerY] = INNER[at] ?? [x, y]
    return [x + (innerX - x) * share, y + (innerY - y) * share]
  })

const spot = ([x, y]: Point): string => d`${x} ${y}`

const band = (outer: ReadonlyArray<Point>, inner: ReadonlyArray<Point>): string => {
  const [begin = '', ...there] = outer.map(spot)
  const [last = '', ...back] = inner.map(spot).reverse()
  return `M${begin}C${there.join(' ')}L${last}C${back.join(' ')}z`
}

const STRANDS = [DEEP, WATER, DEEP, '#2f7fa8', '#0f3d66', '#8fc3cf', DEEP, WATER, '#4f9dbb', DEEP, WATER]
const EDGES = [0, 0.06, 0.19, 0.27, 0.4, 0.5, 0.54, 0.66, 0.76, 0.83, 0.94, 1]

const hair = (sheet: Sheet): string =>
  shape(band(OUTER, INNER), DEEP) +
  STRANDS.map((colour, at) => {
    const drift = 0.012 * sway(sheet, 2, at / 3) * swing(sheet)
    const strand = band(edge((EDGES[at] ?? 0) + drift), edge((EDGES[at + 1] ?? 1) + drift))
    return shape(strand, colour, { stroke: colour, 'stroke-width': 1.5 })
  }).join('')

/** A place on the second curve of the wave's outer edge: its crest. */
const crest = (share: number): Point => {
  const rest = 1 - share
  const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3]
  const along = (side: 0 | 1): number =>
    weights.reduce((sum, weight, at) => sum + weight * (OUTER[at + 3]?.[side] ?? 0), 0)
  return [along(0), along(1)]
}

const tip = (share: number): Point => edge(share)[6] ?? [0, 0]

const foam = ({ random }: Sheet): string =>
  times(54, at => {
    const share = 0.12 + (0.88 * at) / 53
    const [x, y] = crest(share)
    return circle(x + (random() - 0.5) * 18, y + (random() - 0.5) * 14, 8 + 22 * share * (0.6 + random() * 0.6), FOAM)
  }) +
  times(20, at => {
    const [x, y] = tip(at / 19)
    return circle(x + (random() - 0.5) * 16, y + 6 + random() * 14, 12 + random() * 16, FOAM)
  }) +
  times(12, at => {
    const fall = 40 + random() * 60
    const [x, y] = tip(at / 11)
    return line(
      d`M${x} ${y}q${8 + random() * 10} ${fall * 0.5} ${-14 + random() * 10} ${fall}`,
      FOAM,
      round(7 + random() * 7),
    )
  })

const spray = (sheet: Sheet): string =>
  times(40, drop => {
    const [x, y] = [380 + sheet.random() * 260, 40 + sheet.random() * 330]
    const [dx, dy] = [14 * sway(sheet, 4, drop / 40), 18 * sway(sheet, 4, drop / 40 + 0.25)]
    return circle(x + dx, y + dy, 1.5 + sheet.random() * 4, drop % 3 === 0 ? '#8fc3cf' : FOAM)
  })

const PROFILE =
  'M262 400Q372 380 404 452Q412 486 404 506Q420 540 440 568Q446 580 424 586Q416 590 420 602Q430 612 422 620Q412 624 418 630Q426 640 414 650Q408 660 412 678Q410 712 366 716Q330 716 310 706Q296 760 312 860L120 900L150 560z'
const CHEEK = 'M150 400H340Q300 560 330 640Q350 690 312 720L340 960H80z'
const JAW = 'M300 700Q350 722 400 716L330 900H250z'

const face = (sheet: Sheet): string =>
  shape(PROFILE, '#d99a6c') +
  sheet.clip(
    PROFILE,
    sheet.shade(CHEEK, '#8a4a32', sheet.linear(dark([0, 0.9], [0.7, 0.55], [1, 0.05]), [0, 0, 1, 0])),
    sheet.shade(JAW, '#6f3727', '#000', { opacity: 0.9 }),
  ) +
  shape('M346 518Q372 494 398 512Q376 532 346 518z', FOAM) +
  circle(382, 512, 9, WATER) +
  circle(383, 511, 4, '#0a0a0a') +
  line('M340 520Q368 488 402 510', LINER, 6) +
  line('M340 482Q366 462 398 472', LINER, 8) +
  shape('M420 602Q430 612 422 620Q398 624 386 616Q402 606 420 602zM422 621Q426 640 414 650Q398 646 386 618z', RED) +
  shape('M262 560Q294 548 292 592Q288 622 264 622Q250 590 262 560z', '#c98558') +
  line('M270 576Q284 572 280 596', '#8a4a32', 4) +
  circle(266, 646, 15, RED) +
  circle(262, 642, 4, '#fff')

const COAT = 'M-60 900Q40 760 168 780Q220 830 320 800Q360 824 384 940L384 1100H-60z'

const coat = (sheet: Sheet): string =>
  shape(COAT, RED) +
  sheet.shade(COAT, '#7a1518', sheet.linear(dark([0, 0.75], [0.6, 0.1]), [0, 0.6, 1, 0])) +
  line('M168 782Q230 850 324 804', '#7a1518', 6)

const scalp =
  shape(
    'M236 770Q150 640 136 520Q146 406 280 392Q380 380 410 446Q340 462 306 520Q300 560 262 556Q250 590 258 630Q236 700 236 770z',
    DEEP,
  ) + line('M390 440Q300 440 268 530M350 420Q250 430 226 540Q214 600 232 680', WATER, 7)

export const art: KeyArt = {
  dusk: '#081f38',
  light: FOAM,
  draw: sheet => {
    const [x, y, radius] = sheet.either([150, 168, 92], [640, 190, 108])
    const wave = 1.6 * sway(sheet)
    return (
      sheet.flood(SAND) +
      sheet.flood(sheet.linear(dark([0, 0.55], [0.5, 0.1], [1, 0])), sheet.dots('#d8bf94')) +
      circle(x, y - 26 * swing(sheet), radius, '#e5782f') +
      group(
        { transform: sheet.either('translate(6 -8)', 'translate(560 -96) scale(.98)') },
        face(sheet),
        scalp,
        coat(sheet),
        group({ transform: `rotate(${round(wave)} 150 760)` }, hair(sheet), foam(sheet), spray(sheet)),
      )
    )
  },
  title: (colour = DEEP) =>
    write(['Mar', 'de fóra'], {
      x: 572,
      y: 706,
      align: 'right',
      heights: [66, 32],
      leading: 1.4,
      extra: 10,
      gap: 0.15,
      stretch: 0.9,
      serif: 0.13,
      pen: { thickness: 4, contrast: 3.4 },
      fill: colour,
    }),
  credit: { text: 'Sabela Outeiral', x: 572, y: 868, align: 'right', colour: DEEP },
}
