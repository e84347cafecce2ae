import { circle, d, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway, swing } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const OCHRE = '#f0b93a'
const ORANGE = '#d9812a'
const EARTH = '#9c3d22'
const DEEP = '#4a1a14'
const SHEET = '#fff8e6'
const SHADOW = '#6a4a72'
const MUD = '#8a5630'
const TEAL = '#1b7f86'

const CLOTH =
  'M78 182Q190 204 300 196Q420 188 524 176Q536 330 520 470Q510 600 532 700Q420 684 318 704Q200 722 70 690Q90 560 76 440Q66 300 78 182z'

const wall = (sheet: Sheet): string => {
  const roof = 'M-900 -300H1500V92H-900z'
  const scallops = times(42, at => d`${at === 0 ? 'M-900 84' : ''}q29 40 58 0`)
  return (
    sheet.shade('M-900 90H1500V760H-900z', ORANGE, sheet.linear(dark([0, 0.7], [0.25, 0.1], [1, 0.35]))) +
    line('M-340 330h120M-260 356h150M560 560h130M600 586h160M-60 640h90M700 300h120', ORANGE, 7) +
    shape(roof, EARTH) +
    shape(`${scallops}V-300H-900z`, EARTH) +
    line(
      times(42, at => d`M${-871 + at * 58} -300V96`),
      DEEP,
      4,
    ) +
    sheet.shade('M-900 88H1500V150H-900z', DEEP, sheet.linear(dark([0, 0.9], [1, 0])))
  )
}

/** The poles that hold up the line are the posts. */
const posts = line('M40 136V780M562 136V780', DEEP, 20) + line('M36 136V780M558 136V780', '#b96a35', 9)

/** She dives from behind: bun, apron strings, oven mitts. */
const keeper = (sheet: Sheet): string =>
  group(
    { transform: `translate(${(8 * swing(sheet)).toFixed(2)} ${(-6 * swing(sheet)).toFixed(2)})`, fill: SHADOW },
    shape(
      'M262 372Q304 342 352 366Q376 396 356 440Q336 486 346 520Q300 596 232 620Q176 616 146 580Q196 540 222 480Q236 410 262 372z',
      SHADOW,
    ),
    circle(322, 322, 47, SHADOW),
    circle(282, 276, 27, SHADOW),
    circle(308, 286, 30, SHADOW),
    shape('M362 300Q370 318 381 332Q378 342 368 342Q366 360 350 366L330 366z', SHADOW),
    line('M290 392Q352 336 396 270', SHADOW, 33),
    line('M330 404Q396 384 440 330', SHADOW, 33),
    shape('M374 288Q366 238 388 204Q412 186 430 210Q442 234 424 268Q446 262 448 276Q440 296 408 304z', SHADOW),
    shape('M418 344Q414 300 444 276Q472 266 482 292Q486 314 464 338Q486 340 482 354Q466 368 446 366z', SHADOW),
    line('M206 596Q160 640 108 644', SHADOW, 31),
    shape('M116 622Q84 620 78 640Q76 664 92 672Q108 668 118 656z', SHADOW),
    line('M262 590Q276 640 268 712', SHADOW, 31),
    line('M224 500Q176 496 158 470M222 508Q180 524 160 512', SHADOW, 9),
  )

/** Every goal that went in before she was cross. */
const print = (x: number, y: number, radius: number): string =>
  circle(x, y, radius, 'none', {
    stroke: MUD,
    'stroke-width': radius * 0.3,
    'stroke-dasharray': d`${radius * 0.7} ${radius * 0.2}`,
    opacity: 0.85,
  }) +
  shape(
    d`M${x} ${y - radius * 0.46}l${radius * 0.44} ${radius * 0.32}l${-radius * 0.17} ${radius * 0.5}h${-radius * 0.54}l${-radius * 0.17} ${-radius * 0.5}z`,
    MUD,
    { opacity: 0.85 },
  )

