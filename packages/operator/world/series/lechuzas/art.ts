import { circle, d, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'
import { DEEP, LAMP, LINEN, MINT, NIGHT, RED, TEAL } from './palette.ts'

const BODY = 'M300 214Q520 200 540 470Q556 800 470 1010H130Q44 800 60 470Q80 200 300 214z'
const TUFTS =
  'M96 330Q60 200 84 120Q150 200 250 222Q180 260 96 330zM504 330Q540 200 516 120Q450 200 350 222Q420 260 504 330z'
const BIB = 'M300 500Q440 520 436 700Q430 900 380 1010H220Q170 900 164 700Q160 520 300 500z'

/** An eye is a ward clock; the night goes by in them. */
const clock = (x: number, hour: number, minute: number): string =>
  group(
    { transform: `translate(${x} 390)` },
    circle(0, 0, 134, LAMP),
    circle(0, 0, 118, LINEN),
    ...Array.from({ length: 12 }, (_, tick) =>
      group(
        { transform: `rotate(${tick * 30})` },
        line(`M0 -106V${tick % 3 === 0 ? -84 : -94}`, NIGHT, tick % 3 === 0 ? 9 : 5),
      ),
    ),
    group({ transform: `rotate(${hour})` }, line('M0 14V-52', NIGHT, 14)),
    group({ transform: `rotate(${minute})` }, line('M0 18V-82', NIGHT, 8)),
    circle(0, 0, 30, NIGHT),
    circle(-10, -11, 9, '#fff'),
  )

const feathers = (sheet: Sheet): string => {
  const rows = times(8, row =>
    times(7, column => d`M${168 + column * 40 + (row % 2) * 20} ${590 + row * 48}q20 34 40 0`),
  )
  return sheet.clip(BIB, line(rows, TEAL, 7))
}

const wing = (sheet: Sheet): string => {
  const outline = 'M64 470Q10 640 70 860Q110 960 150 1010Q200 820 156 640Q130 520 64 470z'
  return (
    shape(outline, '#123a39') +
    line('M76 560Q110 700 104 840M100 540Q150 690 140 880', TEAL, 7) +
    sheet.shade(outline, DEEP, sheet.linear(dark([0, 0.1], [1, 0.8])))
  )
}

/** The cap, and the listening tube round the neck. */
const cap =
  shape('M196 236L178 132Q300 92 422 132L404 236Q300 204 196 236z', LINEN) +
  shape('M192 214Q300 182 408 214L404 240Q300 206 196 240z', MINT) +
  shape('M286 132h28v22h22v28h-22v22h-28v-22h-22v-28h22z', RED)

const stethoscope =
  line('M150 540Q170 700 300 716Q430 700 450 540', DEEP, 15) +
  line('M300 716Q306 800 372 800', DEEP, 15) +
  circle(396, 802, 30, '#9fb4b0') +
  circle(396, 802, 17, LINEN)

const owl = (sheet: Sheet): string =>
  shape(TUFTS, '#123a39') +
  shape(BODY, TEAL) +
  sheet.shade(BODY, DEEP, sheet.linear(dark([0, 0.85], [0.35, 0.1], [0.6, 0.1], [1, 0.9]), ACROSS)) +
  shape(BIB, '#d8c7a4') +
  feathers(sheet) +
  sheet.shade(BIB, '#6b5334', sheet.linear(dark([0, 0.8], [0.4, 0], [1, 0.7]))) +
  wing(sheet) +
  group({ transform: 'translate(600 0) scale(-1 1)' }, wing(sheet)) +
  cap +
  clock(172, -60, 360 * 4 * sheet.phase) +
  clock(428, 180, 360 * 4 * sheet.phase) +
  shape('M60 300Q170 240 296 344L300 372L304 344Q430 240 540 300Q420 214 300 306Q180 214 60 300z', '#0b2423') +
  shape('M300 430Q346 470 300 546Q254 470 300 430z', LAMP) +
  shape('M300 430Q346 470 300 546z', '#c07f36') +
  stethoscope

/** The only light that is always on. */
const exit = (sheet: Sheet, x: number, y: number): string =>
  group(
    { transform: `translate(${x} ${y})` },
    ellipse(70, 30, 190, 130, MINT, { opacity: 0.3 + 0.08 * sway(sheet, 5), ...sheet.blur(40) }),
    rect(0, 0, 140, 62, '#2a8f6c', { rx: 6 }),
    circle(58, 17, 7, LINEN),
    line('M54 28L44 44L32 46M54 28L64 42L60 54M50 30L38 34M56 29L70 34', LINEN, 7),
    line('M92 31H120M110 20L121 31L110 42', LINEN, 7),
  )

export const art: KeyArt = {
  dusk: DEEP,
  light: LINEN,
  draw: sheet => {
    const [x, y] = sheet.either([414, 54], [1112, 60])
    const corridor = 'M-900 -200L170 250V640L-900 1300zM1500 -200L430 250V640L1500 1300z'
    return (
      sheet.flood(NIGHT) +
      group(
        { transform: sheet.either('translate(0 40)', 'translate(640 -110) scale(.9)') },
        shape(corridor, '#143634'),
        line(
          'M170 250L-900 -200M430 250L1500 -200M170 640L-900 1300M430 640L1500 1300M-60 152V822M660 152V822',
          TEAL,
          6,
        ),
      ) +
      sheet.flood(sheet.radial(dark([0, 0], [1, 0.8]), [0.6, 0.3, 0.8]), sheet.dots(DEEP)) +
      exit(sheet, x, y) +
      group({ transform: sheet.either('translate(0 34)', 'translate(590 -96) scale(.96)') }, owl(sheet)) +
      sheet.either(
        shape(
          'M0 660H600V900H0z',
          sheet.linear([
            [0, DEEP, 0],
            [0.45, DEEP, 0.88],
            [1, DEEP],
          ]),
        ),
        '',
      )
    )
  },
  title: (colour = LINEN) =>
    write(['Turno de', 'lechuzas'], {
      x: 300,
      y: 750,
      align: 'centre',
      heights: [38, 60],
      leading: 1.4,
      gap: 0.16,
      pen: { thickness: 5, contrast: 1.6 },
      ends: 'round',
      fill: colour,
    }),
}
