import { circle, d, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const LIME = '#b9c73c'
const SKIN = '#a85f38'
const SHADOW = '#5f2a1c'
const INK = '#1d1018'
const PLUM = '#7d1450'
const PINK = '#ef6fa6'
const GLOVE = '#d8361f'
const CREAM = '#f8eeda'

const FACE =
  'M148 350Q146 196 300 190Q452 196 452 350Q458 470 424 556Q392 626 334 654Q300 664 268 654Q208 626 176 556Q144 470 148 350z'
const NECK = 'M214 590H390V720Q480 760 560 800V1100H40V800Q130 760 214 720z'

const RINGS = [
  [14, 142, 34, '#5f0d40'],
  [14, 122, 33, PLUM],
  [12, 100, 31, '#a71f63'],
  [11, 77, 27, '#cf3f82'],
  [9, 54, 22, PINK],
  [7, 32, 16, '#f8a3c4'],
] as const

/** What the fifth round has left her: it is in full bloom. */
const dahlia = (sheet: Sheet): string =>
  RINGS.map(([petals, reach, wide, colour], ring) =>
    group(
      { transform: `rotate(${(ring * 13 + 3 * sway(sheet, 1, ring / 6)).toFixed(2)})` },
      times(petals, petal =>
        shape(`M0 0Q${wide} ${-reach * 0.62} 0 ${-reach}Q${-wide} ${-reach * 0.62} 0 0z`, colour, {
          transform: `rotate(${((360 / petals) * petal).toFixed(1)})`,
          stroke: ring < 2 ? '#3d0629' : PLUM,
          'stroke-width': 1.6,
        }),
      ),
    ),
  ).join('') + circle(0, 0, 11, '#fbd0dd')

const GLOVE_SHAPE = 'M-96 150Q-128 60 -118 -20Q-104 -104 -10 -112Q92 -114 112 -24Q124 70 88 150z'
const THUMB = 'M56 -62Q112 -64 120 -2Q120 66 84 100Q52 108 44 76Q60 20 36 -24Q34 -56 56 -62z'

const glove = (sheet: Sheet, place: string): string =>
  group(
    { transform: place },
    shape('M-104 146H96L104 420H-112z', CREAM),
    line('M-60 180L40 210M40 180L-60 210M-60 230L40 260M40 230L-60 260', '#b9a887', 5),
    shape(GLOVE_SHAPE, GLOVE),
    sheet.shade(GLOVE_SHAPE, '#6d0d12', sheet.linear(dark([0, 0.95], [0.45, 0.2], [0.75, 0], [1, 0.3]), ACROSS)),
    line('M-84 -34Q-20 -66 40 -46', '#6d0d12', 6),
    shape(THUMB, '#e2482c'),
    sheet.shade(THUMB, '#6d0d12', sheet.linear(dark([0, 0.7], [0.6, 0], [1, 0.4]), ACROSS)),
    line(THUMB, '#6d0d12', 5),
    line('M4 -92Q56 -92 82 -58', '#f79b83', 9),
    rect(-108, 136, 208, 26, INK, { rx: 8 }),
  )

const braid = (x: number, mirror: 1 | -1): string =>
  group(
    { transform: `translate(${x} 520) scale(${mirror} 1)` },
    times(
      6,
      knot =>
        shape(
          `M-26 ${knot * 44}Q-44 ${knot * 44 + 34} 0 ${knot * 44 + 58}Q44 ${knot * 44 + 34} 26 ${knot * 44}z`,
          INK,
        ) + line(`M-14 ${knot * 44 + 14}Q-8 ${knot * 44 + 36} 6 ${knot * 44 + 46}`, '#5a3550', 4),
    ),
  )

const hair =
  'M120 540Q84 340 132 240Q176 134 300 128Q430 132 470 240Q516 350 480 540Q462 560 450 520Q462 380 436 322Q396 236 308 224Q222 236 170 310Q140 380 152 520Q140 560 120 540z'

const face = (sheet: Sheet): string =>
  shape(NECK, SKIN) +
  sheet.shade(NECK, SHADOW, sheet.linear(dark([0, 0.98], [0.35, 0.7], [1, 0.2]))) +
  shape(FACE, SKIN) +
  sheet.shade(FACE, SHADOW, sheet.linear(dark([0, 0.95], [0.36, 0.5], [0.56, 0], [0.9, 0], [1, 0.25]), ACROSS)) +
  shape('M318 352Q322 440 352 486Q346 506 306 506Q276 506 266 490Q290 440 288 352z', SHADOW, { opacity: 0.28 }) +
  line('M314 350Q318 430 350 478Q358 500 330 504Q316 512 300 506Q282 512 270 500', SHADOW, 6) +
  shape('M236 566Q272 544 304 556Q336 544 370 568Q340 600 304 602Q266 600 236 566z', '#7a1f2a') +
  shape('M250 572Q304 576 358 572Q336 594 304 595Q270 594 250 572z', '#b13f45') +
  line('M234 567Q304 578 374 566', INK, 5) +
  line('M342 552L352 592', '#e0485a', 4) +
  line('M264 624Q304 634 346 622', SHADOW, 4) +
  shape('M334 378Q380 332 432 370Q410 402 376 402Q346 400 334 378z', CREAM) +
  circle(374, 374, 21, '#3c1b12') +
  circle(374, 374, 10, INK) +
  circle(382, 366, 5, '#fff') +
  line('M330 380Q378 326 436 368', INK, 10) +
  line('M348 400Q384 412 420 392', SHADOW, 5) +
  shape('M318 336Q366 290 446 322Q400 312 324 350z', INK) +
  group(
    { transform: 'rotate(-14 304 420)' },
    rect(266, 402, 76, 26, '#f0d3a8', { rx: 12 }),
    rect(290, 402, 28, 26, '#dcb883'),
  ) +
  shape('M428 448q14 26 0 36q-14 -10 0 -36z', '#e9f4ee') +
  line('M432 512Q426 536 414 552', '#d99870', 5)

export const art: KeyArt = {
  dusk: '#2b0f22',
  light: '#f6a9c8',
  draw: sheet =>
    sheet.flood(LIME) +
    sheet.flood(sheet.radial(dark([0, 0], [0.5, 0.1], [1, 0.85]), [0.5, 0.4, 0.8]), sheet.dots('#7c9125')) +
    group(
      { transform: sheet.either('translate(0 44)', 'translate(640 -98) scale(.98)') },
      group(
        { transform: 'rotate(-6 300 500)' },
        shape('M130 300Q120 120 300 112Q486 120 474 300L490 560H110z', INK),
        braid(136, 1),
        braid(466, -1),
        face(sheet),
        shape(hair, INK),
        line('M304 132V226M250 142Q196 176 168 250M354 142Q412 176 438 250M210 150Q154 200 140 300', '#4a2a44', 4),
        ellipse(462, 566, 9, 12, '#f2c14a'),
        group(
          { transform: 'translate(220 392)' },
          circle(6, 12, 132, SHADOW, { opacity: 0.55, ...sheet.blur(10) }),
          dahlia(sheet),
        ),
      ),
      group(
        { transform: `translate(0 ${(-8 * sway(sheet, 2)).toFixed(2)})` },
        glove(sheet, 'translate(120 742) rotate(10)'),
      ),
      group(
        { transform: `translate(0 ${(-8 * sway(sheet, 2, 0.5)).toFixed(2)})` },
        glove(sheet, d`translate(488 772) rotate(-12) scale(-1 1)`),
      ),
    ),
  title: (colour = PLUM) =>
    write(['Ojo de dalia'], {
      x: 300,
      y: 54,
      align: 'centre',
      fit: 520,
      heights: [74],
      gap: 0.1,
      pen: { thickness: 9, contrast: 1.9, angle: -10 },
      fill: colour,
    }),
}
