import { circle, d, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const WALL = '#7c1f2e'
const WINE = '#3c0c1a'
const GOLD = '#dca63e'
const BRONZE = '#7d4f17'
const CANVAS = '#f3e6c6'
const EMERALD = '#1fa088'
const INK = '#1c0a12'

const FLOOR = 650

/** A gilded moulding around a hole of this size. */
const frame = (sheet: Sheet, x: number, y: number, width: number, height: number, inside: string): string => {
  const outer = `M${x - 40} ${y - 40}H${x + width + 40}V${y + height + 40}H${x - 40}z`
  return (
    sheet.shade(outer, INK, '#000', { opacity: 0.7, transform: 'translate(-16 20)' }) +
    shape(outer, GOLD) +
    sheet.shade(outer, BRONZE, sheet.linear(dark([0, 0], [0.5, 0.2], [1, 0.85]), [0, 0, 1, 1])) +
    line(`M${x - 30} ${y - 30}H${x + width + 30}V${y + height + 30}H${x - 30}z`, BRONZE, 3) +
    line(`M${x - 20} ${y - 20}H${x + width + 20}V${y + height + 20}H${x - 20}z`, '#f7d98a', 8, {
      'stroke-dasharray': '2 13',
    }) +
    rect(x - 8, y - 8, width + 16, height + 16, BRONZE) +
    sheet.clip(`M${x} ${y}h${width}v${height}h${-width}z`, inside)
  )
}

const LADY =
  'M300 244Q330 240 334 268Q346 288 330 312Q324 328 314 332L318 352Q356 360 362 394L384 452Q388 468 372 472L352 438L344 462Q420 530 440 640H168Q182 530 262 462L254 430L226 462Q212 470 208 456L238 394Q246 360 288 352L290 334Q270 322 268 296Q264 250 300 244z'

const HAIR =
  'M270 296Q256 250 282 234Q270 206 300 200Q330 196 330 224Q352 240 336 292Q320 268 300 268Q280 270 270 296zM322 216Q336 172 384 176Q366 188 370 200Q352 204 330 230z'

/** What is left of her: the park behind her, and bare canvas. */
const scene = (sheet: Sheet): string =>
  rect(150, 120, 320, 520, '#31606b') +
  sheet.shade('M150 120h320v520h-320z', '#12313f', sheet.linear(dark([0, 0.95], [0.5, 0.3], [1, 0.1]))) +
  circle(398, 272, 26, '#f0d795') +
  shape('M150 470Q240 410 330 450T480 420V640H150z', '#1d4a3c') +
  shape('M150 540Q260 500 340 530T480 500V640H150z', '#143429') +
  shape('M178 470Q150 400 186 330Q214 270 224 352Q236 420 206 474V520H190z', '#0f2a24') +
  shape('M420 470Q396 400 426 350Q452 320 458 390Q462 440 436 480V520H424z', '#0f2a24') +
  shape(LADY, CANVAS) +
  sheet.shade(LADY, '#b79a6a', sheet.linear(dark([0, 0.1], [0.4, 0], [1, 0.6]), [1, 0, 0, 1])) +
  line(LADY, '#8e7446', 2.5, { 'stroke-dasharray': '7 5' }) +
  shape(HAIR, CANVAS)

/** He has seen where she went. */
const admiral = (sheet: Sheet, gaze: number): string =>
  rect(-140, 250, 220, 300, '#3d3a2c') +
  shape('M-120 560Q-110 452 -40 436Q30 452 44 560z', '#22304a') +
  circle(-66, 480, 8, GOLD) +
  circle(-18, 480, 8, GOLD) +
  ellipse(-36, 370, 46, 62, '#d9a684') +
  shape('M-84 384Q-78 450 -36 462Q6 450 12 384Q-4 408 -36 402Q-68 408 -84 384z', '#e9e1d2') +
  shape('M-96 338Q-84 286 -36 284Q12 286 24 338Q-36 318 -96 338z', INK) +
  ellipse(-52, 364, 12, 9, '#fff') +
  ellipse(-16, 364, 12, 9, '#fff') +
  circle(-47 + gaze, 367, 5.5, INK) +
  circle(-11 + gaze, 367, 5.5, INK) +
  line('M-66 348L-42 352M-28 352L-4 346', '#e9e1d2', 7) +
  sheet.shade('M-140 250h220v300h-220z', INK, sheet.linear(dark([0, 0.8], [1, 0.2]), ACROSS))

const nun = (sheet: Sheet, gaze: number): string =>
  rect(520, 270, 220, 280, '#4c4660') +
  shape('M540 570Q540 400 634 326Q728 400 730 570z', INK) +
  ellipse(634, 416, 54, 66, CANVAS) +
  ellipse(634, 418, 38, 50, '#e2b795') +
  shape('M590 470Q634 510 680 470L690 560H580z', CANVAS) +
  ellipse(620, 412, 9, 7, '#fff') +
  ellipse(650, 412, 9, 7, '#fff') +
  circle(615 - gaze, 414, 5, INK) +
  circle(645 - gaze, 414, 5, INK) +
  ellipse(632, 446, 7, 9, '#8c3b3b') +
  sheet.shade('M520 270h220v280h-220z', INK, sheet.linear(dark([0, 0.1], [1, 0.8]), ACROSS))

const SOLE =
  'M-26 -34Q-34 -66 -4 -70Q30 -72 30 -34Q30 -10 20 10Q12 34 20 56Q22 84 0 86Q-22 84 -22 56Q-16 30 -22 10Q-26 -10 -26 -34z'
const TOES = [
  [-22, -86, 13],
  [-2, -94, 10],
  [15, -92, 9],
  [29, -84, 8],
  [39, -72, 7],
] as const

const PRINTS = [
  [278, 676, 0.32, 1],
  [330, 696, 0.4, -1],
  [262, 724, 0.5, 1],
  [350, 764, 0.62, -1],
  [236, 812, 0.84, 1],
] as const

/** Wet paint, toes towards us. */
const print = (sheet: Sheet, glossy: string, [x, y, size, side]: (typeof PRINTS)[number]): string => {
  const shine = 2 * sway(sheet, 1, size)
  return group(
    { transform: `translate(${x} ${y}) scale(${size * side} ${size * -0.62}) rotate(-8)` },
    shape(SOLE, INK, { opacity: 0.55, transform: 'translate(5 -9)' }),
    TOES.map(([dx, dy, radius]) => circle(dx, dy, radius, EMERALD)).join(''),
    shape(SOLE, EMERALD),
    sheet.shade(SOLE, '#0b5a52', glossy),
    line(d`M${-16 + shine} -36Q-18 -56 -2 -60M-12 44Q-12 64 -2 72`, '#b9f5e2', 6),
  )
}

const parquet = (sheet: Sheet): string => {
  const floor = `M-700 ${FLOOR}H1300V1000H-700z`
  const rays = times(23, at => `M${300 + (at - 11) * 62} ${FLOOR}L${300 + (at - 11) * 210} 960`)
  const rows = [690, 722, 764, 818, 884].map(y => `M-700 ${y}H1300`).join('')
  return (
    shape(floor, '#5c2a1c') +
    line(rays + rows, INK, 3, { opacity: 0.5 }) +
    sheet.shade(floor, INK, sheet.linear(dark([0, 0.85], [0.3, 0.2], [1, 0.6]))) +
    rect(-700, FLOOR - 30, 2000, 30, WINE) +
    line(`M-700 ${FLOOR - 30}H1300`, GOLD, 3)
  )
}

/** She came down over the frame, and the frame is still dripping. */
const drips =
  line('M256 584V640M276 584V606M306 584V660M330 584V616M348 584V630', EMERALD, 10) +
  line('M246 580Q300 592 356 580', EMERALD, 20) +
  line('M256 596V628M306 600V640', '#b9f5e2', 3)

const gallery = (sheet: Sheet): string => {
  const gaze = 2 * sway(sheet)
  const glossy = sheet.linear(dark([0, 0], [0.4, 0.1], [1, 0.9]), [0, 0, 1, 0.3])
  return (
    parquet(sheet) +
    frame(sheet, -100, 262, 174, 270, group({ transform: 'translate(52 0)' }, admiral(sheet, gaze))) +
    frame(sheet, 526, 262, 174, 270, group({ transform: 'translate(-50 -14)' }, nun(sheet, gaze))) +
    circle(
      300,
      430,
      420,
      sheet.radial([
        [0, '#ffe9a8', 0.42],
        [0.5, '#ffe9a8', 0.16],
        [1, '#ffe9a8', 0],
      ]),
    ) +
    frame(sheet, 186, 200, 228, 374, group({ transform: 'translate(36 40) scale(.88)' }, scene(sheet))) +
    drips +
    PRINTS.map(place => print(sheet, glossy, place)).join('')
  )
}

export const art: KeyArt = {
  dusk: '#21060e',
  light: '#f7d98a',
  draw: sheet => {
    const damask = sheet.pattern(
      60,
      84,
      shape('M30 6Q44 22 30 40Q16 22 30 6zM0 48Q14 64 0 82M60 48Q46 64 60 82M30 44V60M22 58Q30 66 38 58', WINE, {
        opacity: 0.5,
      }),
    )
    return (
      sheet.flood(WALL) +
      sheet.flood(damask) +
      group({ transform: sheet.either('translate(0 0)', 'translate(624 -140) scale(.98)') }, gallery(sheet)) +
      sheet.flood(
        sheet.radial(dark([0, 0], [0.5, 0], [1, 0.95]), [sheet.either(0.5, 0.72), 0.55, 0.66]),
        sheet.dots(INK),
      )
    )
  },
  title: (colour = '#f7d98a') =>
    write(['Óleo fresco'], {
      x: 42,
      y: 66,
      heights: [64],
      fit: 516,
      gap: 0.1,
      pen: { thickness: 6, contrast: 2 },
      serif: 0.08,
      fill: colour,
    }),
}
