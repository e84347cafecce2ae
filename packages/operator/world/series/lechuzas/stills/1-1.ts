import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { line, type Sheet } from '../../../draw/sheet.ts'
import { corners, DEEP, LAMP, LINEN, MINT, NIGHT, SKIN, TEAL } from '../palette.ts'

const bed = (x: number, y: number, size: number): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    line('M-110 -90V60M110 -20V60M-110 -70H-70M110 0H90', '#4b6a66', 10),
    shape('M-110 -24H110V18H-110z', LINEN),
    shape('M-40 -40Q40 -76 112 -30V18H-40z', '#8fb5a8'),
    shape('M-112 -52H-50V-22H-112z', '#fff'),
    circle(-74, -52, 20, SKIN),
    shape('M-94 -56Q-86 -80 -62 -74Q-74 -62 -94 -56z', DEEP),
  )

const beam = (sheet: Sheet, fromX: number, fromY: number, toX: number, toY: number, wide: number): string => {
  const light = sheet.linear(
    [
      [0, LAMP, 0.75],
      [1, LAMP, 0.04],
    ],
    toX > fromX ? [0, 0, 1, 0] : [1, 0, 0, 0],
  )
  return (
    shape(`M${fromX} ${fromY - 8}L${toX} ${toY - wide}V${toY + wide}L${fromX} ${fromY + 8}z`, light) +
    circle(fromX, fromY, 15, '#fff4d8')
  )
}

/** A nurse who goes from bed to bed; the light is in her hand. */
const nurse = (x: number, turn: 1 | -1): string =>
  group(
    { transform: `translate(${x} 420) scale(${turn} 1)` },
    shape('M-58 330Q-64 60 -30 20H30Q64 60 58 330z', DEEP),
    line('M30 70L92 88', DEEP, 30),
    circle(0, -16, 36, DEEP),
    shape('M-34 -30Q0 -66 34 -30L30 -54H-30z', MINT),
  )

/** Depth: the light is cut, and torches go from bed to bed. */
export const still: Still = sheet =>
  sheet.flood(NIGHT) +
  shape('M0 720L420 380H860L1280 720z', '#123635') +
  rect(420, 150, 440, 230, '#0f302f') +
  times(
    3,
    window =>
      rect(462 + window * 130, 186, 96, 120, '#17433f') +
      line(`M${510 + window * 130} 186V306M${462 + window * 130} 246H${558 + window * 130}`, DEEP, 6),
  ) +
  times(
    3,
    row =>
      bed(330 - row * 10 + row * 70, 660 - row * 110, 1.5 - row * 0.42) +
      bed(980 - row * 80, 650 - row * 108, 1.42 - row * 0.4),
  ) +
  beam(sheet, 498, 508, 90, 600, 110) +
  beam(sheet, 868, 508, 1250, 520, 130) +
  ellipse(240, 590, 170, 90, LAMP, { opacity: 0.28, ...sheet.blur(24) }) +
  ellipse(1050, 520, 180, 96, LAMP, { opacity: 0.28, ...sheet.blur(24) }) +
  nurse(776, 1) +
  nurse(590, -1) +
  line('M0 90L420 150M1280 60L860 150', TEAL, 5) +
  corners(sheet, 0.95)
