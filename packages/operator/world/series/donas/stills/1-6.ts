import { circle, group, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CLAY, corners, GRAIN, LIME, MOURNING, SKIN } from '../palette.ts'

const HOLE = 'M470 360A190 190 0 1 1 850 360A190 190 0 1 1 470 360z'

/** The stone that goes round; its furrows carry the flour out. */
const stone = (sheet: Sheet): string =>
  circle(660, 360, 640, '#8f8c86') +
  times(18, furrow =>
    group(
      { transform: `translate(660 360) rotate(${furrow * 20})` },
      line('M0 -200Q60 -400 20 -640', '#5d5a56', 13),
      line('M40 -330Q80 -480 70 -620', '#6d6a65', 7),
    ),
  ) +
  circle(660, 360, 640, sheet.radial(dark([0, 0.2], [0.36, 0.8], [0.5, 0.1], [1, 0.6])), sheet.dots('#3b3836')) +
  times(60, () =>
    circle(660 + (sheet.random() - 0.5) * 1200, sheet.random() * 720, 2 + sheet.random() * 5, LIME, { opacity: 0.5 }),
  )

const FACE = 'M520 300Q520 190 660 180Q800 190 800 300Q806 470 740 530Q700 570 660 572Q620 570 580 530Q514 470 520 300z'

/** One of the four; she has been talking. */
const face = (sheet: Sheet): string =>
  shape('M440 160H880V580H440z', '#2b1a16') +
  shape('M480 420Q460 150 660 140Q860 150 840 420Q850 560 800 620H520Q470 560 480 420z', CLAY) +
  shape(FACE, SKIN) +
  sheet.shade(FACE, '#5c2f1c', sheet.linear(dark([0, 1], [0.5, 0.4], [0.62, 0], [1, 0]), ACROSS)) +
  shape('M516 310Q520 180 660 172Q800 180 804 310Q770 226 660 222Q550 226 516 310z', '#a8402c') +
  shape('M556 344Q596 312 634 346Q596 366 556 344zM686 346Q724 312 764 344Q724 366 686 346z', LIME) +
  circle(590, 342, 15, '#3a2416') +
  circle(718, 342, 15, '#3a2416') +
  circle(595, 337, 4, '#fff') +
  circle(723, 337, 4, '#fff') +
  line('M552 344Q596 304 638 346M682 346Q724 304 768 344', MOURNING, 7) +
  line('M552 304Q590 284 630 306M690 306Q730 284 768 304', MOURNING, 11) +
  line('M660 340L648 428Q662 438 682 430', '#8a5234', 7) +
  shape('M616 478Q640 466 660 474Q680 466 704 478Q682 500 660 500Q638 500 616 478z', '#8e2f22') +
  circle(514, 420, 12, GRAIN) +
  circle(806, 420, 12, GRAIN)

/** Face: through the eye of the turning stone. */
export const still: Still = sheet =>
  sheet.flood('#3b3836') +
  stone(sheet) +
  sheet.clip(HOLE, face(sheet)) +
  line(HOLE, '#2b2826', 26) +
  line('M478 300A190 190 0 0 1 660 168', LIME, 6, { opacity: 0.5 }) +
  shape('M-20 740L460 560L520 640L120 760z', LIME, { opacity: 0.25 }) +
  corners(sheet, 0.9)
