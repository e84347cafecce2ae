import { circle, ellipse, group, rect, round, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const BLACK = '#0f0f10'
const PAPER = '#f2efe8'
const GREY = '#9a9a96'
const SLATE = '#3c3d40'
const GOLD = '#d8b24a'

const CRATERS = [
  [210, 250, 40],
  [372, 216, 26],
  [400, 352, 48],
  [268, 400, 22],
  [300, 168, 16],
] as const

const moon = (sheet: Sheet): string =>
  circle(300, 312, 292, PAPER, { opacity: 0.1 }) +
  circle(300, 312, 246, PAPER) +
  CRATERS.map(([x, y, radius]) => circle(x, y, radius, '#d5d2ca')).join('') +
  circle(300, 312, 246, sheet.radial(dark([0, 0], [0.6, 0.05], [1, 0.85]), [0.4, 0.34, 0.78]), sheet.dots('#77787a'))

/** A bell tower whose bell is out; `side` 1 stands on the left. */
const tower = (sheet: Sheet, side: 1 | -1): string =>
  group(
    { transform: side === 1 ? 'translate(0 0)' : 'translate(600 0) scale(-1 1)' },
    shape('M-60 300L40 196L140 300z', SLATE),
    line('M40 196V150M22 166H58', PAPER, 6),
    rect(-40, 300, 160, 640, '#c9c6be'),
    shape('M4 470V372Q4 330 40 330Q76 330 76 372V470z', BLACK),
    rect(-56, 296, 192, 18, GREY),
    rect(-56, 470, 192, 20, GREY),
    rect(22, 560, 36, 62, BLACK),
    sheet.shade('M-40 314H120V940H-40z', '#2b2c2f', sheet.linear(dark([0, 0.95], [0.7, 0.4], [1, 0]), ACROSS)),
  )

const BELL = 'M-112 84Q-96 60 -92 -6Q-88 -104 0 -112Q88 -104 92 -6Q96 60 112 84Q0 112 -112 84z'

const NIGHTCAP = 'M-64 -96Q-50 -196 24 -190Q96 -180 120 -60Q92 -120 62 -96Q0 -80 -64 -96z'

/** It sleeps as whoever has worked for four hundred years. */
const bell = (sheet: Sheet): string =>
  line('M0 92L26 128', SLATE, 12) +
  circle(30, 136, 20, SLATE) +
  shape(BELL, GOLD) +
  sheet.shade(BELL, '#5c4514', sheet.linear(dark([0, 0], [0.5, 0.15], [1, 0.95]), ACROSS)) +
  line('M-96 46Q0 72 96 46M-90 -18Q0 4 90 -18', '#5c4514', 5) +
  shape(NIGHTCAP, BLACK) +
  line('M-52 -128Q0 -112 66 -140M-32 -164Q10 -152 50 -176', PAPER, 9) +
  circle(122, -50, 19, SLATE) +
  line('M-62 2Q-44 20 -26 4M26 4Q44 20 62 2', BLACK, 7) +
  line('M-8 34Q0 42 10 34', BLACK, 6)

const HAMMOCK = 'M96 430Q170 668 300 676Q430 668 504 430Q440 610 300 616Q160 610 96 430z'

const net = times(11, knot => {
  const [x, sag] = [136 + knot * 33, Math.sin((knot / 10) * Math.PI)]
  return `M${x} ${round(500 + 112 * sag)}L${x + (knot < 5 ? 14 : -14)} ${round(540 + 132 * sag)}`
})

const hammock = (sheet: Sheet): string =>
  group(
    { transform: `rotate(${(2.4 * sway(sheet)).toFixed(2)} 300 380)` },
    group({ transform: 'translate(298 452) rotate(-13) scale(1.3)' }, bell(sheet)),
    shape(HAMMOCK, PAPER),
    sheet.shade(HAMMOCK, SLATE, sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.8]))),
    line(net, GREY, 3),
    line('M96 430L64 396M504 430L536 396', PAPER, 8),
  )

/** Nobody sleeps: every window is lit, and somebody stands in it. */
const houses = (sheet: Sheet): string =>
  times(9, house => {
    const [x, y] = [-40 + house * 76, 690 + ((house * 37) % 60)]
    const lit = sheet.random() > 0.25
    return (
      shape(`M${x - 8} ${y}L${x + 40} ${y - 44}L${x + 88} ${y}z`, '#232427') +
      rect(x, y, 80, 260, '#17181a') +
      rect(x + 24, y + 22, 32, 42, lit ? GOLD : SLATE) +
      (lit
        ? circle(x + 40, y + 46, 9, BLACK) +
          shape(`M${x + 27} ${y + 64}Q${x + 40} ${y + 48} ${x + 53} ${y + 64}z`, BLACK)
        : '')
    )
  })

export const art: KeyArt = {
  dusk: '#050506',
  light: PAPER,
  draw: sheet => {
    const stars = times(60, () =>
      circle(sheet.random() * sheet.width, sheet.random() * 640, 1 + sheet.random() * 2, PAPER, { opacity: 0.8 }),
    )
    const foot = shape(
      'M0 690H600V900H0z',
      sheet.linear([
        [0, BLACK, 0],
        [0.35, BLACK, 0.9],
        [1, BLACK],
      ]),
    )
    return (
      sheet.flood(BLACK) +
      stars +
      group(
        { transform: sheet.either('translate(0 -40)', 'translate(640 -96)') },
        moon(sheet),
        houses(sheet),
        tower(sheet, 1),
        tower(sheet, -1),
        hammock(sheet),
        ellipse(300, 980, 400, 60, BLACK),
      ) +
      sheet.either(foot, '')
    )
  },
  title: (colour = PAPER) =>
    write(['El pueblo', 'que no dormía'], {
      x: 300,
      y: 760,
      align: 'centre',
      heights: [40, 46],
      leading: 1.36,
      gap: 0.1,
      stretch: 0.94,
      jitter: 0.12,
      seed: 11,
      pen: { thickness: 4, contrast: 2.2, angle: -14 },
      fill: colour,
    }),
}
