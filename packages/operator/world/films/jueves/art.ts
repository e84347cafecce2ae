import { circle, ellipse, group, rect, round, shape, times } from '../../../art/svg.ts'
import { foot } from '../../draw/foot.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { rise, sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const EARTH = '#8c5a3a'
const PIT = '#3a1f17'
const OCHRE = '#c98a4b'
const BONE = '#f4e6c8'
const LIT = '#62f0d2'
const INK = '#150d0c'

const HOLE =
  'M196 900Q150 760 186 640Q120 560 70 430Q20 330 62 296Q96 280 118 318Q112 190 150 120Q176 88 206 110Q240 40 290 48Q330 52 344 92Q380 66 420 96Q450 140 446 220Q500 230 512 290Q514 370 430 480Q416 560 420 640Q446 780 410 900z'

type Bone = readonly [x1: number, y1: number, x2: number, y2: number, width: number]

/** Five fingers, from the wrist outwards. */
const FINGERS: ReadonlyArray<ReadonlyArray<readonly [x: number, y: number]>> = [
  [
    [262, 458],
    [196, 414],
    [142, 366],
    [98, 330],
  ],
  [
    [276, 432],
    [232, 306],
    [202, 218],
    [184, 162],
    [176, 128],
  ],
  [
    [302, 428],
    [292, 288],
    [288, 188],
    [288, 122],
    [288, 80],
  ],
  [
    [328, 434],
    [352, 304],
    [376, 216],
    [392, 160],
    [402, 126],
  ],
  [
    [348, 450],
    [402, 346],
    [436, 296],
    [460, 270],
    [480, 250],
  ],
]

const bonesOf = (joints: ReadonlyArray<readonly [number, number]>): ReadonlyArray<Bone> =>
  joints.slice(1).map(([x2, y2], at) => {
    const [x1, y1] = joints[at] ?? [x2, y2]
    const [dx, dy] = [(x2 - x1) * 0.07, (y2 - y1) * 0.07]
    return [Math.round(x1 + dx), Math.round(y1 + dy), Math.round(x2 - dx), Math.round(y2 - dy), 17 - at * 2.5]
  })

const ARMS: ReadonlyArray<Bone> = [
  [264, 520, 240, 860, 25],
  [338, 526, 366, 860, 21],
]

const BONES = [...FINGERS.flatMap(bonesOf), ...ARMS]
const WIDTHS = [...new Set(BONES.map(([, , , , width]) => width))]

/** All bones of one width in one way; their knuckles are dots that a thicker pen makes. */
const bones = (colour: string): string =>
  WIDTHS.map(width => {
    const mine = BONES.filter(each => each[4] === width)
    return (
      line(mine.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join(''), colour, width) +
      line(mine.map(([x1, y1, x2, y2]) => `M${x1} ${y1}h.1M${x2} ${y2}h.1`).join(''), colour, width * 1.5)
    )
  }).join('')

const CARPALS = [
  [272, 480, 17],
  [302, 468, 16],
  [332, 480, 16],
  [286, 506, 15],
  [318, 506, 15],
] as const

const hand = (sheet: Sheet): string => {
  const glow = sheet.glow(dark([0, 0.9], [0.5, 0.45], [1, 0]), 300, 590, 330)
  const away = sheet.glow(dark([0, 0], [0.5, 0.15], [1, 0.8]), 380, 420, 420)
  return (
    group({ transform: 'translate(-9 11)', opacity: 0.75 }, bones(INK)) +
    bones(BONE) +
    CARPALS.map(([x, y, radius]) => circle(x, y, radius, BONE, { stroke: PIT, 'stroke-width': 3 })).join('') +
    line(BONES.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join(''), away, 17, sheet.dots('#9b7650')) +
    line(ARMS.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join(''), glow, 23, sheet.dots(LIT))
  )
}

const hour = (text: string, x: number): string =>
  write([text], { x, y: 600, align: 'centre', heights: [27], pen: { thickness: 5.5 }, fill: INK, gap: 0.2 }).markup

/** It has kept time for three thousand years, and its colon still blinks. */
const watch = (sheet: Sheet): string =>
  circle(
    300,
    598,
    230,
    sheet.glow(
      [
        [0, LIT, 0.42],
        [1, LIT, 0],
      ],
      300,
      598,
      230,
    ),
  ) +
  shape('M222 560Q300 536 378 560L384 640Q300 664 216 640z', INK) +
  line('M230 566Q232 600 226 634M370 566Q368 600 374 634', '#4a3a38', 3, { 'stroke-dasharray': '2 9' }) +
  rect(206, 534, 188, 132, INK, { rx: 22 }) +
  rect(214, 542, 172, 116, '#2d2626', { rx: 16 }) +
  circle(400, 576, 8, OCHRE) +
  circle(400, 624, 8, OCHRE) +
  rect(230, 562, 140, 78, LIT, { rx: 8 }) +
  sheet.shade('M230 562h140v78h-140z', '#1d9c8b', sheet.radial(dark([0, 0], [0.6, 0.2], [1, 0.9]))) +
  write(['Jueves'], { x: 300, y: 572, align: 'centre', heights: [15], pen: { thickness: 4 }, gap: 0.24, fill: INK })
    .markup +
  hour('16', 264) +
  hour('40', 336) +
  circle(300, 606, 3.6, INK) +
  circle(300, 620, 3.6, INK)

