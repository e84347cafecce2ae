import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CHILI, CLOTH, heat, INK, MAUVE, PISTACHIO, SKIN, WINE, YOLK } from '../palette.ts'

const GLASS = 'M190 90H1090Q1120 90 1120 120V500Q1120 530 1090 530H190Q160 530 160 500V120Q160 90 190 90z'
const FACE = 'M500 300Q506 130 640 126Q776 130 780 300Q776 440 640 486Q506 440 500 300z'

const cook = (sheet: Sheet): string =>
  rect(160, 90, 960, 440, '#a9c3a4') +
  line('M240 90V300M420 90V260M900 90V280M1050 90V320', '#c9dcc0', 60) +
  circle(250, 190, 60, CLOTH) +
  circle(1010, 180, 70, CLOTH) +
  shape('M330 560Q360 440 500 420H780Q920 440 950 560z', CLOTH) +
  shape('M560 430H720L700 560H580z', PISTACHIO) +
  shape('M596 400H684V470Q640 500 596 470z', '#8a4f32') +
  shape('M474 330Q450 90 640 90Q830 90 806 330Q820 420 770 450Q640 300 510 450Q460 420 474 330z', INK) +
  shape(FACE, SKIN) +
  sheet.clip(
    FACE,
    sheet.shade('M480 110H800V500H480z', '#5c2a20', sheet.linear(dark([0, 1], [0.5, 0.1], [1, 0]))),
    shape('M480 400Q640 330 800 400V500H480z', YOLK, { opacity: 0.5 }),
  ) +
  shape('M494 250Q560 150 640 160Q720 150 786 250Q790 120 640 118Q490 120 494 250z', INK) +
  shape('M540 300Q572 270 608 298Q574 322 540 300zM672 298Q708 270 740 300Q706 322 672 298z', CLOTH) +
  circle(576, 301, 15, INK) +
  circle(704, 301, 15, INK) +
  circle(578, 307, 5, YOLK) +
  circle(706, 307, 5, YOLK) +
  line('M534 302Q572 260 614 298M666 298Q708 260 746 302', INK, 9) +
  line('M530 256Q566 232 612 250M668 250Q714 232 750 256', INK, 13) +
  line('M634 320L622 374Q640 386 658 374', '#7a3a26', 6) +
  shape('M590 416Q640 396 690 416Q640 446 590 416z', '#8a2a2a') +
  line('M590 416Q640 424 690 416', INK, 5)

const CAKE = 'M420 600Q410 470 470 452Q500 400 560 426Q600 380 660 412Q730 384 760 434Q840 430 850 490Q872 540 860 600z'

const cake = (sheet: Sheet): string =>
  ellipse(640, 606, 270, 28, INK, { opacity: 0.6 }) +
  shape(CAKE, '#e6a04a') +
  sheet.shade(CAKE, '#7a3414', sheet.linear(dark([0, 0], [0.4, 0.15], [1, 1]))) +
  line('M500 470Q560 436 600 460M660 440Q720 424 756 460M590 506Q640 480 700 508', '#fbd48a', 10) +
  shape('M396 560H884L850 664H430z', WINE) +
  times(12, at => line(`M${420 + at * 40} 570L${440 + at * 36} 654`, '#5a1228', 6)) +
  line('M396 562H884', MAUVE, 10)

/** The strange one: she watches it rise, and we watch her. */
export const still: Still = sheet =>
  sheet.flood('#2a0a0a') +
  sheet.clip(GLASS, cook(sheet)) +
  shape(GLASS, YOLK, { opacity: 0.12 }) +
  line(GLASS, INK, 34) +
  line(GLASS, '#5a3a34', 8) +
  shape('M240 90H400L240 530H160V300z', '#fff', { opacity: 0.16 }) +
  shape('M0 0L170 100V520L0 720zM1280 0L1110 100V520L1280 720z', '#3a1210') +
  shape('M0 720L170 520H1110L1280 720z', '#4a1812') +
  line('M40 110V560M86 130V530M1240 110V560M1194 130V530', '#7a2a1c', 8) +
  line('M0 40H1280M0 66H1280', CHILI, 13) +
  line('M0 40H1280M0 66H1280', '#ffb070', 4) +
  times(14, at => line(`M${60 + at * 90} 720L${240 + at * 62} 610`, '#8a7a72', 7)) +
  line('M190 612H1090', '#8a7a72', 9) +
  cake(sheet) +
  group(
    {},
    circle(
      640,
      60,
      420,
      sheet.radial([
        [0, '#ff9a50', 0.5],
        [1, CHILI, 0],
      ]),
    ),
  ) +
  heat(sheet, 0.8)
