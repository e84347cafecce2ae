import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const SAGE = '#9db4a6'
const MIST = '#e6efe2'
const STEEL = '#4f6a66'
const INK = '#14211f'
const RED = '#cf2a22'

/** Where all lines of the hall meet. */
const [X, Y] = [300, 392]

const at = (across: number, up: number, near: number) =>
  [Math.round(X + across * near), Math.round(Y - up * near)] as const

/** Where all threads meet: between the blades. */
const KNOT = [300, 600] as const

const LOOMS = [0.24, 0.36, 0.54, 0.82, 1.24]

/** A loom on one side of the aisle: a face towards us, a flank along the aisle, and its spools. */
const loom = (sheet: Sheet, side: 1 | -1, near: number): string => {
  const far = near * 0.76
  const [innerX, top] = at(side * 170, -70, near)
  const [, foot] = at(0, -330, near)
  const [outerX] = at(side * 520, 0, near)
  const [farX, farTop] = at(side * 170, -70, far)
  const [, farFoot] = at(0, -330, far)
  const flank = `M${innerX} ${top}L${farX} ${farTop}V${farFoot}L${innerX} ${foot}z`
  const left = Math.min(innerX, outerX)
  return (
    shape(flank, '#2d423f') +
    rect(left, top, Math.abs(outerX - innerX), foot - top, STEEL) +
    sheet.shade(`M${innerX} ${top}H${outerX}V${foot}H${innerX}z`, INK, sheet.linear(dark([0, 0.2], [1, 0.95]))) +
    rect(left, top + 60 * near, Math.abs(outerX - innerX), 12 * near, INK) +
    rect(left, top - 8 * near, Math.abs(outerX - innerX), 12 * near, MIST)
  )
}

const spools = (near: number, side: 1 | -1) => [190, 270, 350].map(across => at(side * across, -36, near))

/** Bobbins of one loom: red yarn between two pale discs. */
const bobbins = (places: ReadonlyArray<readonly [number, number]>, near: number): string => {
  const sized = (value: number): number => Math.round(value * near)
  const discs = places
    .map(
      ([x, y]) =>
        `M${x - sized(24)} ${y + sized(24)}h${sized(48)}v${sized(9)}h${-sized(48)}zM${x - sized(21)} ${y - sized(36)}h${sized(42)}v${sized(8)}h${-sized(42)}z`,
    )
    .join('')
  return (
    shape(
      places
        .map(
          ([x, y]) =>
            `M${x - sized(19)} ${y + sized(24)}L${x - sized(15)} ${y - sized(28)}h${sized(30)}L${x + sized(19)} ${y + sized(24)}z`,
        )
        .join(''),
      RED,
    ) +
    line(
      places
        .map(
          ([x, y]) =>
            `M${x - sized(17)} ${y + sized(8)}l${sized(34)} ${-sized(8)}M${x - sized(16)} ${y - sized(10)}l${sized(32)} ${-sized(8)}`,
        )
        .join(''),
      '#7d1210',
      Math.max(1, 3 * near),
    ) +
    shape(discs, '#f7f3da')
  )
}

const threads = (sheet: Sheet): string =>
  LOOMS.map(near =>
    line(
      ([1, -1] as const)
        .flatMap(side =>
          spools(near, side).map(
            ([x, y]) =>
              `M${x} ${y - Math.round(30 * near)}Q${Math.round((x + KNOT[0]) / 2)} ${Math.round((y + KNOT[1]) / 2 - 24 + 3 * sway(sheet, 3, near))} ${KNOT[0]} ${KNOT[1]}`,
          ),
        )
        .join(''),
      RED,
      Math.round(20 + 30 * near) / 10,
    ),
  ).join('')

/** Behind the last window stand those who have stopped. */
const strikers = (sheet: Sheet): string =>
  rect(216, 268, 168, 160, '#f7f3da') +
  times(9, head => {
    const [x, y] = [224 + head * 19, 388 - ((head * 29) % 17)]
    return (
      shape(`M${x - 13} 428V${y + 12}Q${x} ${y + 2} ${x + 13} ${y + 12}V428z`, INK) +
      circle(x, y, 9, INK) +
      (head % 3 === 1
        ? line(`M${x + 8} ${y + 18}L${x + 12} ${y - 22 - Math.round(4 * sway(sheet, 2, head / 9))}`, INK, 6)
        : '')
    )
  }) +
  line('M216 268H384V428H216zM258 268V428M300 268V428M342 268V428M216 320H384', STEEL, 5)

