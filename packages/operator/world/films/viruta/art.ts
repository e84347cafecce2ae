import { circle, d, ellipse, group, rect, shape } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const COBALT = '#1f55b0'
const NAVY = '#0c1f4a'
const PINE = '#f6d79b'
const OAK = '#d39a55'
const BARK = '#7c4520'
const SKIN = '#c98258'
const RUST = '#d4502c'
const INK = '#0a1430'

interface Curl {
  /** Where the plane began it. */
  readonly from: readonly [x: number, y: number]
  readonly bend: readonly [x: number, y: number]
  readonly centre: readonly [x: number, y: number]
  readonly radius: number
  readonly side: 1 | -1
  readonly width: number
}

/** It leaves its root, and rolls itself up in half rings. */
const wayOf = ({ from, bend, centre: [x, y], radius, side }: Curl): string => {
  let [at, reach] = [x + side * radius, radius]
  let way = d`M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${at} ${y}`
  for (let half = 0; half < 4; half++) {
    const next = at + (half % 2 === 0 ? -side : side) * 2 * reach
    way += d`A${reach} ${reach} 0 0 ${side === 1 ? 1 : 0} ${next} ${y}`
    at = next
    reach *= 0.72
  }
  return way
}

const curl = (shaving: Curl): string => {
  const way = wayOf(shaving)
  const { width } = shaving
  return (
    line(way, BARK, width + 7) +
    line(way, PINE, width) +
    line(way, OAK, width * 0.5, {
      'stroke-dasharray': `${width * 3} ${width * 1.4} ${width} ${width * 2}`,
      'stroke-linecap': 'butt',
    }) +
    line(way, PINE, width * 0.26)
  )
}

const BEARD: ReadonlyArray<Curl> = [
  { from: [196, 470], bend: [120, 520], centre: [152, 604], radius: 44, side: -1, width: 26 },
  { from: [404, 470], bend: [486, 520], centre: [452, 600], radius: 44, side: 1, width: 26 },
  { from: [226, 520], bend: [170, 600], centre: [212, 690], radius: 42, side: -1, width: 27 },
  { from: [372, 516], bend: [440, 590], centre: [394, 684], radius: 44, side: 1, width: 27 },
  { from: [250, 500], bend: [220, 540], centre: [256, 600], radius: 38, side: -1, width: 26 },
  { from: [344, 500], bend: [384, 540], centre: [342, 596], radius: 38, side: 1, width: 26 },
  { from: [298, 510], bend: [250, 620], centre: [304, 690], radius: 36, side: -1, width: 27 },
]

const MOUSTACHE: ReadonlyArray<Curl> = [
  { from: [302, 474], bend: [220, 452], centre: [196, 500], radius: 27, side: -1, width: 23 },
  { from: [304, 474], bend: [384, 452], centre: [408, 496], radius: 27, side: 1, width: 23 },
]

const BROWS: ReadonlyArray<Curl> = [
  { from: [284, 366], bend: [240, 338], centre: [212, 366], radius: 14, side: -1, width: 13 },
  { from: [322, 366], bend: [364, 338], centre: [392, 366], radius: 14, side: 1, width: 13 },
]

const FACE = 'M188 330Q180 470 230 530Q300 580 370 530Q420 470 412 330Q400 270 300 268Q200 270 188 330z'
const CAP = 'M170 336Q150 196 230 166Q300 140 370 166Q450 196 430 336Q300 290 170 336z'
const NOSE = 'M300 372Q316 420 338 446Q346 474 304 476Q264 476 268 448Q288 420 288 372z'

const face = (sheet: Sheet): string =>
  ellipse(180, 404, 24, 40, SKIN) +
  ellipse(420, 404, 24, 40, SKIN) +
  line('M424 386Q436 404 420 424', BARK, 5) +
  shape(FACE, SKIN) +
  sheet.shade(FACE, '#5b2716', sheet.linear(dark([0, 0], [0.4, 0.05], [0.65, 0.45], [1, 0.95]), ACROSS)) +
  line('M228 410Q252 430 278 412M326 412Q350 430 376 410', INK, 8) +
  line('M232 420l-6 10M252 428l-1 11M350 428l1 11M372 420l6 10', INK, 4) +
  line('M222 448Q246 462 268 450M336 450Q360 462 384 448M206 430l-16 -6M204 442l-15 4', '#8a4a2c', 4) +
  shape(NOSE, '#d9936a') +
  sheet.shade(NOSE, '#5b2716', sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.9]), ACROSS)) +
  line(
    'M214 420a36 34 0 1 0 72 0a36 34 0 1 0 -72 0M318 420a36 34 0 1 0 72 0a36 34 0 1 0 -72 0M286 416Q302 404 318 416',
    INK,
    5,
  ) +
  line('M226 404Q236 394 248 394M330 404Q340 394 352 394', '#fff', 5, { opacity: 0.7 }) +
  BROWS.map(curl).join('')

