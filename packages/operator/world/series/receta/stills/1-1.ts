import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CHILI, CLOTH, heat, INK, PISTACHIO, STEEL, WINE, YOLK } from '../palette.ts'

/** A stove, a flame and whoever stands behind it, in a row that runs to the middle. */
const station = (side: 1 | -1, far: number): string => {
  const size = 1.5 / (1 + far * 0.62)
  const [x, y] = [640 + side * 560 * size * 0.62, 330 + 250 * size]
  return group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${size.toFixed(3)})` },
    shape('M-44 -70Q-50 -150 0 -156Q50 -150 44 -70z', CLOTH),
    shape(side === 1 ? 'M0 -156Q50 -150 44 -70H10z' : 'M0 -156Q-50 -150 -44 -70H-10z', '#d9b9a8'),
    circle(0, -180, 27, side === 1 ? '#8f5436' : '#c98a5c'),
    line('M-14 -182h8M6 -182h8M-6 -166h12', INK, 4),
    shape('M-24 -196L-30 -236Q-34 -256 -14 -254Q0 -268 16 -254Q36 -256 30 -236L24 -196z', CLOTH),
    rect(-110, -74, 220, 150, '#5b2034'),
    rect(-118, -82, 236, 18, STEEL),
    line('M-90 -30H90', INK, 5),
    ellipse(-40, -92, 42, 12, INK),
    shape('M-78 -94H-2L-10 -124H-70z', '#3a1422'),
    shape('M40 -84Q20 -120 44 -150Q48 -126 60 -128Q72 -104 60 -84z', YOLK),
    shape('M46 -84Q38 -104 48 -118Q60 -100 56 -84z', CHILI),
  )
}

const lamps = times(5, at => {
  const x = 120 + at * 260
  return (
    line(`M${x} -20V50`, INK, 10) +
    shape(`M${x - 44} 50H${x + 44}L${x + 30} 92H${x - 30}z`, INK) +
    ellipse(x, 92, 30, 7, '#fff6d8')
  )
})

const beams = (sheet: Sheet): string => {
  const light = sheet.linear([
    [0, '#ffe9b0', 0.42],
    [1, '#ffe9b0', 0],
  ])
  return times(5, at =>
    shape(`M${90 + at * 260} 92H${150 + at * 260}L${310 + at * 220} 660H${-230 + at * 300}z`, light),
  )
}

/** The door to the sinks, and her in it, the ninth. */
const door =
  rect(570, 190, 140, 190, '#fff2c9') +
  shape('M606 380Q602 300 640 296Q678 300 674 380z', PISTACHIO) +
  circle(640, 270, 28, '#b8754d') +
  line('M630 270v4M650 270v4M634 284h12', INK, 4) +
  shape('M608 284Q600 236 640 236Q680 236 672 284Q672 256 640 254Q608 256 608 284z', INK) +
  shape('M570 380H710L900 720H380z', '#fff2c9', { opacity: 0.22 })

/** Depth: eight flames, and in the door the ninth apron. */
export const still: Still = sheet =>
  sheet.flood('#3d0d20') +
  shape('M0 720L480 380H800L1280 720z', '#5c1a30') +
  shape('M0 0L480 150V380L0 720zM1280 0L800 150V380L1280 720z', '#4a1226') +
  rect(480, 150, 320, 230, WINE) +
  door +
  [3, 2, 1, 0].map(far => station(-1, far) + station(1, far)).join('') +
  beams(sheet) +
  lamps +
  shape(
    'M0 720V650Q60 600 120 650Q190 596 250 656Q320 606 380 664Q450 616 510 672Q580 630 640 676Q700 630 770 672Q830 616 900 664Q960 606 1030 656Q1090 596 1160 650Q1220 600 1280 650V720z',
    INK,
  ) +
  rect(0, 0, 1280, 720, sheet.linear(dark([0, 0.5], [0.4, 0], [1, 0.6])), sheet.dots(INK)) +
  heat(sheet, 0.8)
