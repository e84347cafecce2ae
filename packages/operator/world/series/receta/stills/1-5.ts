import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CHILI, CLOTH, heat, INK, PISTACHIO, SKIN, STEEL, WINE, YOLK } from '../palette.ts'

const tiles = (sheet: Sheet): string =>
  rect(0, 0, 1280, 720, sheet.pattern(92, 92, rect(0, 0, 92, 92, '#c4d4d2') + rect(2, 2, 87, 87, '#dfe9e4')))

/** Seen from above: knees drawn up, arms around them, breath before the mouth. */
const cook = (side: 1 | -1, apron: string, hair: string, skin: string): string =>
  group(
    { transform: `translate(${640 + side * 92} 370) scale(${side} 1)` },
    ellipse(90, 30, 210, 120, '#5f7f80', { opacity: 0.35 }),
    line('M40 -44Q130 -84 206 -50L276 -60M40 44Q130 84 206 50L276 60', '#2f2a38', 46),
    ellipse(296, -62, 34, 22, INK),
    ellipse(296, 62, 34, 22, INK),
    shape('M-70 -96Q-20 -130 40 -90L120 -60V60L40 90Q-20 130 -70 96z', CLOTH),
    shape('M20 -84L120 -56V56L20 84z', apron),
    line('M0 -92Q80 -126 150 -30M0 92Q80 126 150 30', CLOTH, 40),
    circle(152, -22, 23, skin),
    circle(154, 22, 23, skin),
    circle(-6, 0, 70, hair),
    shape('M40 -48Q84 0 40 48Q62 0 40 -48z', skin),
    shape('M62 -14L92 0L62 14z', skin),
  )

const ham = group(
  { transform: 'translate(640 130) rotate(14)' },
  ellipse(10, 22, 120, 70, INK, { opacity: 0.3 }),
  shape('M-130 0Q-100 -84 20 -70Q90 -60 150 -14L210 -10V14L150 18Q90 66 20 74Q-100 84 -130 0z', '#a8432f'),
  shape('M-130 0Q-120 -50 -70 -62Q-30 0 -70 62Q-120 50 -130 0z', '#f0b9a4'),
  circle(-88, 0, 17, CLOTH),
  line('M-20 -56Q10 0 -20 58M40 -54Q64 0 40 56', '#6d2018', 6),
)

const shelf = (y: number): string =>
  rect(-20, y, 1320, 120, '#7f9494') +
  times(9, at => line(`M${at * 160} ${y}V${y + 120}`, '#5f7474', 5)) +
  times(8, at => {
    const x = 80 + at * 160
    const colour = [CHILI, YOLK, PISTACHIO, WINE][at % 4] ?? CHILI
    return (
      rect(x - 58, y + 16, 116, 88, '#4f3a30', { rx: 6 }) +
      times(6, each => circle(x - 36 + (each % 3) * 36, y + 42 + Math.floor(each / 3) * 36, 17, colour))
    )
  })

/** From above: rivals, back to back. */
export const still: Still = sheet =>
  tiles(sheet) +
  shelf(-46) +
  shelf(646) +
  sheet.flood(sheet.linear(dark([0, 0.7], [0.4, 0.1], [1, 0.6]), ACROSS), sheet.dots('#86a8aa')) +
  ham +
  rect(1232, 210, 60, 300, STEEL) +
  rect(1206, 330, 44, 70, '#3f5354', { rx: 10 }) +
  cook(-1, PISTACHIO, INK, SKIN) +
  cook(1, CHILI, '#d8a24a', '#e8b894') +
  ellipse(340, 370, 60, 34, '#fff', { opacity: 0.75, ...sheet.blur(10) }) +
  ellipse(944, 372, 54, 30, '#fff', { opacity: 0.75, ...sheet.blur(10) }) +
  heat(sheet, 0.55)
