import { circle, group, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { rise, sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const COBALT = '#2456a6'
const NAVY = '#0d2350'
const ICE = '#f1f8fc'
const PALE = '#bcd9ee'
const BLUE = '#7fb0dc'
const RED = '#e2412c'
const SUN = '#ffb92e'
const SKIN = '#b96a45'

const FACE = 'M150 360Q144 300 300 296Q456 300 450 360Q470 470 430 560L300 640L170 560Q130 470 150 360z'
const HAT = 'M112 356Q92 160 300 150Q508 160 488 356Q400 316 300 316Q200 316 112 356z'
const BEARD =
  'M128 400Q108 470 78 560Q30 690 -6 900L610 900Q572 690 522 560Q492 470 472 400Q470 500 430 548Q370 520 300 556Q230 520 170 548Q130 500 128 400z'

/** It froze as it grew: what hangs from his cheeks and chin. */
const ICICLES = [
  [40, 640, 30, 916, PALE],
  [96, 560, 38, 884, ICE],
  [150, 566, 32, 932, BLUE],
  [204, 590, 42, 900, ICE],
  [262, 600, 34, 946, PALE],
  [314, 596, 44, 910, ICE],
  [372, 596, 34, 940, BLUE],
  [424, 570, 42, 888, ICE],
  [484, 566, 34, 926, PALE],
  [536, 620, 38, 886, ICE],
  [586, 690, 28, 920, BLUE],
] as const

const icicles = ICICLES.map(([x, top, half, tip, colour]) => {
  const way = `M${x - half} ${top + 24}L${x - half * 0.2} ${top}L${x + half} ${top + 30}L${x + half * 0.7} ${tip - 150}L${x + 4} ${tip}L${x - half * 0.66} ${tip - 120}z`
  return (
    shape(way, colour) +
    shape(
      `M${x - half * 0.2} ${top}L${x + half} ${top + 30}L${x + half * 0.7} ${tip - 150}L${x + 4} ${tip}L${x + half * 0.2} ${top + 90}z`,
      BLUE,
      {
        opacity: 0.45,
      },
    )
  )
}).join('')

const crevasses =
  'M96 640l26 18l-8 30l30 22M214 676l-14 34l26 20l-10 40M330 650l22 30l-20 22l16 46M444 640l-18 36l24 18M500 700l18 26l-14 30M270 740l20 20l-8 34'

const moustache = (sheet: Sheet): string => {
  const way =
    'M300 538Q250 500 196 530Q140 560 84 532Q110 606 190 612Q262 616 300 572Q338 616 410 612Q490 606 516 532Q460 560 404 530Q350 500 300 538z'
  return (
    shape(way, ICE) +
    sheet.shade(way, COBALT, sheet.linear(dark([0, 0.75], [0.5, 0.1], [1, 0]), [0, 0.6, 0.8, 0])) +
    line('M286 552Q240 532 190 562M314 552Q360 532 410 562M140 572Q180 590 220 584M460 572Q420 590 380 584', BLUE, 5) +
    shape('M108 562l10 66l10 -58zM150 590l9 60l11 -54zM440 598l8 62l12 -66zM484 574l8 52l10 -64z', ICE)
  )
}

/** A mountain in one glass, and in the other whoever is up there and signals. */
const glasses = (sheet: Sheet): string => {
  const lens = (x: number): string => `M${x - 74} 408a74 70 0 1 0 148 0a74 70 0 1 0 -148 0`
  return (
    line('M98 384L150 396M502 384L450 396', NAVY, 20) +
    line('M282 398Q300 386 318 398', NAVY, 14) +
    shape(lens(216) + lens(384), NAVY) +
    sheet.clip(
      lens(216)
        .replaceAll('74', '62')
        .replaceAll('70', '58')
        .replace('M142', 'M154')
        .replace('148', '124')
        .replace('148', '124'),
      shape('M140 330H300V480H140z', COBALT),
      shape('M120 470L190 384L214 412L246 360L310 470z', ICE),
      shape('M214 412L246 360L310 470H236z', BLUE),
    ) +
    sheet.clip(
      'M322 408a62 58 0 1 0 124 0a62 58 0 1 0 -124 0',
      shape('M310 330H460V480H310z', COBALT),
      shape('M300 480L360 396L384 430L420 372L480 480z', ICE),
      shape('M384 430L420 372L480 480H410z', BLUE),
      circle(
        420,
        370,
        34,
        sheet.radial([
          [0, SUN, 0.9],
          [1, SUN, 0],
        ]),
      ),
      circle(420, 372, 6 + sway(sheet, 2), '#fff3c4'),
    ) +
    line('M166 384Q176 364 196 358M334 384Q344 364 364 358', '#fff', 8, { opacity: 0.85 })
  )
}

const head = (sheet: Sheet): string =>
  shape('M-60 1000Q-40 520 110 420H490Q640 520 660 1000z', '#183a78') +
  sheet.shade(
    'M-60 1000Q-40 520 110 420H490Q640 520 660 1000z',
    NAVY,
    sheet.linear(dark([0, 0.95], [0.5, 0.5], [1, 0.2]), ACROSS),
  ) +
  shape(FACE, SKIN) +
  sheet.shade(FACE, '#5d2418', sheet.linear(dark([0, 0.9], [0.5, 0.25], [1, 0.05]), ACROSS)) +
  shape('M262 420Q244 490 232 516Q244 546 300 548Q356 546 368 516Q356 490 338 420z', '#c97a50') +
  shape('M262 420Q244 490 232 516Q244 546 300 548Q272 500 284 420z', '#8d4630') +
  line('M160 478Q176 496 172 520M440 478Q424 496 428 520', '#5d2418', 5) +
  shape(BEARD, BLUE) +
  sheet.shade(BEARD, COBALT, sheet.linear(dark([0, 0.2], [0.6, 0.4], [1, 0.9]))) +
  icicles +
  line(crevasses, COBALT, 4) +
  sheet.shade(BEARD, NAVY, sheet.linear(dark([0, 0.9], [0.36, 0.25], [0.6, 0]), ACROSS)) +
  moustache(sheet) +
  glasses(sheet) +
  shape(
    'M122 338Q200 312 284 362Q286 382 272 384Q200 344 132 372zM478 338Q400 312 316 362Q314 382 328 384Q400 344 468 372z',
    ICE,
  ) +
  shape(HAT, SUN) +
  sheet.clip(
    HAT,
    line('M84 290Q300 220 516 290', NAVY, 22),
    line(
      times(14, at => `M${84 + at * 32} ${252 - 30 * Math.sin((at / 13) * Math.PI)}l16 -22l16 22`),
      NAVY,
      8,
    ),
    line('M120 216Q300 130 480 216', RED, 14),
  ) +
  sheet.shade(HAT, '#8a3d0c', sheet.linear(dark([0, 0.95], [0.5, 0.2], [1, 0]), [0, 0.5, 0.9, 0.3])) +
  shape('M96 360Q300 286 504 360Q512 330 500 318Q300 250 100 318Q88 330 96 360z', RED) +
  sheet.shade(
    'M96 360Q300 286 504 360Q512 330 500 318Q300 250 100 318Q88 330 96 360z',
    '#7d1420',
    sheet.linear(dark([0, 0.9], [0.6, 0.1], [1, 0.3]), ACROSS),
  )

/** Seen from behind, one axe in the ice and the other on its way. */
const climber = (x: number, y: number, size: number, coat: string, pack: string, turn: 1 | -1): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size * turn} ${size})` },
    line('M-10 40L-34 66L-24 104M12 40L30 72L14 112', NAVY, 19),
    line('M-30 104H-12M8 114H28', RED, 12),
    line('M-18 -14L-44 -44L-36 -76M18 -14L48 -26L58 -58', coat, 16),
    line('M-50 -78L-22 -82M-36 -82L-40 -48', '#1b1b20', 6),
    line('M44 -66L72 -58M58 -64L56 -34', '#1b1b20', 6),
    shape('M-26 -22Q0 -34 26 -22L22 46H-22z', coat),
    shape('M-20 -12Q0 -20 20 -12V32Q0 40 -20 32z', pack),
    line('M-20 8H20', NAVY, 4),
    circle(0, -42, 18, RED),
    shape('M-20 -40Q-18 -64 0 -64Q18 -64 20 -40z', pack),
  )

const rope = 'M172 660Q210 742 330 730Q392 700 404 752M166 600Q150 540 118 500'

const tent = (sheet: Sheet): string =>
  circle(
    480,
    650,
    70,
    sheet.radial([
      [0, SUN, 0.8],
      [1, SUN, 0],
    ]),
  ) +
  line('M480 600V566', NAVY, 4) +
  shape('M446 678Q446 610 480 600Q514 610 514 678z', SUN) +
  shape('M480 600Q514 610 514 678H484z', '#d97a16') +
  line('M438 680H522', NAVY, 7)

const snow = (sheet: Sheet): string =>
  times(34, at => {
    const [x, y, size] = [sheet.random() * sheet.width, sheet.random() * sheet.height, 1.5 + sheet.random() * 4]
    const flight = rise(sheet, 1, at / 34)
    const blown = flight - at / 34
    return circle(Math.round(x + blown * 160), Math.round(y + blown * 60), size, ICE, {
      opacity: 0.85 * Math.min(1, 12 * flight, 12 * (1 - flight)),
    })
  })

export const art: KeyArt = {
  dusk: '#0a1c42',
  light: ICE,
  draw: sheet =>
    sheet.flood(COBALT) +
    sheet.flood(sheet.linear(dark([0, 0.85], [0.5, 0.15], [1, 0.3])), sheet.dots(NAVY)) +
    group(
      { transform: sheet.either('translate(0 20)', 'translate(640 -132) scale(.98)') },
      head(sheet),
      tent(sheet),
      line(rope, RED, 6),
      climber(172, 660, 0.94, SUN, RED, 1),
      climber(392, 768, 0.86, RED, SUN, -1),
    ) +
    snow(sheet),
  title: (colour = ICE) =>
    write(['Barba de hielo'], {
      x: 40,
      y: 60,
      fit: 520,
      heights: [70],
      gap: 0.09,
      pen: { thickness: 13 },
      fill: colour,
    }),
}
