import { circle, group, rect, shape } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const MINT = '#9fd8c0'
const INK = '#0c2b38'
const AGAR = '#f0b542'
const MOULD = '#3d7f68'
const FUZZ = '#e9efd0'
const GLOVE = '#3a55c4'
const LIGHT = '#fff0b0'

const DISC = 'M76 452a224 224 0 1 0 448 0a224 224 0 1 0 -448 0'

/** How far the coast lies from the middle, all the way around. */
const coastOf = (random: () => number, count: number, radius: number, rough: number): ReadonlyArray<number> => {
  const phases = [2, 3, 5, 8, 13].map(waves => [waves, random() * 6.28, (rough * radius) / waves ** 0.8] as const)
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI
    const waves = phases.reduce((sum, [turns, offset, high]) => sum + high * Math.sin(turns * angle + offset), 0)
    return radius + waves + (random() - 0.5) * radius * 0.07
  })
}

const shore = (x: number, y: number, coast: ReadonlyArray<number>, grown = 0): string =>
  `M${coast
    .map((far, at) => {
      const angle = (at / coast.length) * 2 * Math.PI
      return `${Math.round(x + Math.cos(angle) * (far + grown))} ${Math.round(y + Math.sin(angle) * (far + grown))}`
    })
    .join('L')}z`

