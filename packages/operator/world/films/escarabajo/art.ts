import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const CYAN = '#4db2da'
const SHADE = '#1f6f9c'
const INK = '#10203c'
const YELLOW = '#f8d331'
const RED = '#e23f2b'
const CREAM = '#fff6df'
const SKIN = '#a8653c'

const BACK = 'M0 -92Q64 -92 88 -44Q112 20 100 96Q84 176 0 214Q-84 176 -100 96Q-112 20 -88 -44Q-64 -92 0 -92z'

/** The sun is low: his shadow shows what he is. Drawn from the side, and laid down to his right. */
const shadow = group(
  { transform: 'translate(0 14) matrix(0 -2 -1.34 -.44 0 0)', opacity: 0.9 },
  line('M-58 -40a40 40 0 1 0 -80 0a40 40 0 1 0 80 0M138 -40a40 40 0 1 0 -80 0a40 40 0 1 0 80 0', SHADE, 7),
  line('M-98 -40L-44 -110H62L98 -40M-44 -110L0 -40L62 -110M-98 -40H0M62 -110L74 -136H98Q112 -128 100 -112', SHADE, 8),
  line('M-46 -134L20 -96L-6 -34', SHADE, 22),
  shape('M-70 -128Q-60 -190 30 -206L64 -190Q50 -150 -24 -118z', SHADE),
  line('M48 -190L66 -150L88 -134', SHADE, 17),
  circle(80, -206, 23, SHADE),
)

const leg = (mirror: 1 | -1, kick: number): string =>
  group(
    { transform: `scale(${mirror} 1)` },
    line(`M48 120Q120 ${70 + kick} 138 ${34 + kick}`, SKIN, 44),
    line(`M138 ${34 + kick}Q146 ${110 + kick} 72 ${150 + kick}`, SKIN, 30),
    line(`M52 112Q86 ${94 + kick * 0.6} 112 ${66 + kick}`, INK, 48),
    shape(`M88 ${128 + kick}L44 ${146 + kick}Q30 ${164 + kick} 46 ${174 + kick}L92 ${164 + kick}z`, CREAM),
    line(`M58 ${146 + kick}L64 ${168 + kick}M72 ${140 + kick}L78 ${164 + kick}`, INK, 4),
    rect(20, 150 + kick, 34, 14, INK, { rx: 4 }),
  )

const arm = (mirror: 1 | -1): string =>
  group(
    { transform: `scale(${mirror} 1)` },
    line('M70 -58Q124 -82 132 -126', YELLOW, 40),
    line('M132 -122Q142 -170 122 -208', SKIN, 28),
    line('M128 -112L146 -124', INK, 7),
    shape('M104 -200Q106 -236 126 -240Q148 -232 142 -198Q124 -186 104 -200z', CREAM),
    line('M112 -214H138M112 -226H136', INK, 3),
  )

/** Drop handlebars: its horns. */
const bars =
  line('M0 -216H-84Q-126 -216 -128 -250Q-126 -286 -92 -290M0 -216H84Q126 -216 128 -250Q126 -286 92 -290', INK, 17) +
  line('M-128 -250Q-126 -286 -92 -290M128 -250Q126 -286 92 -290', RED, 9)

const cyclist = (sheet: Sheet): string => {
  const kick = 24 + 16 * sway(sheet, 4)
  return (
    rect(-11, -338, 22, 164, INK, { rx: 11 }) +
    line('M0 -330V-180', '#7d90a8', 3, { 'stroke-dasharray': '7 6' }) +
    rect(-11, 190, 22, 168, INK, { rx: 11 }) +
    line('M0 260V350', '#7d90a8', 3, { 'stroke-dasharray': '7 6' }) +
    line('M0 -200V200', INK, 12) +
    leg(1, kick) +
    leg(-1, 48 - kick) +
    bars +
    arm(1) +
    arm(-1) +
    shape(BACK, YELLOW) +
    sheet.shade(BACK, '#b4581a', sheet.linear(dark([0, 0], [0.5, 0.05], [1, 0.95]), ACROSS)) +
    shape('M-3 -20H3L26 190L0 218L-26 190z', INK) +
    line('M-74 6Q-86 60 -72 122M70 0Q80 40 76 72', CREAM, 9, { opacity: 0.75 }) +
    line('M-100 60Q-60 30 0 40Q60 30 100 60', RED, 15) +
    line('M-78 -66Q-20 10 66 -28M78 -66Q20 10 -66 -28', INK, 15) +
    line('M-74 -68Q-18 2 62 -34', '#5d708c', 4) +
    rect(-46, 70, 92, 72, CREAM, { rx: 6 }) +
    write(['51'], { x: 0, y: 84, align: 'centre', heights: [44], gap: 0.2, pen: { thickness: 10 }, fill: INK }).markup +
    ellipse(0, 236, 22, 32, INK) +
    ellipse(0, -112, 44, 50, SKIN) +
    shape('M-46 -108Q-48 -170 0 -172Q48 -170 46 -108Q0 -78 -46 -108z', RED) +
    line('M-20 -96Q-24 -140 -14 -170M20 -96Q24 -140 14 -170', CREAM, 9) +
    shape('M-36 -158Q0 -206 36 -158Q0 -176 -36 -158z', INK) +
    sheet.shade(
      'M-46 -108Q-48 -170 0 -172Q48 -170 46 -108Q0 -78 -46 -108z',
      '#7d1420',
      sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.9]), ACROSS),
    )
  )
}

export const art: KeyArt = {
  dusk: '#0d2440',
  light: YELLOW,
  draw: sheet => {
    const stones = times(46, () =>
      ellipse(
        sheet.random() * 1900 - 700,
        sheet.random() * 1000,
        3 + sheet.random() * 6,
        2 + sheet.random() * 3,
        SHADE,
        {
          opacity: 0.7,
        },
      ),
    )
    return (
      sheet.flood(CYAN) +
      sheet.flood(sheet.linear(dark([0, 0], [0.4, 0.1], [1, 0.6]), [0, 0, 1, 1]), sheet.dots('#2b86b4')) +
      group(
        { transform: sheet.either('translate(0 0)', 'translate(690 -46) scale(.92)') },
        stones,
        group(
          { transform: `translate(206 386) rotate(${(10 + 1.6 * sway(sheet, 2)).toFixed(2)})` },
          shadow,
          cyclist(sheet),
        ),
      )
    )
  },
  title: (colour = INK) =>
    write(['El último', 'escarabajo'], {
      x: 36,
      y: 764,
      heights: [36, 66],
      leading: 1.36,
      gap: 0.08,
      stretch: 0.62,
      pen: { thickness: 6.6, contrast: 1.4 },
      fill: colour,
    }),
}
