import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { BARK, BERRY, CREAM, LEAF, NIGHT, PINK, SUN, shade } from '../palette.ts'

const GLOW = [SUN, '#9fe36a', PINK, '#ffe9a0', '#8fdcd4']

/** Pigeonholes around a hollow trunk, ring behind ring; in some of them somebody is awake. */
const ring = (sheet: Sheet, far: number): string => {
  const size = 620 / (1 + far * 0.55)
  const hole = size * 0.17
  return times(14, at => {
    const angle = ((at + (far % 2) * 0.5) / 14) * 2 * Math.PI
    const [x, y] = [Math.round(640 + Math.cos(angle) * size), Math.round(320 + Math.sin(angle) * size * 0.72)]
    const chance = sheet.random()
    const colour = GLOW[Math.floor(chance * 97) % 5] ?? SUN
    const look = hole * 0.24
    const inside =
      chance < 0.34
        ? circle(x - hole * 0.3, y, look, colour) +
          circle(x + hole * 0.3, y, look, colour) +
          circle(x - hole * 0.26, y + 2, look * 0.5, NIGHT) +
          circle(x + hole * 0.34, y + 2, look * 0.5, NIGHT)
        : chance < 0.68
          ? rect(
              Math.round(x - hole * 0.5),
              Math.round(y - hole * 0.1),
              Math.round(hole),
              Math.round(hole * 0.6),
              chance < 0.5 ? CREAM : '#e0b98a',
              {
                transform: `rotate(${Math.round(chance * 40 - 20)} ${x} ${y})`,
              },
            )
          : ''
    return circle(x, y, Math.round(hole), '#7a5238') + circle(x, y, Math.round(hole * 0.86), '#1c1210') + inside
  })
}

const trunk = (sheet: Sheet): string =>
  times(5, far => {
    const size = 820 / (1 + far * 0.55)
    const colour = ['#4a2f22', '#52352a', '#5f3f2c', '#7a5236', '#a8743f'][far] ?? BARK
    return ellipse(640, 320, Math.round(size), Math.round(size * 0.76), colour) + (far < 4 ? ring(sheet, far) : '')
  })

/** It breathes: string, labels, and a snore that lifts the lid. */
const parcel = (sheet: Sheet): string =>
  group(
    { transform: 'translate(640 520)' },
    ellipse(0, 150, 300, 40, NIGHT, { opacity: 0.6 }),
    shape('M-210 -60L0 -20L0 160L-200 110z', '#d9a566'),
    shape('M210 -60L0 -20L0 160L200 110z', '#a8743f'),
    shape('M-210 -60L-10 -110L210 -60L0 -20z', '#f0c98a'),
    shape('M-224 -74L-20 -140L200 -96L216 -60L0 -18L-210 -58z', '#e6b878', { transform: 'rotate(-4)' }),
    sheet.shade('M210 -60L0 -20L0 160L200 110z', BARK, sheet.linear(dark([0, 0.2], [1, 0.9]))),
    line('M-104 -40L-100 134M104 -40L100 134M-120 -92L96 -44M116 -86L-110 -36', BERRY, 11),
    shape('M-20 -70Q-90 -120 -70 -150Q-30 -150 -10 -80Q20 -150 60 -146Q76 -116 0 -70z', BERRY),
    rect(-176, 30, 60, 44, CREAM, { transform: 'skewY(13)' }),
  ) +
  ['M760 360h44l-44 44h44', 'M840 270h62l-62 62h62', 'M930 150h84l-84 84h84']
    .map((way, at) => line(way, SUN, 10 + at * 3))
    .join('')

/** Depth: a hollow trunk, a parcel, and all the post office awake. */
export const still: Still = sheet =>
  sheet.flood('#2a1a14') +
  trunk(sheet) +
  circle(
    640,
    320,
    190,
    sheet.radial([
      [0, '#fff0b0', 0.95],
      [0.5, SUN, 0.5],
      [1, LEAF, 0],
    ]),
  ) +
  shape('M0 720V640Q640 520 1280 640V720z', '#3a241a') +
  parcel(sheet) +
  shade(sheet, 0.85, 0.5, 0.5)
