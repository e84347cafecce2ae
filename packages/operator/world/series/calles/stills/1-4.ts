import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { pick } from '../../../seed.ts'
import { BROWN, dusk, INK, MOSS, OLIVE, PAPER, RED, RIVER, TAN } from '../palette.ts'

const CITIES = [
  'M30 40H210M30 110H250M30 190H180M80 20V300M160 20V300M220 60V300',
  'M140 150m-100 0a100 100 0 1 0 200 0a100 100 0 1 0 -200 0M140 150m-50 0a50 50 0 1 0 100 0a50 50 0 1 0 -100 0M40 150H240M140 50V250',
  'M30 30L250 300M250 30L30 300M140 20V310M30 165H250',
  'M30 60Q140 20 250 80M30 130Q140 90 250 150M30 200Q140 160 250 220M30 270Q140 230 250 290',
]

/** A map on its rail; nearer ones are larger, and hide what is behind. */
const hanging = (sheet: Sheet, x: number, size: number, at: number): string => {
  const lit = 1 - Math.abs(size - 0.85) * 0.9
  return group(
    { transform: `translate(${x} ${Math.round(120 - 90 * size)}) scale(${size})` },
    rect(-6, -14, 292, 18, BROWN),
    shape('M0 0H280V330Q140 350 0 330z', pick([PAPER, TAN, '#d9cda0'], at)),
    line(pick(CITIES, at), MOSS, 7, { opacity: 0.8 }),
    line('M10 250Q90 190 150 240T276 210', RIVER, 13),
    circle(60 + ((at * 67) % 170), 90 + ((at * 41) % 150), 11, RED),
    shape('M0 0H280V330Q140 350 0 330z', INK, { opacity: Math.max(0, Math.min(0.75, 1 - lit)) }),
    sheet.shade('M0 0H280V330Q140 350 0 330z', BROWN, sheet.linear(dark([0, 0.5], [0.5, 0], [1, 0.8]), [0, 0, 1, 0])),
  )
}

const chest = (x: number, side: 1 | -1): string =>
  group(
    { transform: `translate(${x} 720) scale(${side} 1)` },
    shape('M0 0V-210L300 -170V0z', '#4a2c16'),
    shape('M0 -210L300 -170L360 -186L80 -236z', '#8a5a30'),
    line('M0 -158L300 -128M0 -106L300 -86M0 -54L300 -44', INK, 5),
    times(3, at => rect(120, -176 + at * 50, 46, 10, '#e6bb5c')),
  )

/** The keeper of what never was, with a lamp. */
const keeper = (sheet: Sheet): string =>
  group(
    { transform: 'translate(640 470)' },
    circle(
      60,
      -60,
      300,
      sheet.radial([
        [0, '#fff0b8', 0.95],
        [0.25, '#f3cf7a', 0.5],
        [1, TAN, 0],
      ]),
    ),
    ellipse(0, 134, 110, 18, INK, { opacity: 0.6 }),
    shape('M-60 134Q-66 -40 0 -50Q66 -40 60 134z', INK),
    shape('M24 -44Q66 -40 60 134H44z', '#c98f3c'),
    circle(0, -82, 34, '#c58a5e'),
    shape('M-36 -86Q-34 -126 2 -124Q36 -122 34 -96Q0 -112 -20 -84Q-22 -62 -30 -58z', '#d8d2bc'),
    line('M40 -20Q70 -10 82 -60', INK, 24),
    line('M84 -66V-44', TAN, 6),
    rect(66, -44, 40, 54, '#fff6d0', { rx: 8 }),
    line('M66 -44H106M66 12H106', BROWN, 9),
  )

/** Depth: the city as it was wished for, hung up to dry. */
export const still: Still = sheet =>
  sheet.flood('#20240f') +
  shape('M300 600L540 470H740L980 600L1280 720H0z', '#3a2a16') +
  times(3, at => hanging(sheet, 360 + at * 190, 0.56, at)) +
  keeper(sheet) +
  hanging(sheet, 150, 0.95, 1) +
  hanging(sheet, 850, 0.95, 2) +
  chest(-40, 1) +
  chest(1320, -1) +
  hanging(sheet, -190, 1.5, 3) +
  hanging(sheet, 1060, 1.5, 0) +
  line('M-20 60L500 84H780L1300 60', OLIVE, 5, { opacity: 0.5 }) +
  rect(0, 0, 1280, 720, sheet.linear(dark([0, 0.7], [0.4, 0], [1, 0.5])), sheet.dots(INK)) +
  dusk(sheet, 0.9)
