import { circle, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { BROWN, dusk, INK, OLIVE, PAPER, RED, RIVER, TAN } from '../palette.ts'

/** Blocks of a town, seen as a plan. */
const plan = (sheet: Sheet): string =>
  times(40, at => {
    const [column, row] = [at % 8, Math.floor(at / 8)]
    const [wide, high] = [120 + sheet.random() * 30, 96 + sheet.random() * 22]
    return rect(
      Math.round(-120 + column * 186 + row * 12),
      Math.round(-60 + row * 150 + sheet.random() * 14),
      Math.round(wide),
      Math.round(high),
      sheet.random() > 0.82 ? OLIVE : TAN,
      { opacity: 0.8 },
    )
  })

const SKIN = '#c58a5e'
const DEEP = '#6e3a20'
const BACK =
  'M1340 760L1340 250Q1220 190 1090 170Q980 140 900 110Q840 96 826 120Q818 150 860 176L930 214Q860 196 800 186Q756 186 756 216Q760 244 800 262L900 300Q880 330 900 380Q960 560 1120 640z'

const hand = (sheet: Sheet): string =>
  shape(BACK, INK, { opacity: 0.4, transform: 'translate(-50 70)', ...sheet.blur(12) }) +
  shape('M960 330Q880 330 826 300Q790 280 772 310Q766 340 806 366Q880 420 980 430z', DEEP) +
  shape(BACK, SKIN) +
  sheet.shade(BACK, DEEP, sheet.linear(dark([0, 0], [0.4, 0.1], [1, 1]), [0.1, 0, 0.8, 1])) +
  line('M930 214Q990 236 1040 280M900 300Q960 320 1000 370M880 150Q874 166 884 186M820 190Q812 210 824 232', DEEP, 6) +
  shape('M828 112Q812 140 842 162Q864 150 866 124Q848 104 828 112z', '#f1cda6') +
  shape('M762 196Q748 224 776 244Q800 236 804 208Q788 186 762 196z', '#f1cda6') +
  shape('M1110 760Q1060 540 1150 380Q1220 220 1340 190V760z', '#3a4a34') +
  shape('M1110 700Q1080 520 1150 380Q1180 300 1230 250L1270 280Q1150 420 1160 720z', PAPER)

/** Two legs of brass, mid-step. */
const dividers =
  line('M806 190L430 560', INK, 10, { opacity: 0.35, transform: 'translate(-26 44)' }) +
  line('M806 190L700 610', INK, 10, { opacity: 0.35, transform: 'translate(-10 40)' }) +
  shape('M800 170L824 196L440 566L420 590L432 556z', '#b98a34') +
  shape('M790 190L822 184L716 590L700 640L700 588z', '#e6bb5c') +
  line('M440 560L414 596M708 596L698 650', '#e9eef0', 6) +
  circle(812, 166, 42, '#b98a34') +
  circle(806, 160, 30, '#f0cf7c') +
  line('M790 160H822', BROWN, 7)

/** Insert: four steps too many. */
export const still: Still = sheet =>
  sheet.flood(PAPER) +
  group(
    { transform: 'rotate(-7 640 360)' },
    plan(sheet),
    line('M-100 520Q200 420 420 560T900 560T1400 640', PAPER, 76),
    line('M-100 520Q200 420 420 560T900 560T1400 640', RIVER, 52),
    line('M-100 506Q200 406 420 546T900 546T1400 626', '#8fbcc4', 6),
    line('M40 -80L300 760', PAPER, 30),
    line('M-80 210L1400 130', PAPER, 26),
  ) +
  line('M154 250A64 64 0 0 1 262 346A60 60 0 0 1 330 440A70 70 0 0 1 416 594', RED, 6, {
    'stroke-dasharray': '14 10',
  }) +
  [
    [154, 250],
    [256, 340],
    [330, 444],
    [414, 596],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 9, RED))
    .join('') +
  line('M676 628l44 44m0 -44l-44 44', RED, 11) +
  sheet.flood(sheet.linear(dark([0, 0.8], [0.5, 0], [1, 0.5]), [0, 0, 1, 1]), sheet.dots('#8a6a3c')) +
  dividers +
  hand(sheet) +
  circle(360, 200, 420, '#ffe9a8', { opacity: 0.24, ...sheet.blur(40) }) +
  dusk(sheet, 0.85, 0.42, 0.45)
