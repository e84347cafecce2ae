import { circle, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { corners, GRAIN, LIME, MOURNING, OAK, SKIN } from '../palette.ts'

const boards =
  times(7, board => line(`M-20 ${board * 118 - 20}L1300 ${board * 118 - 64}`, '#4a2e1e', 5)) +
  times(5, grain => line(`M${60 + grain * 260} ${100 + grain * 90}q90 -16 170 0`, '#59392a', 4))

const key = (turn: number): string =>
  group(
    { transform: `rotate(${turn}) translate(0 -150)` },
    line('M0 -60V110', GRAIN, 19),
    line('M0 78H44M0 108H34', GRAIN, 17),
    circle(0, -96, 42, 'none', { stroke: GRAIN, 'stroke-width': 18 }),
    line('M-5 -50V70', '#fff3c4', 4),
  )

/** A widow's hand on the wood; each holds her key in her own way. */
const hand = (sheet: Sheet, x: number, y: number, turn: number, skin: string, lace: string, keyTurn: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    shape('M-90 120Q-70 40 0 30Q70 40 90 120L120 620H-120z', '#000', { opacity: 0.35, transform: 'translate(18 22)' }),
    key(keyTurn),
    line('M-46 -34L-60 -110M-16 -50L-18 -140M16 -50L22 -134M44 -32L62 -96', skin, 32),
    line('M-50 40L-96 -22', skin, 34),
    shape('M-66 -40Q0 -76 66 -40L70 80H-70z', skin),
    sheet.shade('M-66 -40Q0 -76 66 -40L70 80H-70z', OAK, sheet.linear(dark([0, 0], [1, 0.85]))),
    shape('M-88 90Q0 50 88 90L120 620H-120z', MOURNING),
    line('M-86 92Q0 54 86 92', lace, 12, { 'stroke-dasharray': '4 13' }),
    line('M-30 110L-44 600M30 110L44 600', '#2c3044', 6),
  )

/** From above: four keys, four women, one table. */
export const still: Still = sheet =>
  sheet.flood(OAK) +
  boards +
  sheet.flood(sheet.radial(dark([0, 0], [0.5, 0.1], [1, 0.85]), [0.5, 0.45, 0.7]), sheet.dots('#2b1a10')) +
  rect(540, 250, 200, 210, LIME, { transform: 'rotate(-5 640 350)' }) +
  line('M570 300H700M566 330H706M572 360H690M568 390H640', '#8a8270', 5, { transform: 'rotate(-5 640 350)' }) +
  circle(690, 420, 20, '#a8322a') +
  hand(sheet, 250, 330, 82, SKIN, LIME, 8) +
  hand(sheet, 1030, 350, -84, '#a86e4a', GRAIN, -14) +
  hand(sheet, 500, 640, 12, '#d9a884', LIME, -20) +
  hand(sheet, 800, 90, 176, '#8f5a3c', LIME, 14) +
  corners(sheet, 0.8)
