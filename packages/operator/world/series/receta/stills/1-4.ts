import { circle, d, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { pick } from '../../../seed.ts'
import { CHILI, CLOTH, heat, INK, MAUVE, PISTACHIO, WINE, YOLK } from '../palette.ts'

const GOODS = [CHILI, YOLK, PISTACHIO, '#e98a3c', MAUVE, '#5f8a3c']

/** A striped awning, its crates, and a bulb that hangs on a wire. */
const stall = (sheet: Sheet, x: number, y: number, size: number, stripe: string): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    rect(-190, -150, 380, 200, '#331020'),
    circle(0, -100, 150, '#ffd98a', { opacity: 0.28, ...sheet.blur(18) }),
    times(3, row =>
      group(
        {},
        times(12, at =>
          circle(-170 + at * 31, -52 + row * 40, 17, pick(GOODS, Math.floor(sheet.random() * 3) + row * 2), {}),
        ),
        rect(-196, -40 + row * 40, 392, 22, '#8a5a34'),
      ),
    ),
    shape('M-230 -150L-180 -250H180L230 -150z', stripe),
    times(4, at =>
      shape(d`M${-176 + at * 100} -150l${8 + at * 4} -100h46l${8 + at * 4} 100z`, CLOTH, { opacity: 0.9 }),
    ),
    times(9, at => circle(-204 + at * 51, -150, 25, at % 2 ? CLOTH : stripe)),
    line('M-170 -150V60M170 -150V60', INK, 9),
    circle(0, -112, 17, '#fff6d0'),
    line('M0 -150V-128', INK, 5),
  )

const porter = group(
  { transform: 'translate(770 560)' },
  ellipse(0, 142, 90, 16, INK, { opacity: 0.5 }),
  line('M-20 60L-34 136M20 60L44 132', INK, 26),
  shape('M-52 70Q-60 -40 0 -46Q60 -40 52 70z', '#3a5a6a'),
  line('M-40 -20Q-70 -60 -44 -104M40 -20Q70 -60 44 -104', '#3a5a6a', 24),
  circle(0, -70, 30, '#8f5436'),
  shape('M-110 -104H110L90 -164H-90z', '#8a5a34'),
  line('M-100 -134H100', '#5c3a20', 6),
  times(7, at => line(`M${-80 + at * 26} -164q-10 -40 ${-6 + at * 3} -66`, at % 2 ? PISTACHIO : '#5f8a3c', 13)),
)

const nilda = group(
  { transform: 'translate(520 590)' },
  ellipse(0, 112, 80, 14, INK, { opacity: 0.5 }),
  shape('M-58 110Q-60 -30 0 -36Q60 -30 58 110z', CHILI),
  shape('M-30 110V20H34V110z', CLOTH),
  circle(4, -60, 31, '#b8754d'),
  shape('M-32 -56Q-36 -98 4 -98Q36 -96 34 -64Q10 -80 -14 -60Q-10 -30 -34 0Q-50 -30 -32 -56z', INK),
  line('M48 -10Q90 -30 120 -70', CHILI, 22),
  circle(126, -76, 13, '#b8754d'),
)

/** Outside: the stalls before dawn; one of them is leaving. */
export const still: Still = sheet =>
  sheet.flood('#2a1030') +
  rect(
    0,
    0,
    1280,
    420,
    sheet.linear([
      [0, '#1a0a20'],
      [0.7, '#5c1f4a'],
      [1, '#c9565a'],
    ]),
  ) +
  shape('M0 340L120 250L220 300L360 190L520 310L700 220L860 320L1010 240L1280 340V440H0z', '#3a1434') +
  stall(sheet, 330, 400, 0.6, WINE) +
  stall(sheet, 640, 380, 0.5, '#3a6a5a') +
  stall(sheet, 940, 400, 0.62, CHILI) +
  rect(0, 430, 1280, 290, '#3d1526') +
  times(14, at => ellipse((at * 197) % 1280, 470 + ((at * 61) % 230), 90, 9, '#ffcf8a', { opacity: 0.16 })) +
  stall(sheet, 130, 540, 1.1, PISTACHIO) +
  stall(sheet, 1170, 540, 1.15, YOLK) +
  line('M-20 60Q320 150 640 70T1300 90', INK, 5) +
  times(11, at => circle(60 + at * 118, Math.round(92 + 26 * Math.sin(at * 1.1)), 11, '#fff0bc')) +
  times(11, at => circle(60 + at * 118, Math.round(92 + 26 * Math.sin(at * 1.1)), 30, '#ffd98a', { opacity: 0.3 })) +
  nilda +
  porter +
  rect(0, 0, 1280, 720, sheet.linear(dark([0, 0.6], [0.4, 0], [1, 0.7])), sheet.dots(INK)) +
  heat(sheet, 0.7)
