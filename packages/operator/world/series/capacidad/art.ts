import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'
import { cat } from './cat.ts'
import { CREAM, INK, MINT, ORANGE, PINK, PLUM, SUN, VIOLET } from './palette.ts'

const SKINS = ['#f0bd96', '#8a4f34', '#c98a5e', '#e0a47c', '#6b3a28', '#d99a70'] as const

/** One who rides: squeezed, and each takes it in another way. */
const rider = (x: number, y: number, at: number, hair: string, face: string): string =>
  group({ transform: `translate(${x} ${y})` }, circle(0, -6, 40, INK), hair, circle(0, 0, 35, SKINS[at] ?? CREAM), face)

const calm = line('M-18 -4h10M8 -4h10M-8 16h16', INK, 5)
const afraid =
  circle(-12, -6, 7, CREAM) +
  circle(12, -6, 7, CREAM) +
  circle(-12, -5, 4, INK) +
  circle(12, -5, 4, INK) +
  ellipse(0, 17, 7, 9, INK)
const cross =
  line('M-20 -14l12 6M20 -14l-12 6M-12 18Q0 10 12 18', INK, 5) + circle(-12, -2, 4, INK) + circle(12, -2, 4, INK)
const asleep = line('M-20 -4q6 6 12 0M8 -4q6 6 12 0', INK, 5) + ellipse(0, 16, 5, 5, INK)
const polite = line('M-20 -6q6 -8 12 0M8 -6q6 -8 12 0M-10 12Q0 22 10 12', INK, 5)
const looking =
  circle(-12, -6, 8, CREAM) +
  circle(12, -6, 8, CREAM) +
  circle(-8, -3, 4, INK) +
  circle(16, -3, 4, INK) +
  line('M-8 18h12', INK, 5)

const crowd =
  rider(78, 96, 0, shape('M-40 -6Q-36 -52 0 -48Q40 -50 40 -6z', SUN), asleep) +
  rider(164, 84, 1, circle(0, -40, 20, INK), afraid) +
  rider(244, 102, 2, shape('M-50 -30H50L34 -44Q30 -74 0 -74Q-30 -74 -34 -44z', PLUM), calm) +
  rider(56, 190, 3, shape('M-42 10Q-50 -50 0 -50Q50 -50 42 10z', '#b8421f'), looking) +
  rider(150, 184, 4, shape('M-36 -12Q-30 -50 0 -50Q30 -50 36 -12z', CREAM), cross) +
  rider(246, 194, 5, shape('M-44 20Q-50 -52 0 -52Q50 -52 44 20z', INK), polite)

const cabin = (sheet: Sheet): string => {
  const box = 'M0 0H300V340H0z'
  return (
    shape('M-14 -34H314V0H-14z', INK) +
    shape(box, MINT) +
    rect(22, 34, 256, 214, '#fff0c0', { rx: 16 }) +
    sheet.clip('M38 34H262Q278 34 278 50V232Q278 248 262 248H38Q22 248 22 232V50Q22 34 38 34z', crowd) +
    rect(22, 34, 256, 214, 'none', { rx: 16, stroke: INK, 'stroke-width': 11 }) +
    shape('M30 240L120 40H166L76 240z', '#fff', { opacity: 0.2 }) +
    line('M150 258V336', INK, 6) +
    line('M20 262H280', '#4fa892', 6) +
    sheet.shade(box, '#1f6a6a', sheet.linear(dark([0, 0.05], [0.6, 0.1], [1, 0.95]), ACROSS)) +
    rect(-14, 336, 328, 26, INK) +
    shape('M120 300l14 -22l14 22zM152 280h28l-14 22z', CREAM)
  )
}

const wheel = (sheet: Sheet): string =>
  rect(-400, -400, 800, 280, INK) +
  rect(-36, -140, 72, 140, INK) +
  circle(0, 0, 128, INK) +
  circle(0, 0, 106, SUN) +
  circle(0, 0, 106, sheet.radial(dark([0, 0], [0.6, 0.1], [1, 0.9]), [0.36, 0.34, 0.8]), sheet.dots('#c07a1c')) +
  group(
    { transform: `rotate(${(20 + 14 * sway(sheet)).toFixed(2)})` },
    times(6, spoke => shape('M-9 -30L-17 -88H17L9 -30z', PLUM, { transform: `rotate(${spoke * 60})` })),
  ) +
  circle(0, 0, 30, INK) +
  circle(0, 0, 12, PINK)

const whole = (sheet: Sheet): string => {
  const lift = Math.round(8 * sway(sheet))
  return (
    line(`M184 150V${290 - lift}M196 150V${290 - lift}`, INK, 6) +
    line(`M424 150V${470 + lift}`, INK, 11) +
    group({ transform: 'translate(306 150)' }, wheel(sheet)) +
    group(
      { transform: `translate(432 ${586 + lift}) scale(.86)` },
      line('M0 -150L-156 252H156z', INK, 11),
      cat(sheet, 'M110 216Q196 226 176 120Q168 84 146 104'),
      rect(-182, 250, 364, 26, INK, { rx: 13 }),
    ) +
    group({ transform: `translate(64 ${278 - lift}) rotate(-1.5) scale(.8)` }, cabin(sheet))
  )
}

export const art: KeyArt = {
  dusk: '#1a1240',
  light: SUN,
  draw: sheet =>
    sheet.flood(VIOLET) +
    times(9, floor => rect(0, floor * 116 + 60, sheet.width, 12, '#7d69d0')) +
    sheet.flood(sheet.linear(dark([0, 0.1], [0.5, 0.05], [1, 0.85])), sheet.dots(PLUM)) +
    group({ transform: sheet.either('translate(-10 -58) scale(.98)', 'translate(640 -56) scale(.88)') }, whole(sheet)) +
    sheet.either(rect(0, 746, 600, 154, ORANGE) + rect(0, 738, 600, 12, INK), ''),
  title: (colour = INK) =>
    write(['Capacidad', 'seis personas'], {
      x: 36,
      y: 782,
      fit: 528,
      heights: [42, 30],
      leading: 1.34,
      gap: 0.14,
      pen: { thickness: 10 },
      fill: colour,
    }),
}
