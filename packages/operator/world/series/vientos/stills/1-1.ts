import { circle, d, ellipse, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { air, COBALT, CREAM, EARTH, NAVY, RED, SUN } from '../palette.ts'

const DEEP = '#6e3420'
const SKIN = '#b9744a'
const FACE = 'M380 330Q390 120 580 110Q770 118 784 320Q790 460 730 560Q660 660 580 660Q490 650 430 560Q380 470 380 330z'

/** A scarf over the mouth; what is left of it flies off to the right. */
const scarf = (sheet: Sheet): string => {
  const wrap = 'M360 430Q580 520 800 420Q830 560 740 660Q800 700 820 760H330Q340 700 420 650Q350 560 360 430z'
  const flying = 'M770 470Q900 380 1010 440Q1130 500 1310 380V520Q1140 620 1010 560Q900 510 760 590z'
  return (
    shape(flying, RED) +
    sheet.shade(flying, '#8a1f14', sheet.linear(dark([0, 0.8], [0.3, 0], [0.6, 0.8], [1, 0]), ACROSS)) +
    line('M800 500Q910 420 1010 480Q1130 540 1310 430', SUN, 13) +
    shape(wrap, RED) +
    sheet.shade(wrap, '#8a1f14', sheet.linear(dark([0, 0], [0.5, 0.2], [1, 0.9]), [0, 0, 1, 0.5])) +
    line('M366 470Q580 560 800 460', SUN, 13) +
    line('M420 540Q560 600 700 560M440 610Q560 650 690 620', '#8a1f14', 7)
  )
}

const eyes =
  line('M436 330Q480 304 530 336M630 334Q680 300 726 326', NAVY, 13) +
  line('M444 338Q484 352 526 340M636 338Q678 350 720 334', DEEP, 7) +
  line('M456 350Q486 362 512 352M648 350Q678 360 706 348', DEEP, 5) +
  line('M420 270Q480 246 540 290M622 288Q680 240 744 266', '#2a1714', 20) +
  line('M404 310l-16 -14M402 330h-18M404 350l-16 12M756 306l16 -14M760 326h18M758 346l16 12', DEEP, 6) +
  line('M560 270l6 30M592 270l-4 30M470 210Q580 180 690 208M500 178Q580 160 660 176', DEEP, 6) +
  line('M576 340Q556 400 552 430', DEEP, 8)

/** Locks that have come loose, each thinner towards its end. */
const hair = times(6, at => {
  const y = 150 + at * 44
  const end = y - 70 + (at % 3) * 60
  return `M740 ${y - 10}C${880 + at * 12} ${y - 100} ${1000 + at * 16} ${y + 110} ${1180 + (at % 3) * 50} ${end}C${1010 + at * 16} ${y + 150} ${890 + at * 10} ${y - 20} 740 ${y + 40}z`
})

/** Face: what it does to whoever looks into it. */
export const still: Still = sheet => {
  const dust = times(70, () => d`M${sheet.random() * 1300} ${sheet.random() * 720}h${30 + sheet.random() * 120}`)
  return (
    sheet.flood(SUN) +
    times(8, at =>
      shape(
        d`M-20 ${at * 100 - 30}Q400 ${at * 90 - 90} 800 ${at * 96}T1300 ${at * 100 - 60}v40Q900 ${at * 96 + 70} 600 ${at * 92 - 10}T-20 ${at * 100 + 30}z`,
        '#e89a34',
        { opacity: 0.6 },
      ),
    ) +
    sheet.flood(sheet.linear(dark([0, 0.2], [0.5, 0], [1, 0.7]), ACROSS), sheet.dots(EARTH)) +
    circle(180, 130, 70, CREAM, { opacity: 0.8 }) +
    shape('M370 350Q330 90 580 70Q830 80 800 340L770 300Q760 160 600 170Q430 170 400 320z', '#2a1714') +
    shape(hair, '#2a1714') +
    ellipse(384, 390, 26, 52, '#a8633c') +
    shape(FACE, SKIN) +
    sheet.clip(
      FACE,
      sheet.shade('M360 100H800V680H360z', DEEP, sheet.linear(dark([0, 0], [0.5, 0.1], [1, 1]), [0, 0.1, 1, 0.3])),
    ) +
    shape('M372 300Q400 150 580 146Q760 152 792 290Q800 90 580 76Q360 90 372 300z', '#2a1714') +
    eyes +
    scarf(sheet) +
    shape('M300 760Q330 690 420 660L470 760zM860 760Q830 700 740 660L700 760z', COBALT) +
    line(dust, CREAM, 4, { opacity: 0.5 }) +
    air(sheet, 0.5)
  )
}
