import { circle, d, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { swing } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const CREAM = '#eadfc4'
const INK = '#17120f'
const RED = '#c62a22'
const SAND = '#cdbb8f'
const WOOD = '#3a2a20'

const CASE = 'M66 764V322Q66 58 300 58Q534 58 534 322V764z'
const GRILLE = 'M114 500V326Q114 112 300 112Q486 112 486 326V500z'
const LIPS = 'M138 332Q214 244 270 236Q292 236 300 254Q308 236 330 236Q386 244 462 332Q392 448 300 450Q208 448 138 332z'
const MOUTH = 'M182 334Q246 296 300 308Q354 296 418 334Q352 384 300 384Q248 384 182 334z'
const TEETH = 'M212 326Q256 304 300 314Q344 304 388 326Q344 346 300 346Q256 346 212 326z'
const GLOW = 'M240 408Q300 396 366 404Q352 428 306 430Q262 430 240 408z'
const BOW = 'M206 294Q246 252 276 252Q286 254 288 266Q250 270 206 294z'

const rows = (pitch: number, offset = 0): string => times(30, at => `M100 ${110 + offset + at * pitch}H500`)

/** What stands on the air spreads in the outline of the set. */
const waves = (sheet: Sheet): string =>
  times(9, at =>
    line(CASE, SAND, 9 - at * 0.6, {
      transform: d`translate(300 440) scale(${1.14 + at * 0.15 + 0.03 * swing(sheet)}) translate(-300 -440)`,
      'stroke-dasharray': at % 2 === 0 ? 'none' : '2 14',
      opacity: 1 - at * 0.08,
    }),
  )

/** One width of line for the cloth, another for the shade of a mouth. */
const grille = (sheet: Sheet): string =>
  shape(GRILLE, CREAM) +
  sheet.clip(
    GRILLE,
    line(rows(14), INK, 3.4, { 'stroke-linecap': 'butt' }),
    sheet.clip(
      LIPS,
      rect(100, 200, 400, 300, CREAM),
      line(rows(14), RED, 10.6, { 'stroke-linecap': 'butt' }),
      sheet.clip(GLOW, rect(200, 380, 200, 80, CREAM), line(rows(14), RED, 5.4, { 'stroke-linecap': 'butt' })),
      sheet.clip(BOW, rect(200, 240, 200, 80, CREAM), line(rows(14), RED, 6.4, { 'stroke-linecap': 'butt' })),
      sheet.clip(
        MOUTH,
        rect(100, 280, 400, 120, CREAM),
        line(rows(14), INK, 12.4, { 'stroke-linecap': 'butt' }),
        sheet.clip(TEETH, rect(100, 280, 400, 120, CREAM), line(rows(14), INK, 2.6, { 'stroke-linecap': 'butt' })),
      ),
    ),
    sheet.shade(GRILLE, INK, sheet.linear(dark([0, 0.6], [0.25, 0.05], [0.8, 0], [1, 0.5]), ACROSS)),
  ) +
  line(GRILLE, INK, 20) +
  line(GRILLE, SAND, 5)

const HOURS = ['8', '9', '10', '11', '12', '1'] as const
const angleOf = (at: number): number => Math.PI * (0.9 - at * 0.16)

const dial = (sheet: Sheet): string =>
  shape('M164 690Q164 546 300 546Q436 546 436 690z', CREAM) +
  sheet.shade(
    'M164 690Q164 546 300 546Q436 546 436 690z',
    SAND,
    sheet.radial(dark([0.3, 0], [1, 0.9]), [0.5, 1, 0.9]),
  ) +
  HOURS.map((hour, at) => {
    const [cos, sin] = [Math.cos(angleOf(at)), Math.sin(angleOf(at))]
    return write([hour], {
      x: 300 + 100 * cos,
      y: 682 - 108 * sin - 8,
      align: 'centre',
      heights: [17],
      gap: 0.14,
      pen: { thickness: 3.4 },
      fill: INK,
    }).markup
  }).join('') +
  line(
    times(21, at => {
      const [cos, sin] = [Math.cos(Math.PI * (0.95 - at * 0.045)), Math.sin(Math.PI * (0.95 - at * 0.045))]
      return d`M${300 + 78 * cos} ${682 - 84 * sin}L${300 + 68 * cos} ${682 - 74 * sin}`
    }),
    INK,
    3,
  ) +
  group(
    { transform: d`rotate(${-1.2 + 3 * swing(sheet)} 300 690)` },
    line(d`M300 688L${300 + 84 * Math.cos(angleOf(3))} ${688 - 92 * Math.sin(angleOf(3))}`, RED, 7),
  ) +
  circle(300, 690, 17, INK) +
  line('M164 690Q164 546 300 546Q436 546 436 690z', SAND, 5)

const knob = (x: number, turn: number): string =>
  circle(x, 676, 33, SAND) +
  circle(x, 676, 26, INK) +
  line('M0 -8V-21', CREAM, 5, { transform: d`translate(${x} 676) rotate(${turn})` })

const set = (sheet: Sheet): string =>
  shape('M60 764H540L556 792H44z', INK) +
  shape(CASE, WOOD) +
  sheet.shade(CASE, INK, sheet.linear(dark([0, 0.9], [0.2, 0.3], [0.6, 0.2], [1, 0.95]), ACROSS)) +
  line('M88 760V326Q88 82 300 82Q512 82 512 326V760', SAND, 4) +
  grille(sheet) +
  dial(sheet) +
  knob(120, -40) +
  knob(480, 58) +
  line('M66 730H534', SAND, 4)

export const art: KeyArt = {
  dusk: '#17100d',
  light: CREAM,
  draw: sheet =>
    sheet.flood(CREAM) +
    group({ transform: sheet.either('translate(0 -18)', 'translate(682 -46) scale(.92)') }, waves(sheet), set(sheet)) +
    sheet.flood(sheet.linear(dark([0, 0.05], [0.6, 0.1], [1, 0.5])), sheet.dots(SAND)),
  title: (colour = RED) =>
    write(['La voz de las once'], {
      x: 36,
      y: 814,
      fit: 528,
      heights: [46],
      gap: 0.1,
      serif: 0.14,
      pen: { thickness: 3.4, contrast: 3.2 },
      fill: colour,
    }),
}