const ball = (sheet: Sheet): string =>
  line('M560 470Q556 400 526 330M590 452Q588 396 566 330M530 500Q524 440 500 380', SHEET, 6, { opacity: 0.85 }) +
  group(
    { transform: d`translate(${490 - 10 * swing(sheet)} ${246 - 6 * swing(sheet)}) rotate(${40 * swing(sheet)})` },
    circle(0, 0, 62, SHEET),
    sheet.clip(
      'M-62 0A62 62 0 1 1 62 0A62 62 0 1 1 -62 0z',
      shape(
        'M0 -25L24 -8L15 20H-15L-24 -8zM-10 -70H10L16 -52L0 -42L-16 -52zM66 -30V0L48 2L40 -16L50 -32zM-66 -30V0L-48 2L-40 -16L-50 -32zM42 60L18 62L18 44L34 34L50 44zM-42 60L-18 62L-18 44L-34 34L-50 44z',
        DEEP,
      ),
      line('M0 -42V-25M24 -8L40 -16M15 20L34 34M-15 20L-34 34M-24 -8L-40 -16', DEEP, 3.5),
      shape('M-70 20Q-30 4 0 26Q30 44 70 20V70H-70z', MUD, { opacity: 0.55 }),
      circle(0, 0, 62, sheet.radial(dark([0, 0], [0.6, 0.1], [1, 0.85]), [0.36, 0.3, 0.8]), sheet.dots(DEEP)),
    ),
    circle(0, 0, 62, 'none', { stroke: DEEP, 'stroke-width': 5 }),
  )

const peg = (x: number, y: number): string =>
  group({ transform: `translate(${x} ${y})` }, rect(-7, -22, 14, 48, TEAL, { rx: 4 }), line('M0 -18V18', DEEP, 2.5))

const slipper = (x: number, y: number, turn: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    shape('M-40 18Q-44 4 -24 6L4 -14Q34 -16 44 10Q46 20 38 20H-34z', TEAL),
    shape('M-40 18H44V26H-38z', DEEP),
    circle(22, -12, 13, SHEET),
  )

const laundry = (sheet: Sheet): string =>
  line('M-900 150Q-300 200 40 150Q300 214 562 150Q900 200 1500 140', DEEP, 6) +
  shape(CLOTH, DEEP, { opacity: 0.4, transform: 'translate(-24 26)', ...sheet.blur(10) }) +
  shape(CLOTH, SHEET) +
  sheet.clip(
    CLOTH,
    shape('M60 160H560V330Q300 200 60 420z', '#fffef6'),
    keeper(sheet),
    sheet.shade(CLOTH, ORANGE, sheet.linear(dark([0, 0.55], [0.12, 0.1], [0.5, 0], [0.85, 0.12], [1, 0.6]), ACROSS)),
    print(150, 300, 40),
    print(136, 496, 32),
    print(436, 560, 44),
    print(236, 244, 27),
    line(
      'M120 190Q128 420 112 700M214 200Q206 300 216 380M480 190Q470 500 486 700M390 640Q380 670 386 710',
      '#e3c79a',
      5,
    ),
  ) +
  line('M70 690Q200 722 318 704Q420 684 532 700', '#d8b98a', 7) +
  peg(96, 178) +
  peg(300, 190) +
  peg(508, 172)

export const art: KeyArt = {
  dusk: '#33120d',
  light: SHEET,
  draw: sheet =>
    sheet.flood(OCHRE) +
    group(
      { transform: sheet.either('translate(0 -34)', 'translate(676 -66) scale(.93)') },
      wall(sheet),
      shape('M-900 756Q300 744 1500 756V1400H-900z', EARTH),
      sheet.shade('M-900 750H1500V1300H-900z', DEEP, sheet.linear(dark([0, 0.2], [0.4, 0.6], [1, 1]))),
      ellipse(290, 786, 150, 15, DEEP, { opacity: 0.6 }),
      posts,
      line('M268 640V758', '#8a4a30', 26),
      slipper(276, 764, 0),
      slipper(452, 788, -14 + 4 * sway(sheet)),
      laundry(sheet),
      ball(sheet),
    ),
  title: (colour = OCHRE) =>
    write(['La sábana', 'de los domingos'], {
      x: 300,
      y: 790,
      align: 'centre',
      heights: [42, 28],
      leading: 1.42,
      gap: 0.12,
      pen: { thickness: 9 },
      ends: 'round',
      jitter: 0.12,
      seed: 6,
      fill: colour,
    }),
}
