import { circle, d, ellipse, group, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { BARK, BERRY, CREAM, FOREST, LEAF, NIGHT, SKY, SUN, shade } from '../palette.ts'

const crown = (x: number, y: number, r: number, colour: string): string =>
  circle(x, y, r, colour) +
  circle(x - r * 0.8, y + r * 0.4, r * 0.7, colour) +
  circle(x + r * 0.8, y + r * 0.4, r * 0.7, colour) +
  circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#fff', { opacity: 0.07 })

const forest = ({ random }: Sheet, y: number, colour: string): string =>
  times(11, at => crown(at * 132 - 20, y + Math.round(random() * 60), 74 + Math.round(random() * 36), colour))

const FUR = '#b59b78'

/** She hangs by three, and holds an umbrella of leaf with the fourth. */
const sloth =
  line('M560 250Q548 340 600 400M700 238Q720 340 680 400M800 232Q850 320 800 420', FUR, 46) +
  line('M548 236v30M566 232v30M690 224v30M708 222v30M790 220v26M808 218v26', CREAM, 9) +
  shape('M530 440Q560 370 690 374Q830 380 860 460Q840 560 690 566Q560 560 530 440z', FUR) +
  shape('M580 500Q640 560 760 550Q830 530 850 480Q850 560 690 566Q610 560 580 500z', '#8a7050') +
  line('M600 420l10 40M650 404l6 44M700 400l2 46M750 406l-4 44M800 426l-10 40', '#8a7050', 6) +
  circle(500, 440, 84, FUR) +
  ellipse(486, 448, 62, 56, CREAM) +
  ellipse(456, 438, 26, 15, BARK, { transform: 'rotate(24 456 438)' }) +
  ellipse(520, 440, 26, 15, BARK, { transform: 'rotate(-24 520 440)' }) +
  line('M448 438q10 9 20 2M510 440q10 8 20 0', CREAM, 5) +
  ellipse(486, 466, 17, 12, NIGHT) +
  line('M458 484Q486 504 516 484', NIGHT, 7) +
  line('M430 520Q390 470 400 360', FUR, 40) +
  line('M400 372V200', BARK, 11) +
  shape(
    'M220 250Q260 120 410 110Q570 120 600 240Q560 214 500 236Q450 206 400 234Q340 208 300 238Q256 222 220 250z',
    LEAF,
  ) +
  line('M410 112L400 234M410 112Q320 160 300 236M410 112Q480 160 500 234', FOREST, 6)

const bag = group(
  { transform: 'translate(730 560) rotate(6)' },
  line('M-70 -170Q0 -60 60 0M90 -150Q80 -60 50 0', BERRY, 15),
  shape('M-60 -10H120L134 130Q30 156 -70 130z', BERRY),
  shape('M-60 -10H120L124 40Q30 84 -64 40z', '#8f1f3c'),
  circle(32, 62, 15, SUN),
  shape('M-30 -60L60 -80L72 -10H-20z', CREAM),
  line('M-30 -60L26 -30L60 -80', BARK, 5),
)

/** Outside: the urgent letter, over the trees, in the rain. */
export const still: Still = sheet => {
  const rain = times(120, () => d`M${sheet.random() * 1320} ${sheet.random() * 720}l-16 ${30 + sheet.random() * 40}`)
  return (
    sheet.flood('#4f9f9a') +
    sheet.flood(
      sheet.linear([
        [0, '#2f6f74'],
        [0.6, SKY],
      ]),
    ) +
    times(6, at => ellipse(120 + at * 230, 70 + (at % 2) * 40, 200, 70, '#2a5f66', { opacity: 0.7 })) +
    forest(sheet, 500, '#3f9a6a') +
    forest(sheet, 580, '#2f8556') +
    line('M-20 300Q640 200 1300 170', NIGHT, 11) +
    line('M-20 296Q640 196 1300 166', '#6fae9a', 4) +
    sloth +
    bag +
    line(rain, CREAM, 4, { opacity: 0.55 }) +
    forest(sheet, 690, FOREST) +
    sheet.flood(sheet.linear(dark([0, 0.3], [0.5, 0], [1, 0.5])), sheet.dots(NIGHT)) +
    shade(sheet, 0.55)
  )
}