const beads = (points: ReadonlyArray<readonly [number, number]>): string =>
  points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h.1`).join('')

const ISLANDS = [
  [134, 356, 17],
  [122, 530, 20],
  [450, 620, 15],
  [214, 634, 17],
  [470, 300, 15],
] as const

const dish = (sheet: Sheet): string => {
  const { random } = sheet
  const coast = coastOf(random, 72, 142, 0.23)
  const land = shore(312, 448, coast)
  const isles = ISLANDS.map(([x, y, radius]) => shore(x, y, coastOf(random, 16, radius, 0.3))).join('')
  const towns = Array.from({ length: 46 }, () => {
    const [angle, far] = [random() * 6.28, random() ** 0.5 * 124]
    return [312 + Math.cos(angle) * far, 448 + Math.sin(angle) * far] as const
  })
  const ports = coast.flatMap((far, at) => {
    const angle = (at / coast.length) * 2 * Math.PI
    return at % 3 === 0 ? [[312 + Math.cos(angle) * (far - 5), 448 + Math.sin(angle) * (far - 5)] as const] : []
  })
  const night = ([x, y]: readonly [number, number]): boolean => x - 300 > (y - 452) * 0.45 - 30
  const roads = towns
    .filter(night)
    .flatMap(([x, y], at, all) =>
      all
        .slice(at + 1)
        .filter(([toX, toY]) => Math.hypot(toX - x, toY - y) < 37)
        .map(([toX, toY]) => `M${Math.round(x)} ${Math.round(y)}L${Math.round(toX)} ${Math.round(toY)}`),
    )
    .join('')
  const terminator = sheet.linear(dark([0, 0], [0.4, 0.05], [0.56, 0.7], [0.72, 1], [1, 1]), [0.1, 0.3, 0.9, 0.7])
  const glow = 0.85 + 0.15 * sway(sheet)
  return (
    shape(DISC, AGAR) +
    sheet.shade(DISC, '#b9741f', sheet.radial(dark([0, 0], [0.7, 0.1], [1, 0.8]))) +
    sheet.clip(
      DISC,
      line([16, 34, 54, 78, 106].map(grown => shore(312, 448, coast, grown)).join(''), '#c9862a', 2.4, {
        opacity: 0.85,
      }),
      line(isles, FUZZ, 16, { opacity: 0.55 }),
      line(land, FUZZ, 24, { opacity: 0.6 }),
      shape(land + isles, FUZZ),
      shape(land + isles, MOULD, { opacity: 0.55 }),
      sheet.shade(land + isles, MOULD, sheet.radial(dark([0, 1], [0.6, 0.6], [1, 0.1]))),
      line('M246 380l20 -30l18 30M286 420l24 -38l22 38M262 470l18 -28l18 28', INK, 4, { opacity: 0.7 }),
      line(land + isles, INK, 2.5),
    ) +
    sheet.shade(DISC, INK, terminator) +
    shape(
      'M76 452a224 224 0 1 0 448 0a224 224 0 1 0 -448 0',
      sheet.linear(
        [
          [0, INK, 0],
          [0.5, INK, 0.05],
          [0.75, INK, 0.55],
          [1, INK, 0.7],
        ],
        [0.1, 0.3, 0.9, 0.7],
      ),
    ) +
    line(roads, AGAR, 2, { opacity: 0.8 }) +
    line(beads(ports.filter(night)), AGAR, 7) +
    line(beads(towns.filter(night)), AGAR, 11, { opacity: 0.5 * glow }) +
    line(beads(towns.filter(night)), LIGHT, 5) +
    line('M96 452a204 204 0 1 0 408 0a204 204 0 1 0 -408 0', '#fff', 3, { opacity: 0.5 }) +
    line(DISC, '#e8f6ef', 15) +
    line('M67 452a233 233 0 1 0 466 0a233 233 0 1 0 -466 0', INK, 4) +
    line('M84 452a216 216 0 1 0 432 0a216 216 0 1 0 -432 0', INK, 2.5) +
    line('M112 360Q136 292 200 256M222 246L238 240', '#fff', 13, { opacity: 0.9 })
  )
}

/** Fingertips come out from under the dish at its other side. */
const under = (sheet: Sheet): string => {
  const tip = (x: number, y: number, turn: number, long: number): string => {
    const way = `M-36 0V${-long}Q-36 ${-long - 42} 0 ${-long - 42}Q36 ${-long - 42} 36 ${-long}V0z`
    return group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      shape(way, GLOVE),
      sheet.shade(way, INK, sheet.linear(dark([0, 0.1], [0.5, 0.1], [1, 0.9]), ACROSS)),
      line(`M-18 ${-long - 12}Q0 ${-long - 26} 18 ${-long - 12}`, '#8fa2f0', 4),
    )
  }
  const palm = 'M700 1000L330 1000Q336 900 282 810Q244 740 270 690L330 640L560 560Q640 600 700 720z'
  return (
    tip(140, 474, -76, 76) +
    tip(132, 560, -98, 68) +
    tip(160, 640, -122, 62) +
    tip(214, 694, -146, 44) +
    shape(palm, GLOVE) +
    sheet.shade(palm, INK, sheet.linear(dark([0, 1], [0.5, 0.4], [1, 0.1]), [0, 0, 0.8, 0.6]))
  )
}

const thumb = (sheet: Sheet): string => {
  const way =
    'M700 960Q680 760 600 700Q540 640 470 590Q436 566 412 588Q392 612 420 642Q480 700 500 760Q520 840 500 960z'
  return (
    sheet.shade(way, INK, '#000', { opacity: 0.6, transform: 'translate(-14 14)' }) +
    shape(way, GLOVE) +
    sheet.shade(way, INK, sheet.linear(dark([0, 0.75], [0.35, 0.1], [0.7, 0.2], [1, 0.8]), [0, 1, 0.8, 0])) +
    line('M434 604Q424 612 436 628', '#8fa2f0', 5) +
    line('M548 672Q528 690 520 706M566 690Q548 706 540 722M620 770Q590 800 560 800', INK, 4, { opacity: 0.6 })
  )
}

/** The others on the bench, where only mould grows. */
const neighbour = (
  x: number,
  y: number,
  number: string,
  spots: ReadonlyArray<readonly [number, number, number]>,
): string =>
  group(
    { transform: `translate(${x} ${y})` },
    circle(0, 0, 138, '#7fbfa6'),
    circle(0, 0, 128, '#e7cf8c'),
    spots.map(([dx, dy, radius]) => circle(dx, dy, radius, FUZZ) + circle(dx, dy, radius * 0.55, MOULD)).join(''),
    circle(0, 0, 128, 'none', { stroke: '#e8f6ef', 'stroke-width': 9 }),
    write([number], { x: 0, y: -18, align: 'centre', heights: [34], pen: { thickness: 6 }, fill: INK }).markup,
  )

const tape = group(
  { transform: 'translate(196 652) rotate(24)' },
  rect(-70, -30, 140, 60, '#f6f1dc'),
  write(['19'], {
    x: 0,
    y: -18,
    align: 'centre',
    heights: [36],
    gap: 0.16,
    pen: { thickness: 7 },
    ends: 'round',
    fill: '#c2362b',
  }).markup,
)

export const art: KeyArt = {
  dusk: '#0c2b38',
  light: '#e8f6ef',
  draw: sheet =>
    sheet.flood(MINT) +
    sheet.flood(
      sheet.radial(dark([0, 0], [0.5, 0.05], [1, 0.75]), [sheet.either(0.5, 0.72), 0.5, 0.75]),
      sheet.dots('#4f9f88'),
    ) +
    group(
      { transform: sheet.either('translate(0 14)', 'translate(640 -86) scale(.96)') },
      neighbour(46, 846, '18', [
        [-50, -60, 30],
        [60, 50, 22],
      ]),
      neighbour(562, 176, '20', [
        [-60, 60, 26],
        [40, -70, 34],
      ]),
      sheet.shade('M50 490a232 232 0 1 0 464 0a232 232 0 1 0 -464 0', INK, '#000', { opacity: 0.6 }),
      under(sheet),
      dish(sheet),
      tape,
      thumb(sheet),
    ),
  title: (colour = INK) =>
    write(['Placa', 'diecinueve'], {
      x: 44,
      y: 48,
      heights: [62, 44],
      leading: 1.44,
      gap: 0.12,
      stretch: 0.92,
      pen: { thickness: 10 },
      fill: colour,
    }),
}
