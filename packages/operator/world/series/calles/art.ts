import { circle, group, rect, round, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'
import { BROWN, INK, MOSS, OLIVE, PAPER, RED, RIVER, TAN } from './palette.ts'

const THUMB =
  'M300 60C150 60 70 190 66 360C62 520 96 640 150 700C200 750 250 764 300 764C350 764 400 750 450 700C504 640 538 520 534 360C530 190 450 60 300 60z'

const RINGS = 13
const POINTS = 28

/** A ridge around the core: a ring that has been pressed, longer than wide and pulled down to the left. */
const ridge = (at: number): string => {
  const radius = 16 + at * 25
  const points = Array.from({ length: POINTS }, (_, point) => {
    const angle = (point / POINTS) * 2 * Math.PI
    const wave = 1 + 0.055 * Math.sin(3 * angle + at * 0.5) + 0.03 * Math.sin(5 * angle - at * 0.8)
    const x = 312 - at * 1.5 + radius * wave * Math.cos(angle) * 0.8
    const y = 316 + at * 7 + radius * wave * Math.sin(angle) * (Math.sin(angle) > 0 ? 1.22 : 0.98)
    return [x, y] as const
  })
  const middle = (one: readonly [number, number], other: readonly [number, number]): string =>
    `${Math.round((one[0] + other[0]) / 2)} ${Math.round((one[1] + other[1]) / 2)}`
  const ways = points.map((point, here) => {
    const next = points[(here + 1) % POINTS] ?? point
    return `Q${Math.round(point[0])} ${Math.round(point[1])} ${middle(point, next)}`
  })
  const last = points[POINTS - 1] ?? [0, 0]
  return `M${middle(last, points[0] ?? last)}${ways.join('')}z`
}

const LAYERS = ['#5f6d31', '#7d8a45', '#98a055', '#b5ad68', TAN]

/** Higher ground is lighter, as on a map of relief. */
const relief = times(5, layer => shape(ridge(RINGS - 2 - layer * 2.5), LAYERS[layer] ?? TAN))

/** Ridges that are broken here and there, as skin is. */
const ridges = times(RINGS + 4, at =>
  line(ridge(at), at % 4 === 0 ? BROWN : PAPER, at % 4 === 0 ? 12 : 10, {
    'stroke-dasharray': `${170 + at * 46} ${at % 3 === 0 ? 22 : 14} ${90 + at * 31} 16`,
    'stroke-dashoffset': at * 83,
  }),
)

const STREET = 'M96 560L206 506L250 556L352 470L314 404L368 350L316 314'

const whole = (sheet: Sheet): string =>
  shape(THUMB, MOSS, { opacity: 0.4, transform: 'translate(14 18)' }) +
  sheet.clip(
    THUMB,
    shape(THUMB, '#55632b'),
    relief,
    ridges,
    line('M520 120Q420 220 470 330Q520 440 420 560Q380 640 420 780', MOSS, 22),
    line('M520 120Q420 220 470 330Q520 440 420 560Q380 640 420 780', RIVER, 14),
    line(STREET, INK, 17),
    line(STREET, RED, 10, { 'stroke-dasharray': '24 13', 'stroke-linecap': 'butt' }),
    sheet.shade(THUMB, INK, sheet.radial(dark([0, 0], [0.6, 0.05], [1, 0.9]), [0.42, 0.4, 0.62])),
  ) +
  group(
    { transform: `translate(316 ${round(314 + 4 * sway(sheet))})` },
    circle(6, 10, 30, INK, { opacity: 0.45 }),
    circle(0, 0, 34, PAPER),
    line('M-17 -17L17 17M17 -17L-17 17', RED, 13),
  )

/** Folds and a graticule: it has been carried about for long. */
const folds = (sheet: Sheet): string =>
  times(5, at => line(`M${at * 320 + sheet.either(-20, 60)} -10V910`, MOSS, 3, { opacity: 0.4 })) +
  times(4, at => line(`M-10 ${at * 225 + 112}H1290`, MOSS, 3, { opacity: 0.4 })) +
  sheet.flood(
    sheet.pattern(
      300,
      225,
      shape(
        'M0 0H150V225H0z',
        sheet.linear(
          [
            [0, '#fff', 0.07],
            [1, '#000', 0.1],
          ],
          [0, 0, 1, 0],
        ),
      ),
    ),
  )

const frame =
  rect(24, 24, 552, 852, 'none', { stroke: PAPER, 'stroke-width': 4 }) +
  times(17, at => rect(24 + at * 33, 24, 16, 12, at % 2 ? INK : PAPER) + rect(24 + at * 33, 864, 16, 12, PAPER)) +
  times(26, at => rect(24, 24 + at * 33, 12, 16, PAPER) + rect(564, 24 + at * 33, 12, 16, PAPER))

export const art: KeyArt = {
  dusk: '#181c0c',
  light: PAPER,
  draw: sheet =>
    sheet.flood(OLIVE) +
    folds(sheet) +
    sheet.flood(sheet.radial(dark([0, 0], [0.6, 0.1], [1, 0.7]), [0.5, 0.4, 0.8]), sheet.dots(MOSS)) +
    group({ transform: sheet.either('translate(36 30) scale(.88)', 'translate(660 -12) scale(.9)') }, whole(sheet)) +
    sheet.either(frame, ''),
  title: (colour = PAPER) =>
    write(['Calles falsas'], {
      x: 70,
      y: 750,
      fit: 460,
      heights: [76],
      gap: 0.1,
      serif: 0.1,
      pen: { thickness: 7, contrast: 1.7 },
      fill: colour,
    }),
}
