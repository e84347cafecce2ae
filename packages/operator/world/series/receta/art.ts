import { circle, group, rect, shape } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'
import { CHILI, CLOTH, INK, MAUVE, PISTACHIO, SKIN, WINE, YOLK } from './palette.ts'

type Finger = readonly [x: number, top: number, width: number]

/** Four folded fingers are the pleats of the hat. */
const FINGERS: ReadonlyArray<Finger> = [
  [88, 168, 112],
  [196, 116, 114],
  [306, 124, 112],
  [412, 184, 98],
]

const finger = (sheet: Sheet, [x, top, width]: Finger): string => {
  const [right, middle] = [x + width, x + width / 2]
  const outline = `M${x} 380V${top + 60}Q${x} ${top} ${middle} ${top}Q${right} ${top} ${right} ${top + 60}V380Q${right} 424 ${middle} 424Q${x} 424 ${x} 380z`
  return (
    shape(outline, CLOTH) +
    sheet.shade(outline, MAUVE, sheet.linear(dark([0, 0.35], [0.3, 0], [0.62, 0.1], [1, 1]), ACROSS)) +
    line(`M${x + 16} ${top + 116}Q${middle} ${top + 130} ${right - 18} ${top + 112}`, MAUVE, 6) +
    line(`M${middle} 424Q${right} 424 ${right} 380V${top + 60}`, WINE, 6)
  )
}

const PALM = 'M88 360H510V420Q500 500 430 540H174Q96 500 88 400z'
const THUMB = 'M84 400Q60 330 110 316Q160 308 190 350L380 366Q424 374 420 416Q412 452 372 450L190 462Q120 470 84 400z'

const fist = (sheet: Sheet): string =>
  shape(PALM, CLOTH) +
  sheet.shade(PALM, MAUVE, sheet.linear(dark([0, 0.3], [0.3, 0], [1, 1]), ACROSS)) +
  sheet.shade(PALM, '#8a4a60', sheet.linear(dark([0, 0.9], [0.35, 0.2], [1, 0.8]))) +
  FINGERS.map(each => finger(sheet, each)).join('') +
  shape(THUMB, CLOTH) +
  sheet.shade(THUMB, MAUVE, sheet.linear(dark([0, 0], [0.5, 0.1], [1, 1]))) +
  line('M380 366Q424 374 420 416Q412 452 372 450L190 462', WINE, 6) +
  line('M352 392Q384 394 388 414', MAUVE, 5) +
  line('M250 360Q256 380 250 398', MAUVE, 5)

/** What nobody is to read, folded small. */
const paper = (sheet: Sheet): string =>
  group(
    { transform: `rotate(${(9 + 2 * sway(sheet)).toFixed(2)} 340 200)` },
    shape('M262 36L408 14L428 250H280z', YOLK),
    shape('M408 14L428 250L372 250L360 22z', '#d18f22'),
    line('M282 66q12 -14 22 -2t24 -4t22 -4M286 96q14 -12 24 -2t18 -4t24 -2M288 126q12 -12 22 -2t26 -4', INK, 5),
    circle(392, 84, 17, 'none', { stroke: CHILI, 'stroke-width': 5, opacity: 0.8 }),
  )

const BAND = 'M150 520Q300 548 450 520L456 640Q300 668 144 640z'

const head = (sheet: Sheet): string =>
  shape('M120 640Q60 700 84 960H516Q540 700 480 640z', INK) +
  shape('M150 630Q138 760 190 960H410Q462 760 450 630z', SKIN) +
  sheet.shade(
    'M150 630Q138 760 190 960H410Q462 760 450 630z',
    '#5c2a20',
    sheet.linear(dark([0, 0.25], [0.4, 0], [1, 1]), ACROSS),
  ) +
  sheet.shade('M150 630H450V760H140z', '#5c2a20', sheet.linear(dark([0, 1], [0.6, 0.1], [1, 0]))) +
  shape('M180 736Q218 706 262 734Q222 762 180 736zM338 734Q382 706 420 736Q378 762 338 734z', CLOTH) +
  circle(232, 731, 16, INK) +
  circle(388, 731, 16, INK) +
  line('M174 738Q218 698 266 734M334 734Q382 698 426 738', INK, 9) +
  line('M168 690Q214 668 270 698M330 698Q386 668 432 690', INK, 15) +
  shape(BAND, CLOTH) +
  sheet.shade(BAND, MAUVE, sheet.linear(dark([0, 0.3], [0.3, 0], [0.6, 0.2], [1, 1]), ACROSS)) +
  line('M150 526Q300 554 450 526', WINE, 6) +
  line('M146 628Q300 656 454 628', PISTACHIO, 12)

const whole = (sheet: Sheet): string => head(sheet) + paper(sheet) + fist(sheet)

export const art: KeyArt = {
  dusk: '#2c0716',
  light: YOLK,
  draw: sheet =>
    sheet.flood(WINE) +
    sheet.flood(sheet.radial(dark([0, 0], [0.5, 0.1], [1, 0.85]), [0.55, 0.35, 0.8]), sheet.dots('#3d0a1e')) +
    group({ transform: sheet.either('translate(40 22) scale(.87)', 'translate(660 -40) scale(.96)') }, whole(sheet)) +
    sheet.either(
      rect(
        0,
        676,
        600,
        224,
        sheet.linear([
          [0, '#2c0716', 0],
          [0.5, '#2c0716', 0.96],
          [1, '#2c0716'],
        ]),
      ),
      '',
    ),
  title: (colour = CLOTH) =>
    write(['La receta', 'ajena'], {
      x: 300,
      y: 778,
      align: 'centre',
      heights: [30, 44],
      leading: 1.4,
      extra: 8,
      gap: 0.2,
      stretch: 1.2,
      pen: { thickness: 7, contrast: 1.5, angle: -10 },
      fill: colour,
    }),
}