const BARS = [
  [0.86, 2.2],
  [0.6, 0.72],
  [0.44, 0.51],
  [0.335, 0.38],
] as const

/** A floor or a roof from which the light falls in bars. */
const bars = (across: number, up: number, colour: string): string =>
  BARS.map(([far, near]) => {
    const [farLeft, farY] = at(-across, up, far)
    const [farRight] = at(across, up, far)
    const [left, y] = at(-across, up, near)
    const [right] = at(across, up, near)
    return shape(`M${farLeft} ${farY}H${farRight}L${right} ${y}H${left}z`, colour)
  }).join('')

const roof = (sheet: Sheet): string =>
  shape('M216 268H384L1700 -560H-1100z', '#6f8c80') +
  bars(470, 230, MIST) +
  line('M216 268L-1100 -560M384 268L1700 -560', INK, 6) +
  times(4, shaft => shape(`M${-160 + shaft * 240} 190l110 0l-330 520l-220 0z`, MIST, { opacity: 0.16 })) +
  sheet.shade('M216 268H384L1700 -560H-1100z', '#4d6a60', sheet.linear(dark([0.5, 0], [0.82, 0.1], [1, 0.8])))

const floor = (sheet: Sheet): string =>
  shape('M216 428H384L1000 1200H-400z', '#b9cbbb') +
  bars(170, -330, MIST) +
  sheet.shade('M216 428H384L1000 1200H-400z', INK, sheet.linear(dark([0, 0], [0.3, 0.1], [0.62, 0.9])))

const BLADE = 'M-8 40Q-40 -60 -70 -330Q-40 -300 -14 -180Q10 -60 26 20z'

const shears = (sheet: Sheet): string => {
  const open = 13 - 2 * sway(sheet)
  const half = (mirror: 1 | -1): string =>
    group(
      { transform: `translate(300 720) scale(${mirror} 1) rotate(${(open - 13).toFixed(2)})` },
      shape(BLADE, mirror === 1 ? MIST : '#c9d6d2'),
      sheet.shade(BLADE, INK, sheet.linear(dark([0, 0.1], [0.5, 0.75], [1, 0.1]), [0, 0, 1, 0])),
      line('M-64 -312Q-34 -120 8 24', INK, 4),
      line('M0 10Q40 60 74 86', INK, 40),
      ellipse(112, 140, 62, 76, 'none', { stroke: INK, 'stroke-width': 30, transform: 'rotate(-24 112 140)' }),
      ellipse(106, 134, 62, 76, 'none', { stroke: '#55706b', 'stroke-width': 5, transform: 'rotate(-24 106 134)' }),
    )
  return half(-1) + half(1) + circle(300, 720, 24, INK) + circle(300, 720, 14, MIST) + line('M291 714L309 726', INK, 4)
}

export const art: KeyArt = {
  dusk: '#14211f',
  light: MIST,
  draw: sheet => {
    return (
      sheet.flood(SAGE) +
      group(
        { transform: sheet.either('translate(0 0)', 'translate(640 -170)') },
        rect(-1000, -400, 2600, 1500, SAGE),
        roof(sheet),
        sheet.shade('M-1000 -100H1600V560H-1000z', '#5e7f74', sheet.linear(dark([0, 0.1], [0.5, 0.1], [1, 0.7]))),
        floor(sheet),
        strikers(sheet),
        LOOMS.map(depth => loom(sheet, 1, depth) + loom(sheet, -1, depth)).join(''),
        threads(sheet),
        LOOMS.map(depth => bobbins([...spools(depth, 1), ...spools(depth, -1)], depth)).join(''),
        shape('M292 590H308L312 1000H288z', RED),
        line(
          'M290 620L310 634M290 648L310 662M290 676L310 690M289 760L311 774M289 790L311 804M289 820L311 834M288 850L312 864M288 880L312 894',
          '#7d1210',
          4,
        ),
        shears(sheet),
      )
    )
  },
  title: (colour = INK) =>
    write(['O dia das', 'fiandeiras'], {
      x: 300,
      y: 44,
      align: 'centre',
      heights: [34, 66],
      leading: 1.32,
      gap: 0.1,
      stretch: 0.74,
      pen: { thickness: 8, contrast: 1.5 },
      fill: colour,
    }),
}
