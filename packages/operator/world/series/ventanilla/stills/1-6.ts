import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { lamps } from '../../../draw/matrix.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { corners, INK } from '../palette.ts'

const DARK = '#0d131c'
const GLOW = '#ff4a2a'

const chairs = (y: number, size: number, count: number): string =>
  times(count, seat => {
    const x = 640 + (seat - (count - 1) / 2) * 124 * size
    return group(
      { transform: `translate(${Math.round(x)} ${y}) scale(${size})` },
      shape('M-48 0V-70Q-48 -86 -34 -86H34Q48 -86 48 -70V0z', '#1d2733'),
      rect(-54, 0, 108, 20, '#26323f', { rx: 6 }),
      line('M-40 20V70M40 20V70', '#1d2733', 8),
      line('M-44 -78H44', GLOW, 4, { opacity: 0.55 }),
    )
  })

/** The auditor stands up; his number is on. */
const auditor = (sheet: Sheet): string => {
  const coat = 'M-76 330Q-90 20 -44 -16H44Q90 20 76 330z'
  return group(
    { transform: 'translate(640 400)' },
    ellipse(0, 326, 130, 18, '#000', { opacity: 0.5 }),
    shape(coat, '#0a0e15'),
    sheet.shade(coat, GLOW, sheet.radial(dark([0.62, 0], [1, 0.7]), [0.5, 1, 1])),
    line('M-44 -10Q-80 30 -78 150M44 -10Q80 30 78 150', GLOW, 5, { opacity: 0.8 }),
    circle(0, -58, 40, '#0a0e15'),
    shape('M-66 -72Q0 -100 66 -72L60 -82H40Q38 -132 0 -132Q-38 -132 -40 -82H-60z', '#0a0e15'),
    line('M-40 -84Q-38 -132 0 -132Q38 -132 40 -84', GLOW, 5, { opacity: 0.8 }),
    rect(58, 180, 64, 56, '#0a0e15', { rx: 6 }),
  )
}

/** Outside of all hours: the red display in the dark hall. */
export const still: Still = sheet => {
  const glow = sheet.glow(
    [
      [0, GLOW, 0.6],
      [0.5, '#7d1f14', 0.3],
      [1, DARK, 0],
    ],
    640,
    170,
    620,
  )
  return (
    sheet.flood(DARK) +
    rect(0, 0, 1280, 470, '#141d29') +
    shape('M0 720L260 470H1020L1280 720z', '#10171f') +
    sheet.flood(glow) +
    times(
      5,
      window =>
        rect(90 + window * 236, 330, 156, 130, INK, { rx: 10 }) + line(`M${90 + window * 236} 400h156`, '#26323f', 5),
    ) +
    rect(330, 50, 620, 230, '#07090d', { rx: 20 }) +
    lamps('9412', 372, 88, 24.6, GLOW, '#2a1412') +
    shape('M480 470H800L1000 720H280z', GLOW, { opacity: 0.16 }) +
    chairs(520, 0.7, 9) +
    auditor(sheet) +
    chairs(640, 1.1, 8) +
    sheet.flood(sheet.linear(dark([0, 0], [0.6, 0.1], [1, 0.8])), sheet.dots('#05070a')) +
    corners(sheet, 0.85, 0.5, 0.4)
  )
}