/** Hog's hair, and the dust that it wakes. */
const brush = (sheet: Sheet): string =>
  group(
    { transform: `translate(462 560) rotate(${(38 + 4 * sway(sheet, 2)).toFixed(2)}) scale(1.1)` },
    shape('M-46 -70Q-56 -20 -40 60Q-20 44 -10 66Q4 46 16 64Q26 44 44 56Q56 -20 46 -70z', '#e9cf9a'),
    sheet.shade(
      'M-46 -70Q-56 -20 -40 60Q-20 44 -10 66Q4 46 16 64Q26 44 44 56Q56 -20 46 -70z',
      '#7a4a22',
      sheet.linear(dark([0, 0.9], [0.6, 0.1], [1, 0.5])),
    ),
    line('M-26 -60Q-32 -10 -24 40M-4 -60Q-6 0 -6 44M20 -60Q24 0 22 40', '#a8743c', 3),
    rect(-54, -128, 108, 64, '#c9c3b6'),
    line('M-54 -112H54M-54 -82H54', '#7d776c', 5),
    shape('M-50 -128Q-40 -190 -22 -220L-26 -440H26L22 -220Q40 -190 50 -128z', '#d2452f'),
    shape('M10 -128Q20 -190 4 -220L6 -440H26L22 -220Q40 -190 50 -128z', '#96281d'),
  )

const dust = (sheet: Sheet): string =>
  times(20, at => {
    const [spread, high] = [sheet.random(), sheet.random()]
    const flight = rise(sheet, 1, at / 20)
    return circle(
      420 - spread * 150 - (flight - at / 20) * 30,
      640 + high * 70 - spread * 60 - (flight - at / 20) * 24,
      1.6 + high * 3.4,
      OCHRE,
      { opacity: 0.9 * Math.min(1, 8 * flight, 8 * (1 - flight)) },
    )
  })

/** Stones and shards in the layers. */
const layers = (sheet: Sheet): string => {
  const { random, width, height } = sheet
  return (
    times(4, at => {
      const y = round(height * (0.14 + at * 0.25))
      return line(
        `M-10 ${y}Q${round(width * 0.25)} ${y + 26} ${round(width * 0.5)} ${y + 4}T${width + 10} ${y + 10}`,
        at % 2 ? '#7a4a2e' : OCHRE,
        at % 2 ? 9 : 5,
        { opacity: 0.5 },
      )
    }) +
    times(22, () => {
      const [x, y, size] = [Math.round(random() * width), Math.round(random() * height), Math.round(4 + random() * 11)]
      return ellipse(x, y, size, size * 0.68, random() > 0.5 ? '#6d4128' : OCHRE, {
        transform: `rotate(${Math.round(random() * 90)} ${x} ${y})`,
      })
    })
  )
}

const grid = (sheet: Sheet): string =>
  line(sheet.either('M44 0V900M556 0V900M0 52H600M0 716H600', 'M640 0V720M1236 0V720M0 36H1280M0 640H1280'), BONE, 3, {
    opacity: 0.85,
  })

const tag = group(
  { transform: 'translate(96 700) rotate(-7)' },
  rect(-46, -30, 92, 60, BONE),
  circle(-32, 0, 5, PIT),
  write(['9'], { x: 10, y: -16, align: 'centre', heights: [32], pen: { thickness: 6 }, fill: INK }).markup,
)

export const art: KeyArt = {
  dusk: '#24120d',
  light: BONE,
  draw: sheet =>
    sheet.flood(EARTH) +
    layers(sheet) +
    sheet.flood(
      sheet.radial(dark([0, 0], [0.5, 0.1], [1, 0.8]), [sheet.either(0.5, 0.72), 0.5, 0.75]),
      sheet.dots(PIT),
    ) +
    group(
      { transform: sheet.either('translate(0 24)', 'translate(640 -50) scale(.96)') },
      shape(HOLE, OCHRE, { transform: 'translate(5 7)' }),
      shape(HOLE, PIT),
      sheet.shade(HOLE, INK, sheet.linear(dark([0, 0.95], [0.5, 0.3], [1, 0.2]), [0, 0, 1, 0.2])),
      hand(sheet),
      watch(sheet),
    ) +
    grid(sheet) +
    group(
      { transform: sheet.either('translate(0 24)', 'translate(640 -50) scale(.96)') },
      tag,
      dust(sheet),
      brush(sheet),
    ) +
    sheet.either(foot(sheet, INK, 700, [0.4, 0.85]), ''),
  title: (colour = BONE) =>
    write(['Jueves', 'enterrado'], {
      x: 40,
      y: 770,
      heights: [52, 34],
      fit: 520,
      leading: 1.3,
      gap: 0.14,
      pen: { thickness: 8 },
      fill: colour,
    }),
}
