import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const MINT = '#a9d6c0'
const DEEP = '#17433f'
const WOOL = '#f2e3c6'
const BROWN = '#7a4a2c'
const RED = '#d8452f'
const GREEN = '#3f9a4a'

const NECK = 'M700 760Q690 560 716 440Q740 350 800 330H930Q980 380 990 470Q1010 620 1060 760z'
const HEAD =
  'M742 300Q730 190 800 160Q880 140 930 190Q960 230 950 300Q946 340 910 366Q860 400 800 412Q740 430 690 424Q636 416 634 372Q636 332 690 318Q724 312 742 300z'
const EAR = 'M0 0Q-34 -70 -10 -132Q34 -90 36 -6z'

const tufts = (sheet: Sheet): string =>
  times(46, at => {
    const [x, y] = [720 + sheet.random() * 260, 470 + sheet.random() * 260]
    return line(`M${Math.round(x)} ${Math.round(y)}q10 18 26 ${at % 2 === 0 ? 8 : 14}`, '#c9b083', 6)
  })

/** A fever, taken under the tongue; the scarf is the vet's own. */
const llama = (sheet: Sheet): string =>
  shape(NECK, WOOL) +
  tufts(sheet) +
  sheet.shade(NECK, BROWN, sheet.linear(dark([0, 0], [0.45, 0.1], [1, 0.9]), ACROSS)) +
  shape(EAR, WOOL, { transform: 'translate(800 190) rotate(-8)' }) +
  shape(EAR, WOOL, { transform: 'translate(900 196) rotate(22)' }) +
  shape('M6 -20Q-14 -70 -2 -108Q22 -70 24 -20z', '#d99a82', { transform: 'translate(898 192) rotate(22)' }) +
  shape(HEAD, WOOL) +
  sheet.shade(HEAD, BROWN, sheet.linear(dark([0, 0], [0.5, 0.05], [1, 0.85]), [0, 0, 0.9, 1])) +
  shape('M780 186Q800 104 860 118Q930 112 940 190Q900 150 860 176Q820 160 780 186z', '#e0c79a') +
  line('M812 178Q820 150 846 150M866 176Q880 148 908 158', '#c09a62', 6) +
  shape('M640 350Q660 328 700 330Q690 356 650 368z', BROWN) +
  line('M640 392Q690 408 740 390Q766 380 772 366', BROWN, 7) +
  ellipse(822, 262, 27, 22, '#21130d') +
  circle(814, 255, 8, WOOL) +
  shape('M788 252Q820 226 860 250L852 262Q820 240 792 264z', '#c9b083') +
  line('M792 244L774 226M808 234L796 212M828 230L824 206', BROWN, 6) +
  line('M672 396L560 452', '#e8f4f0', 20) +
  line('M640 412L582 441', RED, 8) +
  circle(558, 453, 12, RED)

const SCARF = 'M704 506Q840 560 992 486L1008 566Q850 650 700 590z'

const scarf = (sheet: Sheet): string =>
  shape('M884 560L930 740L1010 730L964 540z', RED) +
  line('M908 650l80 -12M918 690l80 -14', WOOL, 12) +
  shape(SCARF, RED) +
  sheet.shade(SCARF, '#6d160f', sheet.linear(dark([0, 0.1], [1, 0.85]), ACROSS)) +
  line('M716 530Q850 590 1000 520M708 566Q850 626 1004 548', WOOL, 10)

/** It says what the llama thinks. */
const parrot = (sheet: Sheet): string =>
  group(
    { transform: 'translate(1010 150) rotate(6) scale(1.12)' },
    shape('M10 60Q60 150 40 250Q-4 220 -26 110z', '#2a6f3a'),
    shape('M-70 -20Q-70 -100 0 -104Q70 -96 66 0Q60 110 6 130Q-60 110 -70 -20z', GREEN),
    sheet.shade(
      'M-70 -20Q-70 -100 0 -104Q70 -96 66 0Q60 110 6 130Q-60 110 -70 -20z',
      '#10402a',
      sheet.linear(dark([0, 0], [1, 0.9]), ACROSS),
    ),
    shape('M6 0Q66 10 60 100Q30 130 10 120Q-10 60 6 0z', '#e8b62f'),
    shape('M-66 -56Q-112 -74 -118 -30Q-118 -6 -104 2Q-100 -22 -60 -22z', '#2b2420'),
    shape('M-66 -12Q-92 -8 -100 14Q-80 22 -58 4z', '#2b2420'),
    circle(-30, -58, 21, '#f7f2e2'),
    circle(-36, -57, 9, '#17100d'),
    line('M-52 -78L-10 -84', '#10402a', 8),
    line('M-10 130L-22 150M14 130L8 152', '#5b4a3a', 10),
  )

const shelf = (y: number): string =>
  rect(0, y, 560, 16, DEEP) +
  times(6, at => {
    const high = 60 + ((at * 37) % 50)
    return (
      rect(36 + at * 82, y - high, 52, high, at % 3 === 0 ? '#e9b04a' : at % 3 === 1 ? '#5fa08c' : '#f4efe2', {
        rx: 8,
      }) + rect(46 + at * 82, y - high - 14, 32, 16, DEEP, { rx: 3 })
    )
  })

/** The patient with a cough, and the friend who came along. */
export const still: Still = sheet =>
  sheet.flood(MINT) +
  shelf(210) +
  shelf(420) +
  sheet.flood(sheet.linear(dark([0, 0.75], [0.5, 0.1], [1, 0.5]), ACROSS), sheet.dots('#4c8f7c')) +
  shape('M0 590H1280V720H0z', '#e8f0e6') +
  shape('M0 590H1280V612H0z', DEEP) +
  llama(sheet) +
  scarf(sheet) +
  parrot(sheet)
