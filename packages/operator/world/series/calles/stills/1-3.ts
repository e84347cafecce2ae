import { circle, ellipse, group, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { BROWN, dusk, INK, MOSS, OLIVE, PAPER, RED, TAN } from '../palette.ts'

const SKIN = '#d3a074'
const DEEP = '#7a4426'
const FACE = 'M420 300Q420 96 620 90Q820 96 836 300Q846 420 810 520Q760 650 640 668Q510 650 450 520Q410 420 420 300z'

const features =
  line('M700 296Q744 262 792 290', INK, 13) +
  shape('M694 350Q736 318 782 346Q738 374 694 350z', PAPER) +
  circle(738, 346, 15, INK) +
  line('M688 352Q736 306 790 346M700 376Q740 392 776 374', INK, 8) +
  line('M628 360Q664 430 668 466Q650 492 606 478', DEEP, 9) +
  line('M548 570Q610 550 690 566', INK, 10) +
  line('M590 600Q624 610 660 598', DEEP, 7) +
  line('M470 500Q490 540 500 580M770 480Q770 530 752 566', DEEP, 5) +
  shape('M560 540Q600 512 630 526Q664 512 704 540Q660 534 632 540Q600 534 560 540z', INK)

/** The lens, and in it an eye as large as a plate. */
const lens = (sheet: Sheet): string =>
  line('M440 500L300 760', INK, 46) +
  line('M430 506L290 766', BROWN, 22) +
  circle(530, 340, 176, INK) +
  circle(530, 340, 158, SKIN) +
  sheet.clip(
    'M372 340a158 158 0 1 0 316 0a158 158 0 1 0 -316 0z',
    shape('M370 190H690V290Q530 180 370 300z', DEEP, { opacity: 0.5 }),
    line('M360 250Q520 140 700 240', INK, 36),
    shape('M376 350Q470 230 560 240Q650 260 690 350Q600 440 520 432Q430 420 376 350z', PAPER),
    circle(530, 338, 84, OLIVE),
    times(16, at => line('M530 268V300', MOSS, 6, { transform: `rotate(${at * 22.5} 530 338)` })),
    circle(530, 338, 40, INK),
    circle(560, 304, 20, '#fff'),
    line('M376 350Q470 230 560 240Q650 260 690 350', INK, 17),
    line('M400 380Q470 450 540 444Q620 440 670 390', DEEP, 8),
    line('M414 356Q440 350 452 346M420 370Q446 364 462 362', RED, 3),
    sheet.shade('M370 180H690V500H370z', DEEP, sheet.radial(dark([0, 0], [0.7, 0], [1, 0.8]))),
  ) +
  line('M420 260Q450 210 510 192', '#fff', 14, { opacity: 0.7 })

const sheetsBehind = times(4, at =>
  group(
    { transform: `translate(${60 + at * 330} ${40 + (at % 2) * 60}) rotate(${at % 2 ? 4 : -5})` },
    shape('M0 0H270V420H0z', at % 2 ? TAN : PAPER, { opacity: 0.5 }),
    line(
      'M20 60Q120 30 250 90M20 140Q140 90 250 190M20 230Q150 160 250 290M20 320Q160 240 250 380M80 0V420',
      BROWN,
      5,
      {
        opacity: 0.5,
      },
    ),
  ),
)

/** Face: he knows each error by heart. */
export const still: Still = sheet =>
  sheet.flood(OLIVE) +
  sheetsBehind +
  sheet.flood(sheet.linear(dark([0, 0.9], [0.6, 0.4], [1, 0.9]), ACROSS), sheet.dots(MOSS)) +
  shape('M540 620V760H760V600z', '#a8744a') +
  ellipse(838, 370, 32, 60, '#b98458') +
  shape(FACE, SKIN) +
  sheet.clip(
    FACE,
    sheet.shade('M400 80H860V680H400z', DEEP, sheet.linear(dark([0, 0], [0.5, 0.1], [1, 1]), [0, 0.1, 1, 0.4])),
  ) +
  shape('M410 330Q390 80 620 66Q850 80 846 330Q820 300 816 240Q700 210 660 150Q600 220 450 230Q430 290 410 330z', INK) +
  line('M470 160Q540 110 620 104', '#5a5a3c', 6) +
  features +
  shape('M340 760Q400 670 560 650L650 740L760 640Q900 670 960 760z', MOSS) +
  shape('M560 650L650 740L760 640L740 610Q650 690 566 620z', PAPER) +
  lens(sheet) +
  circle(1100, 120, 300, '#ffe9a8', { opacity: 0.2, ...sheet.blur(40) }) +
  dusk(sheet, 0.8, 0.48, 0.48)
