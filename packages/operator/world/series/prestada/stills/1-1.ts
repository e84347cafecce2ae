import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CREAM, GOLD, hush, MINT, NIGHT, RED, SKIN, TEAL } from '../palette.ts'

const DEEP = '#7d3f2e'
const BROWN = '#3a201c'
const FACE = 'M520 250Q530 120 680 110Q830 116 850 260Q862 360 838 440Q810 560 700 590Q620 580 570 500Q520 420 520 250z'

/** A round glass with the lamp of the studio in it. */
const glass = (sheet: Sheet, x: number, y: number): string =>
  circle(x, y, 66, CREAM, { opacity: 0.2 }) +
  sheet.clip(
    `M${x - 62} ${y}a62 62 0 1 0 124 0a62 62 0 1 0 -124 0z`,
    rect(x - 50, y - 40, 60, 30, RED, { rx: 6 }),
    rect(x - 40, y - 32, 40, 13, '#ffd0c0'),
    circle(x - 20, y - 26, 60, RED, { opacity: 0.3 }),
  ) +
  circle(x, y, 64, 'none', { stroke: NIGHT, 'stroke-width': 11 })

const microphone = (sheet: Sheet): string =>
  group(
    { transform: 'translate(330 420) rotate(-8)' },
    rect(-24, 150, 48, 260, '#8fa39c'),
    rect(-110, -170, 220, 330, '#c9d6cf', { rx: 100 }),
    times(8, rib => rect(-100, -136 + rib * 36, 200, 18, TEAL, { rx: 6 })),
    rect(-13, -170, 26, 330, '#c9d6cf'),
    rect(-110, -170, 220, 330, sheet.linear(dark([0, 1], [0.6, 0.2], [1, 0]), ACROSS), {
      rx: 100,
      ...sheet.dots(NIGHT),
    }),
    rect(-110, -170, 220, 330, 'none', { rx: 100, stroke: NIGHT, 'stroke-width': 9 }),
    line('M84 -60V60', RED, 8, { opacity: 0.8 }),
  )

const face = (sheet: Sheet): string =>
  shape('M640 540Q650 640 560 760H900Q800 660 800 520z', '#a8694c') +
  shape(FACE, SKIN) +
  sheet.clip(
    FACE,
    sheet.shade('M500 90H880V620H500z', DEEP, sheet.linear(dark([0, 0], [0.5, 0.1], [1, 1]), [0, 0.2, 1, 0.4])),
  ) +
  ellipse(590, 430, 46, 32, RED, { opacity: 0.28, ...sheet.blur(8) }) +
  shape('M544 316Q576 290 612 312Q580 336 544 316zM700 312Q738 286 776 308Q740 334 700 312z', CREAM) +
  circle(572, 314, 14, NIGHT) +
  circle(732, 309, 14, NIGHT) +
  line('M540 318Q576 280 616 310M696 312Q738 276 782 306', NIGHT, 8) +
  line('M530 254Q570 224 616 248M696 244Q744 216 794 242', BROWN, 14) +
  line('M640 320Q612 384 612 402Q630 424 664 412', DEEP, 8) +
  shape('M584 476Q612 452 636 462Q664 452 700 480Q690 540 644 544Q600 540 584 476z', RED) +
  shape('M602 482Q640 474 684 484Q676 520 644 522Q612 518 602 482z', '#4a0a18') +
  shape('M606 482Q640 476 680 485L676 494Q640 488 610 492z', CREAM) +
  glass(sheet, 580, 314) +
  glass(sheet, 742, 310) +
  line('M640 306Q660 292 682 304M802 300L860 290', NIGHT, 10)

/** Rolls and waves, as they were worn. */
const hair = (sheet: Sheet): string =>
  shape(
    'M500 330Q470 180 560 110Q600 40 720 60Q850 50 890 160Q950 260 900 400Q930 470 880 540Q840 560 830 500Q860 380 846 280Q840 190 760 170Q660 160 620 190Q540 200 530 290Q520 330 500 330z',
    BROWN,
  ) +
  sheet.shade(
    'M500 330Q470 180 560 110Q600 40 720 60Q850 50 890 160Q950 260 900 400Q930 470 880 540Q840 560 830 500Q860 380 846 280Q840 190 760 170Q660 160 620 190Q540 200 530 290Q520 330 500 330z',
    NIGHT,
    sheet.linear(dark([0, 0], [1, 0.8]), ACROSS),
  ) +
  line('M560 160Q600 90 690 100Q740 108 720 140M780 110Q860 130 866 210M880 300Q890 380 870 470', '#8a5a44', 8)

/** Face: five to seven, and it is her turn. */
export const still: Still = sheet =>
  sheet.flood(TEAL) +
  times(9, at => rect(at * 150 - 20, 0, 110, 720, '#236f70')) +
  sheet.flood(sheet.linear(dark([0, 0.3], [0.6, 0.1], [1, 1]), ACROSS), sheet.dots(NIGHT)) +
  circle(200, 90, 330, RED, { opacity: 0.36, ...sheet.blur(40) }) +
  rect(96, 40, 210, 84, RED, { rx: 10 }) +
  rect(112, 56, 178, 52, '#ffb0a0', { rx: 6 }) +
  face(sheet) +
  hair(sheet) +
  shape('M470 760Q520 660 620 650Q700 720 800 630Q960 650 1010 760z', MINT) +
  sheet.shade(
    'M470 760Q520 660 620 650Q700 720 800 630Q960 650 1010 760z',
    TEAL,
    sheet.linear(dark([0, 0], [1, 0.9]), ACROSS),
  ) +
  shape('M620 650Q700 720 800 630L830 690Q700 770 590 700z', CREAM) +
  circle(702, 716, 15, GOLD) +
  microphone(sheet) +
  shape('M960 760L930 470L1200 430L1270 760z', CREAM) +
  times(7, at => line(`M${968 + at * 3} ${520 + at * 34}L${1180 + at * 8} ${488 + at * 36}`, '#9fb0a8', 7)) +
  hush(sheet, 0.8, 0.48, 0.5)
