import { circle, d, ellipse, group, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CREAM, DEEP, GREEN, NAVY, NIGHT, night, RED } from '../palette.ts'

const FACE =
  'M430 150Q560 90 690 130Q770 170 772 290Q790 330 812 372Q822 392 792 400Q796 424 788 440Q798 456 782 468Q778 520 742 540Q690 556 640 540L600 520Q470 480 430 330z'
const NECK = 'M470 440Q480 560 420 640H720Q650 600 660 530z'
const HAIR =
  'M420 400Q350 230 440 130Q560 40 700 100Q776 130 786 240Q740 196 660 206Q590 212 560 280Q560 350 520 380Q470 400 420 400z'

const scope = (sheet: Sheet): string =>
  ellipse(980, 640, 420, 170, '#0a1d22') +
  ellipse(980, 634, 392, 150, DEEP) +
  shape('M980 634L1360 600A392 150 0 0 1 1180 764z', GREEN, { opacity: 0.55 }) +
  line(
    'M588 634a392 150 0 1 0 784 0a392 150 0 1 0 -784 0M724 634a256 98 0 1 0 512 0a256 98 0 1 0 -512 0M858 634a122 46 0 1 0 244 0a122 46 0 1 0 -244 0M588 634H1372M980 484V784',
    GREEN,
    3,
  ) +
  ellipse(842, 574, 26, 12, '#d8ffe9') +
  ellipse(842, 574, 50, 24, '#d8ffe9', { opacity: 0.3 }) +
  sheet.shade(
    'M588 634a392 150 0 1 0 784 0a392 150 0 1 0 -784 0z',
    NIGHT,
    sheet.radial(dark([0, 0], [0.6, 0.1], [1, 0.9])),
  )

const features =
  shape('M664 296Q706 274 752 290Q734 316 700 314Q678 310 664 296z', CREAM) +
  circle(716, 298, 15, NIGHT) +
  circle(720, 303, 5, '#d8ffe9') +
  line('M656 298Q704 264 758 290', NIGHT, 10) +
  line('M646 250Q700 216 766 242', NIGHT, 16) +
  shape('M786 436Q740 428 712 446Q746 456 786 446zM784 450Q744 460 716 450Q740 476 782 464z', '#7c2a2c') +
  line('M772 300Q790 340 806 376M772 394Q786 384 794 398', '#7a4230', 5)

/** Face: she sees one ship, she hears two. */
export const still: Still = sheet => {
  const rain = times(40, () => d`M${sheet.random() * 1280} ${sheet.random() * 500}l-14 ${30 + sheet.random() * 40}`)
  return (
    sheet.flood(NAVY) +
    shape('M0 0H1280V470H0z', '#0d2a3f') +
    circle(1080, 210, 150, RED, { opacity: 0.35, ...sheet.blur(40) }) +
    circle(1080, 210, 16, RED) +
    line(rain, '#86aab4', 3, { opacity: 0.5 }) +
    line('M880 -20V480M1240 -20V480M-20 480H1300', NIGHT, 30) +
    shape(NECK, '#8a5236') +
    shape(FACE, '#b5714a') +
    sheet.clip(
      FACE,
      shape('M600 560Q700 470 800 430L840 600H600z', GREEN, { opacity: 0.75 }),
      sheet.shade('M400 60H840V600H400z', GREEN, sheet.linear(dark([0.3, 0], [0.6, 0.45], [1, 1]), [0.3, 0, 0.7, 1])),
      sheet.shade('M400 60H680L560 580H400z', '#3d1f1c', sheet.linear(dark([0, 0.9], [1, 0]), [0, 0, 1, 0])),
    ) +
    features +
    shape(HAIR, '#171318') +
    line('M470 220Q540 120 680 130M450 300Q470 250 520 220', '#4a3a44', 7) +
    group(
      {},
      line('M500 76Q420 170 470 350', NIGHT, 24),
      ellipse(492, 340, 62, 84, '#222d36'),
      ellipse(500, 340, 42, 60, RED),
      line('M500 400Q560 520 700 496', NIGHT, 11),
      ellipse(712, 494, 26, 16, NIGHT),
    ) +
    shape('M230 740Q300 590 450 590Q570 640 720 600Q820 640 860 740z', '#f08a2c') +
    sheet.shade(
      'M230 740Q300 590 450 590Q570 640 720 600Q820 640 860 740z',
      '#6a2a14',
      sheet.linear(dark([0, 0.9], [1, 0.1]), [0, 0, 1, 0]),
    ) +
    line('M320 650Q420 690 470 740', CREAM, 16) +
    scope(sheet) +
    night(sheet, 0.85, 0.6, 0.55)
  )
}
