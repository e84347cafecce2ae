import { circle, d, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'
import { sails } from './mill.ts'
import { CLAY, GRAIN, LIME, MOURNING, SEA, SKIN, SKY } from './palette.ts'

const TOWER = 'M196 1000L226 470H374L404 1000z'

const mill = (sheet: Sheet): string =>
  shape(TOWER, LIME) +
  sheet.shade(TOWER, '#8a94a8', sheet.linear(dark([0, 0.9], [0.4, 0.05], [1, 0.55]), ACROSS)) +
  shape('M272 1000V840Q272 806 300 806Q328 806 328 840V1000z', SEA)

const BODICE = 'M232 500Q222 370 252 336Q300 314 348 336Q378 370 368 500Q300 530 232 500z'
const SCARF = 'M228 228Q222 130 300 126Q378 130 372 228Q392 290 354 330Q300 352 246 330Q208 290 228 228z'

/** A widow from the waist up: what turns below is her skirt. */
const widow = (sheet: Sheet): string =>
  shape('M250 356Q168 380 128 470L170 500Q210 440 254 430z', MOURNING) +
  shape('M350 356Q432 380 472 470L430 500Q390 440 346 430z', MOURNING) +
  circle(142, 496, 25, SKIN) +
  circle(458, 496, 25, SKIN) +
  shape(BODICE, MOURNING) +
  line('M300 350V500M262 360Q280 430 276 506M338 360Q320 430 324 506', '#343850', 5) +
  shape('M262 300H338L346 344Q300 372 254 344z', '#a86e4a') +
  shape(SCARF, CLAY) +
  shape('M246 240Q246 166 300 162Q354 166 354 240Q354 314 300 324Q246 314 246 240z', SKIN) +
  sheet.shade(
    'M246 240Q246 166 300 162L296 324Q246 314 246 240z',
    '#6b3a22',
    sheet.linear(dark([0, 0.95], [1, 0.15]), ACROSS),
  ) +
  shape('M236 226Q250 146 300 146Q350 146 364 226Q340 172 300 176Q260 172 236 226z', '#a8402c') +
  line('M262 222Q276 212 288 220M312 220Q324 212 338 222', MOURNING, 6) +
  line('M264 238Q276 232 288 240M312 240Q324 232 336 238', MOURNING, 5) +
  line('M300 232L294 270L304 272', '#8a5234', 5) +
  line('M280 292Q300 286 320 292', '#8e2f22', 8) +
  line('M232 318Q200 372 214 420M368 318Q400 372 386 420', CLAY, 20) +
  circle(240, 296, 8, GRAIN) +
  circle(360, 296, 8, GRAIN)

const gusts = (sheet: Sheet): string =>
  times(7, gust => {
    const [x, y] = [-760 + gust * 260 + 16 * sway(sheet, 1, gust / 7), 90 + ((gust * 211) % 700)]
    return line(d`M${x} ${y}q120 -40 220 0t200 -14q60 -20 40 -52q-24 -22 -44 4`, LIME, 6, { opacity: 0.55 })
  })

export const art: KeyArt = {
  dusk: '#14203c',
  light: LIME,
  draw: sheet => {
    const skirt = group(
      { transform: 'translate(300 520)' },
      sails(330, 24 + 90 * sheet.phase, [LIME, CLAY]),
      circle(0, 0, 330, sheet.radial(dark([0, 0.9], [0.3, 0.4], [0.7, 0]), [0.5, 0.5, 0.5]), sheet.dots(SEA)),
    )
    return (
      sheet.flood(SKY) +
      sheet.flood(sheet.linear(dark([0, 0.85], [0.6, 0.05], [1, 0.3])), sheet.dots(SEA)) +
      group(
        { transform: sheet.either('translate(0 -70)', 'translate(620 -130) scale(.9)') },
        gusts(sheet),
        shape('M-900 930Q-200 860 300 900Q900 850 1500 930V1300H-900z', '#6d8a4a'),
        mill(sheet),
        skirt,
        widow(sheet),
      ) +
      sheet.either(
        rect(
          0,
          640,
          600,
          260,
          sheet.linear([
            [0, '#14203c', 0],
            [0.5, '#14203c', 0.82],
            [1, '#14203c'],
          ]),
        ),
        '',
      )
    )
  },
  title: (colour = LIME) =>
    write(['As donas', 'do vento'], {
      x: 300,
      y: 752,
      align: 'centre',
      heights: [50, 50],
      leading: 1.34,
      gap: 0.12,
      serif: 0.15,
      pen: { thickness: 5, contrast: 2.2 },
      fill: colour,
    }),
}