const cap = (sheet: Sheet): string =>
  shape(CAP, RUST) +
  sheet.shade(CAP, '#6b1a16', sheet.linear(dark([0, 0], [0.45, 0.1], [1, 0.95]), ACROSS)) +
  line('M230 176Q206 230 206 300M300 156V290M370 176Q394 230 394 300', '#8f2a1c', 5, { 'stroke-dasharray': '12 8' }) +
  shape('M160 322Q300 272 440 322L444 366Q300 318 156 366z', '#b83c22') +
  line(
    'M182 322V352M206 314V344M232 308V338M258 304V332M284 302V330M312 302V330M340 304V332M366 308V338M392 314V344M418 322V352',
    '#7a1f16',
    5,
  )

/** Behind the ear there is the pencil. */
const pencil = group(
  { transform: 'translate(430 376) rotate(24)' },
  rect(-8, -110, 16, 150, '#f0b62c'),
  rect(-3, -110, 6, 150, '#d18f17'),
  shape('M-8 -110L0 -140L8 -110z', PINE),
  shape('M-3 -128L0 -140L3 -128z', INK),
  rect(-8, 34, 16, 14, RUST),
)

const SWEATER = 'M-40 1100Q0 640 180 570H420Q600 640 660 1100z'

const BLOCK = 'M-210 -46H196Q214 -46 214 -28V46H-210z'

const plane = (sheet: Sheet): string =>
  group(
    { transform: `translate(${(340 + 14 * sway(sheet)).toFixed(2)} 812) rotate(-8)` },
    shape('M104 -40Q96 -110 140 -122Q176 -116 160 -84Q150 -64 176 -40z', '#9a5a2a'),
    shape(BLOCK, '#b97638'),
    sheet.shade(BLOCK, '#4a2410', sheet.linear(dark([0, 0], [0.5, 0.2], [1, 0.95]))),
    line('M-190 -26H60M-150 -8H190M-200 16H130', '#8a5226', 4),
    shape('M-26 -46L26 -130L52 -118L16 -46z', '#e8edf2'),
    shape('M0 -46L46 -118L58 -100L26 -46z', BARK),
    shape('M-44 -46H-20L-6 -20H-28z', INK),
    circle(-150, -66, 26, '#9a5a2a'),
    rect(-158, -52, 16, 12, BARK),
  )

const hand = (sheet: Sheet): string => {
  const fist =
    'M430 738Q414 706 442 690Q480 668 520 684Q560 700 566 744Q570 786 540 800Q486 806 450 790Q432 770 430 738z'
  return group(
    { transform: `translate(${(14 * sway(sheet)).toFixed(2)} 0)` },
    shape('M530 690L640 640L760 760L640 840L540 800z', NAVY),
    line('M548 688L572 798', '#2f4f93', 8),
    shape(fist, SKIN),
    sheet.shade(fist, '#5b2716', sheet.linear(dark([0, 0], [0.5, 0.2], [1, 0.9]))),
    line('M438 716Q462 702 490 710M432 744Q456 730 486 738M440 772Q462 760 488 766', '#6d321c', 5),
  )
}

export const art: KeyArt = {
  dusk: '#0a1838',
  light: PINE,
  draw: sheet =>
    sheet.flood(COBALT) +
    sheet.flood(sheet.radial(dark([0, 0], [0.5, 0.15], [1, 0.9]), [0.4, 0.4, 0.8]), sheet.dots('#123a86')) +
    group(
      { transform: sheet.either('translate(0 8)', 'translate(650 -142) scale(.95)') },
      shape(SWEATER, NAVY),
      line('M168 600Q140 760 150 1000M432 600Q460 760 450 1000', RUST, 24),
      group(
        { transform: 'rotate(-4 300 400)' },
        pencil,
        face(sheet),
        cap(sheet),
        BEARD.map(curl).join(''),
        MOUSTACHE.map(curl).join(''),
      ),
      curl({ from: [318, 790], bend: [250, 760], centre: [214, 742], radius: 30, side: -1, width: 24 }),
      rect(-700, 856, 2000, 300, OAK),
      line('M-700 858H1300', PINE, 8),
      line('M-600 884H300M-200 902H700', BARK, 4, { opacity: 0.6 }),
      plane(sheet),
      hand(sheet),
    ),
  title: (colour = PINE) =>
    write(['Viruta'], {
      x: 300,
      y: 44,
      align: 'centre',
      fit: 500,
      heights: [92],
      gap: 0.1,
      pen: { thickness: 14, contrast: 1.3 },
      ends: 'round',
      fill: colour,
    }),
}
