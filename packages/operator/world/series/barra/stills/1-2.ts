import { circle, d, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { write } from '../../../draw/lettering.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CREAM, FOG, LAMP, NAVY, NIGHT, night, RED, WINE } from '../palette.ts'

const STEM = 'M-20 -20H760Q800 340 720 760H-20z'

const marks = ['9', '8', '7', '6'].map(
  (mark, at) =>
    write([mark], {
      x: 560 - at * 8,
      y: 20 + at * 150,
      align: 'centre',
      heights: [92],
      stretch: 0.9,
      pen: { thickness: 20 },
      ends: 'butt',
      fill: CREAM,
    }).markup + line(`M${636 - at * 6} ${112 + at * 150}h70M${636 - at * 6} ${66 + at * 150}h38`, CREAM, 9),
)

const rivets = times(60, at => {
  const [row, place] = [Math.floor(at / 20), at % 20]
  return circle(60 + row * 190, 20 + place * 36, 6, at % 7 === 0 ? '#2c4a5c' : '#0c2233')
})

/** The sea stands at a number it should not. */
const sea = ({ random }: Sheet): string =>
  shape('M-20 520Q120 496 260 520T540 516T740 520Q860 470 980 520T1300 510V760H-20z', '#0b2a3a') +
  line('M-20 520Q120 496 260 520T540 516T740 520Q860 470 980 520T1300 510', FOG, 10) +
  times(24, () => {
    const [x, y] = [random() * 1280, 550 + random() * 160]
    return line(d`M${x} ${y}q40 -14 80 0t80 0`, '#3f7f8c', 4, { opacity: 0.7 })
  }) +
  shape('M700 560Q720 600 690 740H420Q560 650 560 550z', WINE, { opacity: 0.55 })

const glove = group(
  { transform: 'translate(1100 330) rotate(10)' },
  shape('M40 -60L240 -120V150L60 90z', '#f08a2c'),
  line('M70 -70L86 96', CREAM, 12),
  shape('M-190 -56L30 -40V44L-190 66z', '#2a2f36'),
  line('M-150 -40V46M-20 -36V40', '#5b646c', 8),
  shape('M-214 -74H-180V82H-214z', '#11161b'),
  line('M-90 -44Q-70 0 -90 50M-46 -44Q-26 0 -46 50M0 -44Q20 0 0 50M44 -44Q62 0 44 48', '#c98a5c', 34),
  line('M-96 -46Q-40 -70 40 -50', '#b0734a', 30),
)

/** Insert: a torch on the draught marks. */
export const still: Still = sheet =>
  sheet.flood(NIGHT) +
  shape(STEM, NAVY) +
  shape('M-20 440H772Q762 620 720 760H-20z', RED) +
  rivets +
  line('M100 -20V740M290 -20V740M480 -20V740M-20 180H780', '#0c2233', 4) +
  sheet.shade(STEM, NIGHT, sheet.linear(dark([0, 1], [0.55, 0.3], [1, 0.7]), [0, 0, 1, 0])) +
  marks.join('') +
  circle(600, 330, 290, LAMP, { opacity: 0.2, ...sheet.blur(14) }) +
  shape('M880 250L560 30Q420 330 560 640L886 400z', LAMP, { opacity: 0.3 }) +
  sea(sheet) +
  glove +
  rect(0, 0, 1280, 720, sheet.linear(dark([0, 0.5], [0.4, 0], [1, 0.5])), sheet.dots(NIGHT)) +
  night(sheet, 0.85, 0.48, 0.5)
