import { circle, ellipse, group, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CHILI, CLOTH, heat, INK, MAUVE, PISTACHIO, STEEL } from '../palette.ts'

const BURN = '#8a4a3a'
const FACE =
  'M380 250Q390 90 560 80Q740 84 756 250Q766 330 752 420Q770 470 744 530Q700 640 590 650Q470 650 410 540Q370 440 380 250z'

const face = (sheet: Sheet): string =>
  shape('M440 560Q440 660 340 740H860Q740 660 730 560z', '#b8836a') +
  ellipse(374, 356, 34, 58, '#c98f74') +
  shape(FACE, '#e0aa8a') +
  sheet.clip(
    FACE,
    sheet.shade('M360 60H800V680H360z', BURN, sheet.linear(dark([0, 1], [0.35, 0.15], [0.6, 0], [1, 0.2]), ACROSS)),
    ellipse(690, 470, 78, 62, '#ef8d78', { opacity: 0.55, ...sheet.blur(14) }),
  ) +
  shape('M660 470Q720 420 752 470Q780 530 730 560Q670 560 660 470z', '#eab495') +
  line('M676 452Q740 430 756 492', BURN, 6) +
  line('M442 322Q490 356 540 324M624 322Q676 352 716 318', INK, 11) +
  line('M452 336l-14 14M480 346l-6 18M508 344l6 18M646 340l-4 18M672 342l4 18M698 334l10 15', INK, 6) +
  line('M430 262Q484 226 548 262M618 256Q672 224 722 256', '#d9d2c4', 20) +
  shape('M590 330Q640 400 646 446Q640 478 590 472Q560 468 566 446', '#e0aa8a') +
  line('M594 336Q640 404 646 444Q640 478 592 472', BURN, 8) +
  line('M520 540Q580 520 640 534Q680 526 700 540', INK, 9) +
  line('M560 572Q606 584 646 568', BURN, 7) +
  shape('M476 516Q540 470 600 492Q670 470 716 510Q660 506 600 516Q540 510 476 516z', '#e9e2d2') +
  line('M500 508Q550 486 596 500M690 504Q650 490 610 502', '#b9b0a0', 4) +
  shape('M376 270Q370 70 560 66Q640 60 700 110Q600 90 520 140Q430 160 420 280Q400 300 376 270z', '#e9e2d2') +
  line('M400 220Q420 120 540 92M430 180Q470 120 570 106', '#b9b0a0', 5)

const fork = group(
  { transform: 'translate(860 470) rotate(24)' },
  line('M0 0H420', STEEL, 24),
  line('M0 -6H420', CLOTH, 6),
  line('M0 0Q-40 -44 -70 -40H-130M0 0Q-40 44 -70 40H-130M-20 -16H-130M-20 16H-130', STEEL, 11),
)

const hand = group(
  { transform: 'translate(1060 560) rotate(24)' },
  shape('M20 -60H300V160H60Q0 120 20 -60z', '#c98f74'),
  line('M40 -46L-40 -20M44 0L-30 20M60 40L-10 56M76 82L20 92', '#e0aa8a', 42),
  line('M-20 -2L40 -20M-14 38L40 22M4 74L56 62', BURN, 5),
  shape('M150 -90H360V200H150z', INK),
  shape('M140 -84H170V190H140z', CLOTH),
)

/** On the wall, where eleven seconds are long. */
const clock =
  circle(1030, 170, 112, INK) +
  circle(1030, 170, 94, CLOTH) +
  times(12, at => line('M1030 90V104', INK, 7, { transform: `rotate(${at * 30} 1030 170)` })) +
  line('M1030 170V110M1030 170L1072 190', INK, 9) +
  line('M1030 170L1064 100', CHILI, 5) +
  circle(1030, 170, 9, CHILI)

/** Face: eleven seconds, and the whole jury waits. */
export const still: Still = sheet =>
  sheet.flood(PISTACHIO) +
  times(6, at => shape(`M${-100 + at * 260} 0h130l-180 720h-130z`, '#c9dd8a', { opacity: 0.6 })) +
  sheet.flood(sheet.linear(dark([0, 0.7], [0.5, 0], [1, 0.4]), ACROSS), sheet.dots('#6f8a34')) +
  clock +
  face(sheet) +
  shape('M240 760Q280 650 430 640L580 760z', INK) +
  shape('M940 760Q860 660 740 650L580 760z', INK) +
  shape('M430 640L580 760L740 650L700 620Q580 690 470 616z', CLOTH) +
  shape('M540 700L470 664V740zM600 700L680 664V740z', CHILI) +
  circle(572, 704, 20, CHILI) +
  sheet.shade('M430 640L580 760L470 616z', MAUVE, '#000', { opacity: 0.6 }) +
  fork +
  shape('M760 420q24 -30 50 0t-4 56q-40 0 -46 -56z', CHILI, { transform: 'rotate(10 780 450)' }) +
  hand +
  heat(sheet, 0.5)
