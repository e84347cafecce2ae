import { circle, d, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { type Lettering, write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const ICE = '#b9d7de'
const COLD = '#0b1420'
const BRUISE = '#2c2338'
const SHADOW = '#33405c'
const RED = '#b0231b'

/** Frost grows like a fern: a needle, and smaller ones from both its sides. */
const fern = (random: () => number, x: number, y: number, angle: number, length: number, depth: number): string => {
  const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
  const twigs = depth === 0 ? [] : [0.35, 0.6, 0.85].flatMap(share => [[share, -1] as const, [share, 1] as const])
  return (
    d`M${x} ${y}L${endX} ${endY}` +
    twigs
      .map(([share, side]) => {
        const turn = angle + side * (0.8 + random() * 0.25)
        return fern(
          random,
          x + (endX - x) * share,
          y + (endY - y) * share,
          turn,
          length * (0.5 - share * 0.25),
          depth - 1,
        )
      })
      .join('')
  )
}

type Root = readonly [x: number, y: number, angle: number]

const rootsOf = ({ width: w, height: h, either }: Sheet): ReadonlyArray<Root> =>
  either<ReadonlyArray<Root>>(
    [
      [0, 0, 0.8],
      [w, 0, 2.3],
      [0, h, -0.8],
      [w, h, -2.4],
      [0, h * 0.4, 0.2],
      [w, h * 0.52, 3],
      [w * 0.45, 0, 1.5],
      [w * 0.4, h, -1.4],
    ],
    [
      [0, 0, 0.7],
      [w, 0, 2.4],
      [0, h, -0.7],
      [w, h, -2.5],
      [w, h * 0.5, 3.1],
      [w * 0.6, 0, 1.6],
      [w * 0.62, h, -1.5],
      [w * 0.3, h, -1.3],
    ],
  )

const frost = (sheet: Sheet): string => {
  const { random } = sheet
  const roots = rootsOf(sheet)
  const great = roots.map(([x, y, angle]) => fern(random, x, y, angle, 170 + random() * 70, 2)).join('')
  const small = roots
    .map(
      ([x, y, angle]) =>
        fern(random, x, y, angle + 0.5, 120 + random() * 40, 1) + fern(random, x, y, angle - 0.5, 130, 1),
    )
    .join('')
  return line(great, '#fff', 2.2, { opacity: 0.85 }) + line(small, '#eef8fa', 3.4, { opacity: 0.6 })
}

const LID = 'M-82 12Q-20 -46 44 -34Q84 -18 96 22'

/** `side` is -1 for the one on the left, `gaze` how far it looks aside. */
const eye = (sheet: Sheet, x: number, y: number, gaze: number, side: 1 | -1): string => {
  const placed = { transform: `translate(${x} ${y}) scale(${side} 1)` }
  const look = x + gaze + 5 * sway(sheet)
  return (
    group(
      placed,
      ellipse(0, 12, 108, 64, '#000', { opacity: 0.75, ...sheet.dots(BRUISE) }),
      shape(`${LID}Q30 58 -24 46Q-64 36 -82 12z`, '#eef2ee'),
      shape(`${LID}Q40 -8 0 -8Q-40 -8 -82 12z`, '#000', { opacity: 0.35 }),
    ) +
    circle(look, y + 6, 34, '#20404f') +
    circle(look, y + 6, 27, '#79b7c2') +
    circle(look, y + 6, 10, '#05070b') +
    rect(look + 8, y - 14, 13, 17, '#ff5a3c') +
    group(
      placed,
      line('M-86 12Q-20 -52 46 -38Q88 -20 100 22', '#05070b', 9),
      line('M-60 34Q10 66 92 28', '#5a3440', 4),
      line('M-92 -62Q0 -104 96 -70', '#0b0d16', 20),
    )
  )
}

const face = (sheet: Sheet): string =>
  shape('M90 380Q300 330 520 380L530 650H80z', '#c2a7a4') +
  sheet.shade('M60 380h240v270h-240z', SHADOW, sheet.linear(dark([0, 0.9], [1, 0.15]), ACROSS)) +
  sheet.shade('M330 360h200v290h-200z', RED, sheet.linear(dark([0, 0], [1, 0.85]), ACROSS)) +
  sheet.shade('M286 470Q276 560 254 640H360Q344 560 336 470z', SHADOW, '#000', { opacity: 0.45 }) +
  eye(sheet, 186, 494, 8, -1) +
  eye(sheet, 424, 476, -8, 1) +
  shape('M40 240Q150 330 96 720H0V240zM600 240H470Q560 420 524 720H600z', '#07090f') +
  line('M470 250Q540 420 506 640M96 330Q118 420 104 520', '#1b2030', 6)

/** Where a hand has wiped the pane; what ran down from it; and the name, written by a finger. */
const wiped = (sheet: Sheet, transform: string): string => {
  const { random } = sheet
  const tails = times(9, tail => {
    const y = -84 + tail * 21
    return d`M${88 + random() * 30} ${512 + y}L${6 + random() * 60} ${548 + y + random() * 10}M520 ${468 + y}L${560 + random() * 46} ${478 + y}`
  })
  const stroke = (way: string, width: number, cap = 'round') => line(way, '#fff', width, { 'stroke-linecap': cap })
  return (
    group(
      { transform },
      stroke('M70 520Q300 400 540 470', 184, 'butt'),
      stroke(tails, 22),
      stroke('M150 560V742M236 548V640M318 530V824M420 540V668M496 556V730', 9),
    ) + sheet.either(name('#fff').markup, '')
  )
}

const name = (colour: string): Lettering =>
  write(['Cámara', 'fría'], {
    x: 300,
    y: 96,
    align: 'centre',
    heights: [74],
    leading: 1.62,
    gap: 0.12,
    stretch: 0.86,
    pen: { thickness: 15 },
    jitter: 0.13,
    seed: 8,
    ends: 'round',
    fill: colour,
  })

export const art: KeyArt = {
  dusk: '#0b2230',
  light: '#dcecf0',
  draw: sheet => {
    const transform = sheet.either('translate(0 0)', 'translate(560 -110)')
    return (
      sheet.flood(ICE) +
      sheet.flood(
        sheet.radial(dark([0, 0.7], [0.7, 0.1], [1, 0]), [sheet.either(0.5, 0.7), 0.5, 0.7]),
        sheet.dots('#8fb6c4', 0.6),
      ) +
      sheet.mask(wiped(sheet, transform), sheet.flood(COLD), group({ transform }, face(sheet))) +
      frost(sheet) +
      sheet.flood(sheet.radial(dark([0, 0], [0.62, 0], [1, 0.85]), [0.5, 0.5, 0.72]), sheet.dots('#fff', 0.55))
    )
  },
  title: (colour = COLD) => name(colour),
  isLettered: true,
  credit: { text: 'Una película de Ximena Oyarzo', x: 300, y: 862, align: 'centre', colour: COLD },
}
