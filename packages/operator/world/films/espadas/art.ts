import { circle, d, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const WOOD = '#7a4a2b'
const GRAINS = '#5b3219'
const CARD = '#f5ead0'
const RED = '#d0372a'
const BLUE = '#1d4c8c'
const GOLD = '#efb630'
const INK = '#17130f'
const BLUSH = '#e9a98c'

const HALF = 'M-190 -296H190V-74L-190 74z'

const sword = (x: number, y: number, turn: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    shape('M-12 20L-12 -214L0 -240L12 -214L12 20z', CARD, { stroke: INK, 'stroke-width': 5 }),
    line('M0 8V-204', BLUE, 5),
    shape('M-44 18Q0 34 44 18L44 34Q0 50 -44 34z', GOLD, { stroke: INK, 'stroke-width': 5 }),
    rect(-9, 42, 18, 46, RED, { stroke: INK, 'stroke-width': 5 }),
    circle(0, 96, 13, GOLD, { stroke: INK, 'stroke-width': 5 }),
  )

/** A fist around a hilt, from the back of it. */
const fist = (x: number, y: number, turn: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    shape('M-30 -24Q0 -36 28 -22Q36 4 26 26Q0 34 -28 24Q-38 0 -30 -24z', CARD, { stroke: INK, 'stroke-width': 5 }),
    line('M-6 -28V-8M-6 -8H24M-6 6H26M-8 20H22', INK, 4),
  )

const FACE =
  'M-58 -222Q-58 -288 2 -288Q62 -286 60 -220Q60 -160 34 -138Q16 -122 2 -122Q-16 -122 -34 -140Q-58 -164 -58 -222z'

const eyes = (gaze: number, y: number): string =>
  line(`M-38 ${y}Q-24 ${y - 13} -8 ${y}M14 ${y}Q28 ${y - 13} 44 ${y}`, INK, 5) +
  circle(-22 + gaze, y, 7, INK) +
  circle(30 + gaze, y, 7, INK) +
  line(`M-36 ${y + 9}H-10M16 ${y + 9}H42`, INK, 2.5)

const lozenges = (colour: string): string =>
  shape(
    times(
      24,
      at =>
        `M${-190 + (at % 8) * 54 + (at > 7 && at < 16 ? 27 : 0)} ${-92 + Math.floor(at / 8) * 52}l13 17l-13 17l-13 -17z`,
    ),
    colour,
  )

const wife = (sheet: Sheet): string =>
  shape(
    'M-74 -150Q-98 -300 2 -306Q100 -300 80 -146Q108 -128 96 -104L46 -116L-42 -116L-92 -104Q-104 -130 -74 -150z',
    INK,
  ) +
  shape('M-200 160L-176 -70Q-150 -112 -60 -118L0 -96L64 -118Q150 -112 178 -60L200 160z', RED, {
    stroke: INK,
    'stroke-width': 6,
  }) +
  lozenges(GOLD) +
  shape('M-64 -120L0 -26L66 -120L40 -140H-38z', CARD, { stroke: INK, 'stroke-width': 5 }) +
  shape('M-22 -150V-112Q2 -94 26 -112V-150z', CARD) +
  shape(FACE, CARD, { stroke: INK, 'stroke-width': 5 }) +
  circle(-36, -180, 15, BLUSH) +
  circle(40, -180, 15, BLUSH) +
  shape('M-60 -214Q-58 -252 -24 -262Q20 -252 60 -222Q70 -292 2 -296Q-70 -292 -60 -214z', INK) +
  eyes(5 + 3 * sway(sheet), -214) +
  line('M-42 -236Q-24 -248 -8 -238M14 -238Q30 -248 46 -236', INK, 5) +
  line('M4 -212L10 -182Q2 -176 -6 -180', INK, 4) +
  shape('M-14 -158Q-6 -164 2 -160Q10 -164 20 -158Q2 -142 -14 -158z', RED) +
  circle(-66, -158, 10, GOLD, { stroke: INK, 'stroke-width': 4 }) +
  circle(70, -158, 10, GOLD, { stroke: INK, 'stroke-width': 4 }) +
  group(
    { transform: 'translate(64 -280) rotate(24)' },
    rect(-17, -28, 34, 50, CARD, { rx: 5, stroke: INK, 'stroke-width': 4 }),
    circle(0, -4, 8, GOLD),
  ) +
  sword(140, -76, 8) +
  fist(134, -22, 8)

const husband = (sheet: Sheet): string =>
  shape('M-200 160L-178 -64Q-150 -112 -60 -118L0 -100L64 -118Q150 -112 178 -60L200 160z', BLUE, {
    stroke: INK,
    'stroke-width': 6,
  }) +
  lozenges(CARD) +
  shape('M-58 -118L-10 -20L0 -60L12 -20L62 -118L30 -142H-28z', GOLD, { stroke: INK, 'stroke-width': 5 }) +
  shape('M-22 -150V-112Q2 -92 26 -112V-150z', CARD, { stroke: INK, 'stroke-width': 4 }) +
  shape(FACE, CARD, { stroke: INK, 'stroke-width': 5 }) +
  circle(-36, -176, 15, BLUSH) +
  circle(40, -176, 15, BLUSH) +
  shape('M-62 -196L-58 -236H60L62 -196Q74 -250 58 -262H-56Q-72 -250 -62 -196z', INK) +
  shape('M-112 -250Q0 -226 116 -250Q110 -268 74 -264L62 -306Q0 -322 -58 -306L-70 -264Q-106 -268 -112 -250z', RED, {
    stroke: INK,
    'stroke-width': 5,
  }) +
  line('M-66 -268Q0 -252 70 -268', GOLD, 10) +
  group(
    { transform: 'translate(-44 -286) rotate(-16)' },
    rect(-17, -30, 34, 50, CARD, { rx: 5, stroke: INK, 'stroke-width': 4 }),
    circle(0, -8, 8, RED),
  ) +
  eyes(5 + 3 * sway(sheet), -208) +
  line('M-44 -224L-8 -230M14 -230L48 -224', INK, 8) +
  line('M4 -206L10 -178Q2 -172 -6 -176', INK, 4) +
  shape(
    'M2 -164Q-20 -176 -38 -158Q-48 -150 -58 -158Q-50 -136 -26 -142Q-8 -146 2 -154Q12 -146 30 -142Q54 -136 62 -158Q52 -150 42 -158Q24 -176 2 -164z',
    INK,
  ) +
  line('M-8 -138Q2 -132 12 -138', RED, 6) +
  sword(140, -76, 8) +
  fist(134, -22, 8)

const corner = (colour: string): string =>
  write(['12'], { x: -206, y: -327, heights: [22], gap: 0.16, pen: { thickness: 4.4, contrast: 1.4 }, fill: colour })
    .markup

const card = (sheet: Sheet): string =>
  rect(-222, -336, 444, 672, INK, { rx: 26, opacity: 0.5, transform: 'translate(16 20)', ...sheet.blur(10) }) +
  rect(-222, -336, 444, 672, CARD, { rx: 26 }) +
  sheet.clip(HALF, rect(-190, -296, 380, 400, '#f9d98a'), wife(sheet)) +
  group({ transform: 'rotate(180)' }, sheet.clip(HALF, rect(-190, -296, 380, 400, '#bcd0e0'), husband(sheet))) +
  line('M-190 74L190 -74', INK, 14) +
  line('M-190 74L190 -74', GOLD, 6) +
  rect(-190, -296, 380, 592, 'none', { stroke: INK, 'stroke-width': 6 }) +
  corner(RED) +
  group({ transform: 'rotate(180)' }, corner(BLUE))

const boards = (sheet: Sheet): string =>
  line('M-900 150H1500M-900 420H1500M-900 690H1500M-900 -110H1500M-900 960H1500', GRAINS, 6) +
  line(
    times(9, at => d`M${-300 + ((at * 311) % 900)} ${60 + at * 96}q120 ${-16 + (at % 3) * 14} 260 0t240 0`),
    GRAINS,
    4,
    { opacity: 0.7 },
  ) +
  sheet.shade(
    'M-900 -300H1500V1300H-900z',
    '#2c150a',
    sheet.radial(dark([0, 0], [0.5, 0.2], [1, 0.9]), [0.5, 0.45, 0.6]),
  )

/** Beans count the points; somebody has taken one too many. */
const beans = [
  [48, 660, 20],
  [566, 96, -30],
  [556, 138, 60],
  [572, 176, 10],
]
  .map(([x = 0, y = 0, turn = 0]) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      ellipse(3, 6, 19, 11, INK, { opacity: 0.45 }),
      shape('M-18 4Q-20 -12 0 -10Q20 -12 18 4Q14 12 4 6Q0 3 -4 6Q-14 12 -18 4z', CARD),
      circle(-8, -3, 3, RED),
    ),
  )
  .join('')

const ring = circle(30, 96, 92, 'none', {
  stroke: '#3a1d0d',
  'stroke-width': 9,
  opacity: 0.45,
  'stroke-dasharray': '410 60',
})

export const art: KeyArt = {
  dusk: '#1f0f08',
  light: GOLD,
  draw: sheet =>
    sheet.flood(WOOD) +
    group(
      { transform: sheet.either('translate(0 0)', 'translate(690 -2) scale(.93)') },
      boards(sheet),
      ring,
      group({ transform: `translate(296 382) rotate(${sheet.either(-5, 6)})` }, card(sheet)),
      sheet.either(beans, ''),
    ),
  title: (colour = GOLD) =>
    write(['Matrimonio', 'de espadas'], {
      x: 300,
      y: 766,
      align: 'centre',
      heights: [50, 34],
      leading: 1.4,
      gap: 0.07,
      stretch: 0.94,
      pen: { thickness: 11, contrast: 1.7 },
      fill: colour,
    }),
}
