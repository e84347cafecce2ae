import { ellipse, group, rect, shape } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { swing } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const LINEN = '#e7dcc3'
const THREAD = '#203a63'
const GREEN = '#1f6f5c'
const RED = '#d4472f'
const SKIN = '#a9683f'
const CREASE = '#6b3a22'

const weave = (sheet: Sheet): string =>
  rect(
    -900,
    -300,
    2400,
    1500,
    sheet.pattern(8, 8, line('M0 2H8M0 6H8', '#d8cba9', 1.6) + line('M2 0V8M6 0V8', '#efe6d2', 1.4)),
  )

const RIVER = 'M470 214Q380 262 430 330Q470 396 360 420Q250 440 214 404'
const ARMS = 'M150 226Q220 262 300 262Q390 262 424 316M560 350Q500 340 440 352M96 330Q170 300 240 330Q310 356 384 412'

/** A thread sewn in: the stitch, its light, and the shadow it throws on the cloth. */
const sewn = (way: string, colour: string, width: number): string => {
  const dashes = { 'stroke-dasharray': `${width * 1.5} ${width * 0.62}`, 'stroke-linecap': 'butt' }
  return (
    line(way, '#8d7a52', width, { ...dashes, opacity: 0.5, transform: 'translate(5 6)' }) +
    line(way, colour, width, dashes) +
    line(way, '#fff', width * 0.22, { ...dashes, opacity: 0.3, transform: 'translate(-2 -2)' })
  )
}

const cross = (x: number, y: number): string => `M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`

const houseAt = ([x, y, colour]: readonly [number, number, string]): string =>
  line(`M${x - 22} ${y + 22}V${y - 6}L${x} ${y - 30}L${x + 22} ${y - 6}V${y + 22}z`, colour, 6, {
    'stroke-dasharray': '9 4',
    'stroke-linecap': 'butt',
  }) + line(cross(x, y + 6), colour, 4)

const HOUSES = [
  [300, 214, RED],
  [520, 268, RED],
  [120, 276, GREEN],
  [330, 336, RED],
  [506, 408, GREEN],
  [74, 392, RED],
  [250, 492, GREEN],
] as const

const trees = line(
  [
    [196, 208],
    [210, 222],
    [560, 208],
    [400, 236],
    [164, 352],
    [180, 366],
    [556, 308],
    [92, 456],
    [106, 470],
  ]
    .map(([x = 0, y = 0]) => cross(x, y))
    .join(''),
  GREEN,
  5,
)

const ARM = 'M760 1010L610 690Q560 700 500 760L640 1040z'
const HAND =
  'M640 700Q600 596 520 548Q440 500 352 466Q306 452 296 472Q292 492 336 514Q410 548 436 584Q392 562 340 552Q298 548 296 570Q298 590 344 602Q404 620 440 676Q470 732 520 780Q600 800 640 700z'

const hand = (sheet: Sheet): string =>
  shape('M520 560Q470 600 480 660Q500 700 560 690Q600 640 580 590z', CREASE) +
  shape(HAND, SKIN) +
  sheet.shade(HAND, CREASE, sheet.linear(dark([0, 0], [0.4, 0.1], [1, 0.95]), [0.2, 0, 0.9, 1])) +
  line(
    'M436 584Q470 600 492 640M352 466Q340 490 350 516M420 498Q412 516 420 536M432 508Q424 524 432 540M372 560Q366 578 372 604M384 562Q380 584 386 606',
    CREASE,
    5,
  ) +
  line('M520 580Q546 610 540 650M560 600Q590 640 578 690M500 690Q530 700 548 740', CREASE, 5) +
  ellipse(312, 474, 17, 9, '#e3b48c', { transform: 'rotate(22 312 474)' }) +
  ellipse(312, 568, 17, 9, '#e3b48c', { transform: 'rotate(8 312 568)' }) +
  shape(ARM, RED) +
  line('M612 694Q560 704 504 762', '#f3c24f', 13) +
  line('M632 736Q580 750 524 804', '#fff', 5, { 'stroke-dasharray': '10 8' })

/** The needle, and the thread that is still to become river. */
const needle =
  line('M214 404Q176 386 168 420Q160 486 224 560Q300 640 372 560', '#8d7a52', 8, {
    opacity: 0.4,
    transform: 'translate(6 8)',
  }) +
  line('M214 404Q176 386 168 420Q160 486 224 560Q300 640 372 560', THREAD, 7) +
  line('M196 372L400 576', '#7d8790', 10) +
  line('M196 372L396 572', '#eef2f4', 5) +
  ellipse(384, 560, 4, 12, LINEN, { transform: 'rotate(-45 384 560)' })

export const art: KeyArt = {
  dusk: '#1c2a26',
  light: LINEN,
  draw: sheet => {
    const lift = Math.round(10 * swing(sheet))
    return (
      sheet.flood(LINEN) +
      group(
        { transform: sheet.either('translate(0 30)', 'translate(660 -150)') },
        weave(sheet),
        sewn(RIVER, THREAD, 24),
        sewn(ARMS, '#3a6aa0', 11),
        HOUSES.map(houseAt).join(''),
        trees,
        group(
          { transform: `translate(${lift} ${lift})` },
          shape(HAND, '#8d7a52', { opacity: 0.45, transform: 'translate(-26 34)', ...sheet.blur(10) }),
          needle,
          hand(sheet),
        ),
      ) +
      sheet.flood(sheet.linear(dark([0, 0], [0.5, 0.05], [1, 0.6]), [0, 0, 1, 1]), sheet.dots('#a8946a'))
    )
  },
  title: (colour = RED) =>
    write(['Las que cosen', 'el mapa'], {
      x: 42,
      y: 52,
      heights: [42, 76],
      leading: 1.46,
      gap: 0.14,
      stretch: 0.92,
      pen: { thickness: 9 },
      dashes: '13 4',
      fill: colour,
    }),
}
