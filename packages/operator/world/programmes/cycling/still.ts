import { circle, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const SKY = '#4fb3d9'
const HELMET = '#f2453a'
const SKIN = '#c9875a'
const YELLOW = '#ffd23f'
const INK = '#12202c'
const STONE = '#7d6f8a'

const FACE =
  'M640 330Q640 280 700 260H940Q1000 290 996 360Q990 470 930 560Q880 620 820 620Q750 610 700 540Q650 460 640 330z'
const GLASSES =
  'M610 320Q620 290 700 290H940Q1020 296 1026 330Q1030 430 930 440Q860 440 830 380Q800 442 720 440Q616 430 610 320z'

/** The whole climb is in his glasses. */
const glasses = (sheet: Sheet): string =>
  sheet.clip(
    GLASSES,
    shape(GLASSES, '#f6b26b'),
    shape('M590 300H1040V370H590z', '#ffe0a8'),
    shape('M590 450L700 316L770 390L860 300L960 400L1040 330V460H590z', STONE),
    shape('M700 316L724 342L704 356L684 340zM860 300L888 328L862 346L838 326z', '#fff'),
    line('M640 450Q760 420 700 400Q640 384 730 366', '#fff', 9),
    line('M870 450Q980 426 920 404Q860 388 930 368', '#fff', 9),
    times(
      6,
      rider =>
        circle(690 + rider * 13, 436 - rider * 5, 5, rider % 2 === 0 ? HELMET : INK) +
        circle(900 + rider * 13, 440 - rider * 5, 5, rider % 2 === 0 ? YELLOW : INK),
    ),
    sheet.shade(GLASSES, '#8a2a4a', sheet.linear(dark([0, 0.9], [0.4, 0.1], [1, 0.3]))),
  ) +
  line(GLASSES, INK, 11) +
  shape('M640 316L760 304L690 420z', '#fff', { opacity: 0.3 })

const HELM = 'M600 310Q590 60 820 46Q1050 60 1042 310Q990 262 820 256Q650 262 600 310z'

const helmet = (sheet: Sheet): string =>
  shape(HELM, HELMET) +
  shape(
    'M690 270Q680 130 740 84Q760 160 752 256zM790 256Q784 130 820 66Q856 130 850 256zM950 270Q960 130 900 84Q880 160 888 256z',
    INK,
  ) +
  sheet.shade(HELM, '#6d0d18', sheet.linear(dark([0, 0], [0.5, 0.05], [1, 0.95]), ACROSS)) +
  line('M640 190Q660 110 720 80', '#fff', 8, { opacity: 0.8 }) +
  line('M630 330Q680 500 790 610M1010 330Q960 510 850 614', INK, 11)

const rider = (x: number, y: number, size: number, shirt: string): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    shape('M-90 120Q-80 0 0 -10Q80 0 90 120z', shirt),
    ellipse(0, -34, 34, 40, SKIN),
    shape('M-40 -40Q-40 -90 0 -92Q40 -90 40 -40z', INK),
    shape('M-34 -44H34V-26H-34z', '#f6b26b'),
    line('M-70 60L-90 150M70 60L90 150', SKIN, 22),
  )

/** Face: the pass, and what it costs. */
export const still: Still = sheet =>
  sheet.flood(SKY) +
  shape('M-20 460L150 170L300 330L480 90L700 360L900 140L1300 420V740H-20z', '#8fa0c4') +
  shape('M480 90L540 164L500 190L450 160L420 172zM150 170L190 214L150 240L118 226z', '#fff') +
  shape('M-20 560L240 400L520 520L900 380L1300 560V740H-20z', STONE) +
  shape('M-20 660Q300 500 640 600T1300 600V740H-20z', '#4f6b4a') +
  sheet.flood(sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.9])), sheet.dots('#1f3a4a')) +
  rider(110, 560, 0.8, '#fff') +
  rider(300, 540, 0.95, '#2f8a5a') +
  rider(470, 590, 1.1, '#f08a2a') +
  rider(1180, 570, 1.15, '#2f4f9a') +
  shape('M560 760Q590 610 740 570H900Q1060 610 1100 760z', YELLOW) +
  sheet.shade(
    'M560 760Q590 610 740 570H900Q1060 610 1100 760z',
    '#9a5a10',
    sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.9]), ACROSS),
  ) +
  shape(FACE, SKIN) +
  sheet.shade(FACE, '#5e2418', sheet.linear(dark([0, 0.1], [0.5, 0], [1, 0.95]), ACROSS)) +
  line('M812 420Q800 466 806 478Q824 490 846 476', '#7d3a22', 7) +
  shape('M760 524Q820 496 880 524Q872 566 820 568Q768 566 760 524z', '#5a1c1c') +
  shape('M772 524Q820 508 868 524L862 538H778z', '#fff') +
  line('M742 500Q726 530 746 560M898 500Q914 530 894 560', '#7d3a22', 6) +
  helmet(sheet) +
  glasses(sheet) +
  times(9, drop => ellipse(650 + ((drop * 83) % 340), 470 + ((drop * 59) % 140), 6, 11, '#e4f4fa', { opacity: 0.9 }))
