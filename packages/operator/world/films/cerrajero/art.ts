import { circle, group, shape } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const INK = '#15120f'
const GOLD = '#e9b52f'
const BRONZE = '#8d5310'
const SKIN = '#f4dfb0'
const RED = '#c8321f'

/** The keyhole: a round head on a coat that widens. */
const KEYHOLE = 'M206 395A126 126 0 1 1 394 395L470 760Q300 800 130 760z'
const FACE = 'M176 322Q300 356 424 322Q426 400 384 432Q350 470 300 470Q250 470 216 432Q174 400 176 322z'
const PLATE = 'M300 206Q440 206 450 360L520 800Q520 850 470 850H130Q80 850 80 800L150 360Q160 206 300 206z'

const screw = ([x, y]: readonly [number, number]): string =>
  circle(x, y, 12, BRONZE) + line(`M${x - 7} ${y - 5}L${x + 7} ${y + 5}`, GOLD, 3)

const SCREWS = [
  [300, 234],
  [108, 822],
  [492, 822],
] as const

const plate = (sheet: Sheet): string =>
  shape(PLATE, '#d29a22') +
  sheet.shade(PLATE, '#a5691a', sheet.linear(dark([0, 0.5], [0.5, 0], [1, 0.7]), [0, 0, 1, 0.3])) +
  SCREWS.map(screw).join('')

/** His shadow on the ground is the key. */
const key = group(
  { transform: 'translate(300 770) skewX(-66) scale(1 .28)' },
  shape('M-46 0H46L30 470H-30z', BRONZE),
  shape('M30 90h86v64h-52v34h46v58h-82z', BRONZE),
  shape('M0 430A140 140 0 1 0 .1 430M0 500A72 72 0 1 1 -.1 500', BRONZE, { 'fill-rule': 'evenodd' }),
)

const head = (sheet: Sheet): string =>
  shape(FACE, SKIN) +
  sheet.shade(FACE, INK, sheet.linear(dark([0, 0.95], [0.52, 0.5], [0.6, 0]), ACROSS)) +
  shape('M150 318Q300 356 450 318L450 286Q300 322 150 286z', INK) +
  shape('M188 262Q300 292 412 262L414 288Q300 318 186 288z', RED) +
  line('M300 352L288 404L304 410M282 436Q302 430 326 436', INK, 5)

const suit = (sheet: Sheet): string =>
  shape('M262 470L300 540L338 470L300 486z', SKIN) +
  shape('M290 500h20l14 120l-24 30l-24 -30z', RED) +
  line('M262 470L226 520L300 690L374 520L338 470M300 690V800', GOLD, 3) +
  circle(316, 716, 5, GOLD) +
  circle(316, 752, 5, GOLD) +
  sheet.shade('M380 300H480V800H420z', '#4b3a1c', sheet.linear(dark([0, 0], [1, 0.5]), ACROSS))

const ear =
  shape('M408 342Q446 318 448 356Q446 398 404 408z', RED) + line('M418 352Q436 344 434 362Q430 378 418 384', INK, 4)

export const art: KeyArt = {
  dusk: '#241505',
  light: GOLD,
  draw: sheet =>
    sheet.flood(GOLD) +
    sheet.flood(sheet.radial(dark([0, 0], [0.6, 0.05], [1, 0.5]), [0.5, 0.45, 0.8]), sheet.dots('#b9761b')) +
    group(
      { transform: sheet.either('translate(84 176) scale(.74)', 'translate(700 -90) scale(.84)') },
      plate(sheet),
      key,
      shape(KEYHOLE, INK),
      sheet.clip(KEYHOLE, head(sheet), suit(sheet)),
      ear,
    ),
  title: (colour = INK) =>
    write(['El cerrajero', 'sordo'], {
      x: 40,
      y: 46,
      fit: 520,
      heights: [62, 92],
      leading: 1.26,
      extra: 6,
      gap: 0.08,
      pen: { thickness: 15, contrast: 1.3 },
      fill: colour,
    }),
  credit: { text: 'Un film de Inés Baraldo', x: 560, y: 868, align: 'right', colour: INK },
}
