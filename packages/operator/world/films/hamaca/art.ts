import { circle, d, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway, swing } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const SKY = '#86cdea'
const CLOUD = '#eaf6f4'
const RED = '#dd4632'
const WINE = '#7e1a22'
const LEAF = '#1f5d43'
const DARK = '#0e3129'
const SKIN = '#c98a5e'
const CREASE = '#7c4426'
const RUBBER = '#f2d9a6'
const TAN = '#b98846'
const INK = '#241512'

const SOLE =
  'M-12 -178Q66 -188 92 -112Q108 -52 84 12Q74 48 80 92Q86 168 18 180Q-54 184 -64 114Q-68 70 -78 22Q-104 -60 -84 -122Q-66 -172 -12 -178z'

const treads =
  times(7, at => d`M-84 ${-128 + at * 24}Q0 ${-146 + at * 24} 92 ${-128 + at * 24}`) +
  'M-62 96H82M-62 116H82M-56 136H76M-44 156H66'

const sole = (sheet: Sheet, x: number, y: number, turn: number, side: 1 | -1, worn: string): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${side} 1)` },
    shape(SOLE, WINE, { transform: 'translate(-9 -12) scale(1.06)' }),
    shape(SOLE, RUBBER) +
      sheet.clip(
        SOLE,
        line(treads, TAN, 7),
        rect(-90, 40, 190, 36, RUBBER),
        sheet.shade(SOLE, '#8a5a24', sheet.linear(dark([0, 0.05], [0.5, 0.05], [1, 0.85]), [1, 0, 0, 1])),
      ) +
      line(SOLE, INK, 6) +
      worn,
  )

/** Chewed on Monday; the tram ticket is of Tuesday. */
const gum =
  shape('M-20 -96Q0 -128 34 -112Q66 -104 58 -74Q62 -44 30 -44Q-6 -32 -24 -58Q-40 -76 -20 -96z', '#f38aa8') +
  group(
    { transform: 'translate(14 -78) rotate(24)' },
    rect(-38, -19, 76, 38, CLOUD),
    line('M-28 -6H28M-28 6H8', RED, 5),
    line('M22 -19V19', RED, 3),
  )

const hole =
  ellipse(6, -64, 40, 30, SKIN, { stroke: INK, 'stroke-width': 5 }) +
  ellipse(0, -58, 24, 15, '#e6b48c') +
  line('M-34 -66Q6 -100 46 -68', INK, 5)

const leg = (fromX: number, toX: number, toY: number): string =>
  shape(d`M${fromX - 36} 442L${fromX + 36} 442L${toX + 66} ${toY}H${toX - 66}z`, SKIN)

const sock = (fromX: number, toX: number, toY: number): string => {
  const at = (share: number): readonly [number, number, number] => [
    fromX + (toX - fromX) * share,
    442 + (toY - 442) * share,
    36 + 30 * share,
  ]
  const [x, y, half] = at(0.5)
  return (
    shape(d`M${x - half - 5} ${y}Q${x} ${y + 22} ${x + half + 5} ${y}L${toX + 70} ${toY}H${toX - 70}z`, CLOUD) +
    line(d`M${x - half - 3} ${y + 16}Q${x} ${y + 38} ${x + half + 3} ${y + 16}`, RED, 9)
  )
}

/** What we see of her, far above her shoes: she has shut her eyes. */
const girl = (sheet: Sheet): string =>
  shape(
    'M238 300Q150 250 168 160Q196 120 236 160Q236 110 300 104Q372 108 372 168Q416 130 440 172Q446 256 362 300z',
    INK,
  ) +
  line(
    d`M180 190Q130 ${160 + 6 * sway(sheet, 2)} 92 178M176 224Q124 220 96 246M424 196Q470 ${164 + 6 * sway(sheet, 2, 0.3)} 512 184M426 230Q474 232 500 258`,
    INK,
    17,
  ) +
  shape('M190 452Q204 336 262 320H338Q396 336 410 452z', RED) +
  sheet.shade(
    'M190 452Q204 336 262 320H338Q396 336 410 452z',
    WINE,
    sheet.linear(dark([0, 0.9], [0.5, 0.1], [1, 0.6]), ACROSS),
  ) +
  circle(262, 380, 9, CLOUD) +
  circle(318, 366, 9, CLOUD) +
  circle(350, 410, 9, CLOUD) +
  circle(290, 424, 9, CLOUD) +
  circle(232, 420, 9, CLOUD) +
  shape('M272 300H328V330Q300 350 272 330z', CREASE) +
  shape('M232 224Q228 140 300 138Q372 140 368 224Q364 300 300 314Q236 300 232 224z', SKIN) +
  sheet.shade(
    'M232 224Q228 140 300 138Q372 140 368 224Q364 300 300 314Q236 300 232 224z',
    CREASE,
    sheet.linear(dark([0, 0.05], [0.6, 0.1], [1, 0.8])),
  ) +
  shape('M234 196Q234 130 300 128Q366 130 366 196Q340 156 304 152Q262 158 234 196z', INK) +
  line('M252 208Q266 194 284 206M316 206Q334 194 348 208', INK, 7) +
  line('M254 186Q268 178 282 184M318 184Q332 178 346 186', INK, 6) +
  line('M292 222Q300 214 308 222', CREASE, 5) +
  shape('M262 244Q300 236 338 244Q334 296 300 298Q266 296 262 244z', WINE) +
  shape('M270 247Q300 240 330 247L328 258Q300 252 272 258z', CLOUD) +
  shape('M280 286Q300 268 320 286Q312 296 300 296Q288 296 280 286z', '#ef7f7a')

const ropes =
  line('M162 470L236 40M438 470L364 40', TAN, 15) +
  line('M162 470L236 40M438 470L364 40', '#7d5527', 15, { 'stroke-dasharray': '4 12', 'stroke-linecap': 'butt' })

const hands = [196, 404]
  .map((x, at) =>
    group(
      { transform: `translate(${x} 272) scale(${at === 0 ? 1 : -1} 1)` },
      shape('M-30 176Q-40 90 -20 20L22 26Q20 100 34 160z', RED),
      shape('M-26 -24Q-8 -42 24 -30Q34 -4 26 24Q0 36 -24 26Q-34 0 -26 -24z', SKIN),
      line('M-22 -10H22M-24 4H24M-22 18H22', CREASE, 5),
    ),
  )
  .join('')

const seat = (sheet: Sheet): string =>
  shape('M134 440H466L486 488H114z', '#8a5a2c') +
  sheet.shade('M134 440H466L486 488H114z', INK, sheet.linear(dark([0, 0.7], [1, 0.1]))) +
  rect(114, 486, 372, 15, INK) +
  line('M160 456H300M340 466H450M220 474H330', '#5d3817', 4) +
  circle(162, 470, 11, INK) +
  circle(438, 470, 11, INK)

/** Seen against the light, the tree is one dark thing. */
const tree = (sheet: Sheet): string => {
  const tufts = Array.from({ length: 34 }, (_, at) => {
    const [x, y] = [-260 + at * 34, 16 + 46 * Math.sin(at * 1.9) - sheet.random() * 30]
    const size = 44 + sheet.random() * 34
    return circle(x, y, size, at % 3 === 0 ? LEAF : DARK)
  }).join('')
  const leaves = Array.from({ length: 44 }, () => {
    const [x, y, turn] = [-240 + sheet.random() * 1080, 70 + sheet.random() * 70, sheet.random() * 360]
    return shape('M-20 0Q0 -15 20 0Q0 15 -20 0z', DARK, { transform: d`translate(${x} ${y}) rotate(${turn})` })
  }).join('')
  return rect(-900, -400, 2400, 430, DARK) + tufts + leaves
}

export const art: KeyArt = {
  dusk: '#0a2a33',
  light: RUBBER,
  draw: sheet =>
    sheet.flood(SKY) +
    sheet.flood(sheet.linear(dark([0, 0.6], [0.5, 0.05], [1, 0])), sheet.dots('#4f9fc4')) +
    group(
      { transform: sheet.either('translate(0 60)', 'translate(668 -46) scale(.9)') },
      shape(
        'M-700 700Q-560 600 -420 660Q-300 560 -160 640Q-40 590 40 690Q130 640 200 710Q300 660 400 700Q460 570 580 630Q700 550 800 620V1500H-700z',
        CLOUD,
      ),
      group({ transform: sheet.either('translate(0 26)', 'translate(0 -10)') }, tree(sheet)),
      ropes,
      group({ transform: d`translate(0 ${-6 * swing(sheet)})` }, girl(sheet), hands, seat(sheet)),
      leg(246, 172, 610),
      leg(354, 428, 590),
      sheet.shade('M210 442H282L238 610H106z', CREASE, sheet.linear(dark([0, 0.9], [0.5, 0.2], [1, 0]))),
      sheet.shade('M318 442H390L494 590H362z', CREASE, sheet.linear(dark([0, 0.9], [0.5, 0.2], [1, 0]))),
      sock(246, 172, 610),
      sock(354, 428, 590),
      group(
        { transform: d`translate(0 ${14 * swing(sheet)})` },
        sole(sheet, 152, 642, -9, -1, hole),
        sole(sheet, 446, 620, 8, 1, gum),
      ),
    ),
  title: (colour = RUBBER) =>
    write(['Hasta dar', 'la vuelta'], {
      x: 300,
      y: 34,
      align: 'centre',
      heights: [38, 38],
      leading: 1.34,
      gap: 0.14,
      pen: { thickness: 6.5, contrast: 1.4 },
      ends: 'round',
      jitter: 0.16,
      seed: 8,
      fill: colour,
    }),
}
