import { ellipse, group, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { AMBER, CREAM, corners, DEEP, INK, RUST, TEAL } from '../palette.ts'

const BURN = '#5a2618'

const FACE =
  'M470 800Q500 640 470 560Q400 470 420 330Q440 140 660 110Q860 96 930 250Q936 300 924 330Q960 400 984 428Q996 446 964 456Q956 468 962 482Q974 496 962 506Q950 512 958 520Q966 534 950 546Q942 560 946 584Q938 634 850 630Q800 628 776 612Q770 700 800 800z'
const HAIR =
  'M420 620Q330 420 400 250Q460 70 690 76Q880 90 940 240Q860 232 800 290Q770 350 700 350Q720 460 640 560Q560 640 420 620z'
const COAT = 'M300 800Q400 650 500 660Q640 740 800 690Q900 740 960 800z'

/** Light through the blinds, on the wall and on her. */
const stripes = (colour: string): string =>
  shape(
    times(13, slat => `M-20 ${slat * 64 - 40}L1300 ${slat * 64 - 150}V${slat * 64 - 118}L-20 ${slat * 64 - 4}z`),
    colour,
  )

const features =
  line('M806 372Q846 400 896 382M826 398l-12 14M850 403l-5 18M874 400l4 16', INK, 8) +
  line('M800 318Q850 284 908 306', INK, 13) +
  shape('M962 482Q974 496 962 506Q920 508 894 494Q930 480 962 482zM960 508Q968 534 950 546Q916 540 896 500z', '#8e2a22')

const headphones =
  line('M640 96Q430 110 520 380', '#d9c9ae', 26) +
  line('M640 96Q430 110 520 380', '#8f7f68', 7) +
  group(
    { transform: 'rotate(8 600 420)' },
    ellipse(590, 420, 96, 124, '#1d1715'),
    ellipse(606, 420, 74, 102, CREAM),
    ellipse(612, 420, 50, 74, RUST),
    ellipse(612, 420, 20, 30, INK),
  ) +
  line('M600 540Q560 660 610 760', '#1d1715', 12)

const head = (sheet: Sheet): string =>
  shape(FACE, '#b5714c') +
  sheet.clip(
    FACE,
    stripes('#f2bd86'),
    sheet.shade('M380 60H700Q660 420 780 640L700 820H380z', BURN, sheet.linear(dark([0, 0.95], [1, 0.1]), ACROSS)),
  ) +
  shape(HAIR, INK) +
  line('M470 300Q540 150 700 140M450 400Q480 300 540 250', '#4b2f2c', 7)

/** Close-up: she listens, and so do the blinds. */
export const still: Still = sheet =>
  sheet.flood(RUST) +
  sheet.flood(sheet.linear(dark([0, 0.9], [1, 0.2]), ACROSS), sheet.dots('#6d230a')) +
  group({ opacity: 0.5 }, stripes(AMBER)) +
  head(sheet) +
  features +
  headphones +
  shape(COAT, TEAL) +
  sheet.shade(COAT, DEEP, sheet.linear(dark([0, 0.9], [1, 0]), ACROSS)) +
  corners(sheet, 0.7, 0.65)
