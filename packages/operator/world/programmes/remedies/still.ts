import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const YOLK = '#f4c03f'
const DEEP = '#8a4a12'
const SKIN = '#c78455'
const SYRUP = '#3f8f5a'
const LINEN = '#fbf3e2'
const INK = '#2a160e'

const HEAD = 'M640 380Q630 180 800 150Q990 140 1010 360Q1016 520 920 590Q830 640 740 590Q650 520 640 380z'

/** All that a face can shut. */
const boy = (sheet: Sheet): string =>
  shape('M560 760Q600 640 760 620H900Q1080 640 1110 760z', '#2f6fa8') +
  line('M600 720Q830 650 1080 720', LINEN, 14) +
  ellipse(636, 400, 40, 58, '#b06f44') +
  ellipse(1014, 386, 40, 58, '#b06f44') +
  shape(HEAD, SKIN) +
  sheet.shade(HEAD, '#6d2f16', sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.9]), [0, 0, 1, 0.6])) +
  shape(
    'M626 350Q600 130 800 96Q1030 90 1026 340Q990 260 940 220L900 262L856 206L806 254L756 208Q670 250 626 350z',
    INK,
  ) +
  line('M690 350L776 376M864 372L950 338', INK, 15) +
  line('M700 414Q740 386 780 412M712 430L692 446M742 436L736 456M770 430L780 448', INK, 10) +
  line('M866 408Q906 380 946 402M876 424L864 442M908 428L908 450M938 420L952 436', INK, 10) +
  line('M812 420Q796 456 804 468Q822 480 842 466', '#7a3a1c', 8) +
  shape('M764 528Q800 506 826 522Q852 502 884 520Q898 540 872 548Q824 540 780 556Q754 548 764 528z', '#8f3226') +
  line('M768 536Q800 526 826 534Q856 524 884 532', INK, 7) +
  line('M740 510Q732 534 746 560M904 500Q916 524 902 548', '#7a3a1c', 6) +
  circle(712, 486, 34, '#e0795a', { opacity: 0.6 }) +
  circle(938, 474, 34, '#e0795a', { opacity: 0.6 })

const SPOON = 'M520 560Q560 500 660 520Q730 540 722 572Q700 620 610 622Q536 616 520 560z'

const spoon = (sheet: Sheet): string =>
  line('M-40 480Q260 500 530 560', '#c9d0d2', 30) +
  line('M-40 474Q260 492 530 552', '#f3f6f5', 8) +
  shape(SPOON, '#aeb8bb') +
  sheet.shade(SPOON, '#47545a', sheet.linear(dark([0, 0], [1, 0.9]))) +
  ellipse(622, 552, 88, 26, SYRUP) +
  ellipse(606, 546, 46, 9, '#a9d98a') +
  shape('M596 574Q588 640 598 672Q610 690 622 672Q630 620 622 574z', SYRUP) +
  ellipse(606, 706, 14, 18, SYRUP)

const sleeve =
  shape('M-20 380Q80 380 140 430L120 560Q40 590 -20 570z', '#a83a5a') +
  times(7, flower => circle(10 + ((flower * 41) % 110), 410 + ((flower * 57) % 140), 9, LINEN)) +
  line('M118 470Q190 452 240 480M124 520Q200 496 262 506M126 546Q190 534 240 536', '#d9a47c', 38) +
  line('M170 470q20 -8 30 0', '#a86a44', 5)

const bottle = (x: number, y: number, colour: string, high: number): string =>
  group(
    { transform: `translate(${x} ${y})` },
    rect(-16, -high - 44, 32, 30, INK, { rx: 5 }),
    shape(
      `M-14 ${-high - 18}H14V${-high + 6}Q40 ${-high + 20} 40 ${-high + 50}V0H-40V${-high + 50}Q-40 ${-high + 20} -14 ${-high + 6}z`,
      colour,
    ),
    rect(-30, -high + 64, 60, 50, LINEN),
    line('M-16 -44q16 -30 32 0q-16 20 -32 0', SYRUP, 5, { transform: `translate(0 ${-high + 134})` }),
  )

/** It only tastes bad. */
export const still: Still = sheet =>
  sheet.flood(YOLK) +
  times(10, ray =>
    shape(
      `M830 380L${Math.round(830 + 1200 * Math.cos(ray * 0.628))} ${Math.round(380 + 1200 * Math.sin(ray * 0.628))}L${Math.round(830 + 1200 * Math.cos(ray * 0.628 + 0.3))} ${Math.round(380 + 1200 * Math.sin(ray * 0.628 + 0.3))}z`,
      '#f8d06c',
    ),
  ) +
  sheet.flood(sheet.linear(dark([0, 0.6], [0.5, 0.05], [1, 0.6]), ACROSS), sheet.dots(DEEP)) +
  rect(0, 270, 470, 18, DEEP) +
  bottle(90, 270, '#6a3a1e', 130) +
  bottle(200, 270, SYRUP, 90) +
  bottle(306, 270, '#b8452f', 150) +
  bottle(410, 270, '#2f6f8a', 100) +
  boy(sheet) +
  sleeve +
  spoon(sheet)
