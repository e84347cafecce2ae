import { circle, d, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const RED = '#951a12'
const GLOW = '#e8402a'
const PINK = '#f6a48c'
const PALE = '#fbd9c8'
const INK = '#1b0505'
const DEEP = '#4c0a09'

/** The tray, seen from above and a little askew. */
const TRAY = 'M40 210H560Q584 210 584 234V770Q584 794 560 794H40Q16 794 16 770V234Q16 210 40 210z'
const BATH = 'M56 246H544V758H56z'
const PAPER = 'M104 282L500 268L512 726L92 716z'

const FACE = 'M196 470Q190 356 300 348Q410 352 408 470Q406 560 366 606Q334 640 302 640Q268 640 236 606Q200 560 196 470z'
const FRINGE =
  'M190 480Q182 350 300 330Q418 350 414 480Q408 416 374 390Q332 376 304 344Q278 382 234 392Q202 414 190 480z'

const eye = (x: number, y: number): string =>
  shape(d`M${x - 44} ${y + 6}Q${x - 6} ${y - 38} ${x + 44} ${y + 2}Q${x} ${y + 32} ${x - 44} ${y + 6}z`, '#fff1e6') +
  circle(x + 3, y - 1, 22, INK) +
  circle(x + 11, y - 9, 6, PALE) +
  line(d`M${x - 48} ${y + 8}Q${x - 6} ${y - 44} ${x + 48} ${y + 2}`, INK, 9)

/** She comes up out of the white, the eyes first; a corner is still to come. */
const child = (sheet: Sheet): string =>
  sheet.mask(
    circle(
      270,
      470,
      330,
      sheet.radial([
        [0, '#fff'],
        [0.72, '#fff'],
        [1, '#000'],
      ]),
    ),
    group(
      { transform: 'translate(304 500) rotate(4) scale(1.5) translate(-304 -500)' },
      rect(100, 330, 410, 330, '#2a0606'),
      shape('M226 590L380 590L420 700H180z', '#d9806c'),
      shape(FACE, PINK),
      sheet.shade(FACE, DEEP, sheet.linear(dark([0, 0.98], [0.45, 0.35], [0.7, 0], [1, 0.45]), ACROSS)),
      line('M206 448Q238 416 284 424M324 424Q368 414 398 448', INK, 8),
      eye(246, 484),
      eye(360, 484),
      line('M306 490Q302 530 290 548Q304 560 322 550', DEEP, 5),
      line('M270 590Q304 578 338 592', DEEP, 7),
      shape(FRINGE, '#2a0606'),
      shape('M214 396L172 372L180 424zM214 396L252 366L256 414z', GLOW),
      circle(214, 396, 10, DEEP),
      line(
        'M292 352Q262 376 222 396M316 356Q346 380 384 390M176 420Q166 500 178 590M430 430Q440 500 430 590',
        PINK,
        2.5,
        { opacity: 0.5 },
      ),
    ),
  )

const ripples = (sheet: Sheet): string =>
  times(5, ring => {
    const reach = 30 + ring * 58
    return ellipse(318, 586, reach * 1.16 + 5 * sway(sheet, 2, ring / 5), reach * 0.72, 'none', {
      stroke: PALE,
      'stroke-width': 6 - ring,
      opacity: 0.85 - ring * 0.14,
      'stroke-dasharray': `${90 + ring * 40} 26 ${40 + ring * 22} 34`,
    })
  })

const TONGS_NEAR = 'M414 634L760 900'
const TONGS_FAR = 'M432 616L790 840'

const NEAR = { transform: 'translate(-84 -66)' }
const THUMB = 'M610 760Q590 730 616 712Q652 720 690 770Q704 800 680 816Q646 806 610 760z'
const FIST =
  'M596 742Q560 716 580 684Q606 664 640 690Q620 650 650 632Q684 630 712 668Q712 640 744 640Q780 650 800 700L900 860L760 960L640 860Q580 810 596 742z'

const hand = (sheet: Sheet): string =>
  line(TONGS_FAR, '#2c0a09', 18) +
  line(TONGS_FAR, PINK, 7) +
  shape(FIST, '#c4402c', NEAR) +
  sheet.shade(FIST, INK, sheet.linear(dark([0, 0], [0.4, 0.25], [1, 0.98]), [0, 0, 1, 1]), NEAR) +
  line(TONGS_NEAR, '#2c0a09', 20) +
  line(TONGS_NEAR, PALE, 8) +
  group(
    NEAR,
    shape(THUMB, '#d5513a'),
    line('M610 760Q590 730 616 712Q652 720 690 770', INK, 5),
    line('M640 690Q664 712 690 728M712 668Q730 690 752 704', INK, 5),
    shape('M610 716Q622 710 634 722L622 738Q608 730 610 716z', PALE),
  )

const bulb = (sheet: Sheet): string =>
  rect(270, -260, 12, 300, INK) +
  shape('M246 30H306V70H246z', INK) +
  circle(276, 112, 52, '#ff6a4a') +
  circle(
    276,
    112,
    230,
    sheet.radial([
      [0, '#ff6a4a', 0.7],
      [1, '#ff6a4a', 0],
    ]),
  )

export const art: KeyArt = {
  dusk: '#200404',
  light: PALE,
  draw: sheet =>
    sheet.flood(RED) +
    sheet.flood(sheet.radial(dark([0, 0], [0.45, 0.2], [1, 0.98]), [0.5, 0.4, 0.75]), sheet.dots(INK)) +
    group(
      { transform: sheet.either('translate(0 0)', 'translate(690 -150) scale(.94)') },
      sheet.either('', bulb(sheet)),
      group(
        { transform: 'translate(-62 10) scale(.98) rotate(-5 300 500)' },
        shape(TRAY, INK, { opacity: 0.6, transform: 'translate(12 22)', ...sheet.blur(10) }),
        shape(TRAY, '#c9452f'),
        sheet.shade(TRAY, INK, sheet.linear(dark([0, 0], [0.5, 0.3], [1, 0.9]), [0, 0, 1, 1])),
        shape(BATH, '#6d100c'),
        sheet.shade(BATH, INK, sheet.linear(dark([0, 0.95], [0.16, 0.3], [1, 0.1]))),
        sheet.clip(
          BATH,
          shape(PAPER, INK, { opacity: 0.5, transform: 'translate(8 14)' }),
          shape(PAPER, PALE),
          sheet.clip(PAPER, child(sheet)),
          sheet.shade(PAPER, GLOW, sheet.linear(dark([0, 0.5], [0.3, 0.1], [1, 0.5]))),
          shape('M56 246H544V320Q460 350 380 316Q280 280 200 320Q120 350 56 316z', GLOW, { opacity: 0.4 }),
          ripples(sheet),
        ),
        line('M60 250H540', '#ffb39b', 6),
      ),
      group({ transform: 'translate(6 54) rotate(10 414 634)' }, hand(sheet)),
    ),
  title: (colour = PALE) =>
    write(['Baño', 'de paro'], {
      x: 42,
      y: 58,
      heights: [50, 64],
      leading: 1.28,
      gap: 0.16,
      stretch: 1.02,
      pen: { thickness: 6, contrast: 1.5 },
      fill: colour,
    }),
}
