import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CHILI, CLOTH, heat, INK, PISTACHIO, SKIN, WINE, YOLK } from '../palette.ts'

const DEEP = '#6a3222'
const HAND =
  'M1320 -60L1320 250Q1180 280 1060 290Q960 330 880 340Q800 360 742 392Q704 402 700 372Q706 348 752 322L690 342Q646 380 620 372Q596 356 622 326Q672 270 760 226Q900 120 1010 60Q1120 -20 1320 -60z'

const hand = (sheet: Sheet): string =>
  shape('M1080 40Q900 30 800 120Q716 196 668 264Q650 300 676 312Q706 316 730 280Q800 200 900 180z', DEEP) +
  shape(HAND, SKIN) +
  sheet.shade(HAND, DEEP, sheet.linear(dark([0, 0], [0.45, 0.1], [1, 1]), [0.2, 0, 0.6, 1])) +
  line('M752 322Q830 282 900 268M760 226Q800 250 836 250M940 150Q960 180 994 190M880 340Q940 310 980 306', DEEP, 6) +
  shape('M622 326Q596 356 620 372Q646 376 668 350Q650 324 622 326z', '#f0c39c') +
  shape('M706 352Q696 386 718 398Q744 392 756 372Q736 344 706 352z', '#f0c39c') +
  shape('M1180 -60H1320V290Q1230 300 1180 280Q1150 110 1180 -60z', CLOTH) +
  line('M1190 -40Q1166 110 1194 276', PISTACHIO, 12)

const grains = ({ random }: Sheet): string =>
  times(90, () => {
    const fall = random()
    const [x, y] = [690 + (random() - 0.5) * (30 + fall * 190), 380 + fall * 190]
    return rect(Math.round(x), Math.round(y), 4 + Math.round(random() * 4), 5, '#fff', { opacity: 0.95 })
  })

const pot = (sheet: Sheet): string =>
  ellipse(640, 640, 560, 170, INK) +
  ellipse(640, 628, 520, 146, '#8a9a98') +
  ellipse(640, 632, 494, 130, '#8e2f1c') +
  ellipse(640, 632, 494, 130, sheet.radial(dark([0, 0], [0.5, 0.1], [1, 0.95])), sheet.dots('#4a120c')) +
  [
    [380, 620, 40, YOLK],
    [520, 690, 34, PISTACHIO],
    [850, 660, 46, CHILI],
    [760, 700, 26, YOLK],
    [940, 606, 26, PISTACHIO],
    [480, 586, 22, CHILI],
  ]
    .map(([x, y, r, colour]) =>
      group(
        {},
        ellipse(Number(x), Number(y), Number(r), Number(r) * 0.4, String(colour)),
        line(`M${Number(x) - Number(r)} ${Number(y) + 12}q${Number(r)} 14 ${2 * Number(r)} 0`, '#5c1a10', 4),
      ),
    )
    .join('') +
  line('M600 600a90 22 0 1 0 180 0a90 22 0 1 0 -180 0M560 600a130 34 0 1 0 260 0', '#d9694a', 5) +
  ellipse(690, 598, 30, 8, '#fff', { opacity: 0.8 })

/** Insert: what falls may be either. */
export const still: Still = sheet =>
  sheet.flood(WINE) +
  circle(
    640,
    300,
    460,
    sheet.radial([
      [0, '#e8795a', 0.9],
      [1, WINE, 0],
    ]),
  ) +
  times(5, at =>
    line(`M${300 + at * 160} 560q-60 -120 0 -220t-10 -220t30 -140`, '#f6d9c0', 26, { opacity: 0.16, ...sheet.blur(8) }),
  ) +
  group(
    { transform: 'translate(150 250)' },
    shape('M-90 -120H90V150Q0 176 -90 150z', '#e9dcd0', { opacity: 0.9 }),
    shape('M-80 -20Q0 0 80 -26V140Q0 164 -80 140z', '#fff'),
    rect(-100, -156, 200, 44, CHILI, { rx: 8 }),
    line('M-60 -90V120', '#fff', 12, { opacity: 0.8 }),
  ) +
  pot(sheet) +
  grains(sheet) +
  hand(sheet) +
  heat(sheet, 0.85)
