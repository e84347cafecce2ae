import { circle, ellipse, group, rect, round, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { rise, sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const FOG = '#b4b3ac'
const PAPER = '#f2f0e6'
const BLACK = '#121213'
const SLATE = '#3a3a3d'
const GREY = '#77776f'
const RED = '#c8202b'

const [VANISH_X, VANISH_Y] = [640, 440] as const

/** A point of the train's side: how near, 1 is the edge of the sheet, and how far over or under the eye. */
const at = (near: number, high: number): string =>
  `${Math.round(VANISH_X - 740 * near)} ${Math.round(VANISH_Y + high * near)}`

const quad = (from: number, to: number, top: number, bottom: number): string =>
  `M${at(from, top)}L${at(to, top)}L${at(to, bottom)}L${at(from, bottom)}z`

/** Equal steps along the train look ever shorter. */
const step = (from: number, count: number): number => 1 / (1 / from + count)

const WINDOWS = [
  [1.62, 0.9],
  [0.82, 0.555],
  [0.5, 0.352],
  [0.322, 0.232],
  [0.215, 0.16],
  [0.15, 0.112],
] as const

const GLASS = 232

const holes = (high: number): string =>
  times(46, hole => {
    const from = step(1.9, hole * 0.16)
    return quad(from, step(1.9, hole * 0.16 + 0.085), high - 22, high + 22)
  })

/** He has turned to the window and says it, and knows that he is read. */
const killer = (sheet: Sheet): string =>
  shape('M-150 260Q-130 92 -52 66L52 66Q130 92 150 260z', BLACK) +
  shape('M-40 60L0 112L40 60L30 40H-30z', PAPER) +
  shape('M-9 84L0 96L9 84L16 240H-16z', SLATE) +
  shape('M-66 -54Q-66 58 0 82Q66 58 66 -54z', '#cfcdc2') +
  sheet.shade(
    'M-66 -54Q-66 58 0 82Q66 58 66 -54z',
    BLACK,
    sheet.linear(dark([0, 1], [0.5, 0.45], [0.62, 0], [1, 0]), ACROSS),
  ) +
  shape('M-66 -60H66V-22Q20 -34 0 -22Q-30 -36 -66 -22z', BLACK, { opacity: 0.85 }) +
  shape('M12 -20Q30 -34 52 -22Q34 -8 12 -20z', PAPER) +
  circle(30 + sway(sheet), -21, 6, BLACK) +
  shape('M-50 -20Q-32 -32 -14 -20Q-32 -10 -50 -20z', GREY) +
  circle(-33 + sway(sheet), -20, 5, BLACK) +
  line('M2 -10L12 16L-2 20', BLACK, 4) +
  shape('M-24 40Q-8 28 0 34Q8 28 26 40Q10 62 0 62Q-10 62 -24 40z', RED) +
  shape('M-14 42Q0 38 16 42Q0 52 -14 42z', BLACK) +
  shape('M-70 -46Q-76 -138 0 -136Q76 -138 70 -46Q0 -66 -70 -46z', SLATE) +
  shape('M-72 -64Q0 -84 72 -64L72 -44Q0 -64 -72 -44z', BLACK) +
  shape('M-118 -34Q-60 -62 0 -62Q60 -62 118 -34Q60 -40 0 -38Q-60 -40 -118 -34z', BLACK)

/** The frame before: a scarf is pulled. */
const crime =
  shape('M-130 260Q-120 60 -66 40Q-30 60 -20 260z', BLACK) +
  circle(-56, -10, 44, BLACK) +
  shape('M-112 -22Q-56 -48 4 -24L0 -16Q-56 -30 -108 -12zM-92 -30Q-86 -76 -54 -74Q-20 -74 -18 -30z', BLACK) +
  line('M-70 66L10 40L52 52', BLACK, 30) +
  shape('M20 260Q24 104 66 92Q110 100 120 260z', GREY) +
  ellipse(66, 40, 34, 42, PAPER) +
  shape('M30 56Q10 -14 66 -18Q126 -14 104 66Q100 20 70 10Q40 14 30 56z', BLACK) +
  ellipse(56, 62, 7, 10, BLACK) +
  line('M30 84Q66 100 104 80', RED, 15) +
  line('M34 84L-6 52', RED, 9)

/** And the first: a table, a lamp, two people who talk. */
const talk =
  shape('M-120 260Q-116 90 -74 76Q-40 90 -34 260z', BLACK) +
  circle(-74, 34, 36, BLACK) +
  shape('M-122 22H-28L-40 12Q-44 -20 -74 -20Q-104 -20 -108 12z', BLACK) +
  shape('M34 260Q40 110 78 100Q116 110 120 260z', GREY) +
  circle(78, 62, 34, BLACK) +
  rect(-40, 190, 80, 14, BLACK) +
  line('M0 190V110', BLACK, 6) +
  shape('M-30 116L-16 74H16L30 116z', SLATE)

const empty = shape('M-130 -240H-70Q-60 0 -130 200zM130 -240H70Q60 0 130 200z', GREY)

const SCENES = [empty, '', crime, talk, talk, empty] as const

const seen = (sheet: Sheet, index: number): string => {
  const [from, to] = WINDOWS[index] ?? WINDOWS[0]
  const near = (from + to) / 2
  const across = VANISH_X - 740 * near
  const wide = (740 * (from - to)) / 300
  const glass = quad(from, to, -GLASS, GLASS)
  const scene = index === 1 ? killer(sheet) : (SCENES[index] ?? '')
  return (
    shape(glass, PAPER) +
    sheet.clip(
      glass,
      group(
        { transform: `translate(${round(across)} ${VANISH_Y}) scale(${round(wide)} ${round(near * 0.92)})` },
        scene,
      ),
    ) +
    line(glass, GREY, 7 * near + 1, { 'stroke-linejoin': 'miter' })
  )
}

const wheel = (near: number, turn: number): string => {
  const [x, y] = [VANISH_X - 740 * near, VANISH_Y + 408 * near]
  return group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${round(near * 0.66)} ${round(near)})` },
    circle(0, 0, 78, BLACK),
    circle(0, 0, 66, GREY),
    circle(0, 0, 56, BLACK),
    line('M-54 0H54M0 -54V54M-38 -38L38 38M-38 38L38 -38', GREY, 7, { transform: `rotate(${round(turn)})` }),
    circle(0, 0, 15, PAPER),
  )
}

const train = (sheet: Sheet): string => {
  const side = quad(1.9, 0.02, -342, 372)
  const turn = 720 * sheet.phase
  const rail = (high: number, width: number, colour: string): string =>
    line(`M${at(1.9, high)}L${at(0.02, high)}`, colour, width)
  return (
    shape(quad(2.4, 0.02, 380, 1200), '#55554f') +
    sheet.shade(quad(2.4, 0.02, 380, 1200), BLACK, sheet.linear(dark([0, 0.95], [0.5, 0.5], [1, 0.9]))) +
    rail(505, 13, PAPER) +
    rail(520, 7, BLACK) +
    [0.2, 0.3, 0.44, 0.62, 0.86, 1.2].map(near => wheel(near, turn)).join('') +
    shape(side, BLACK) +
    sheet.shade(side, GREY, sheet.linear(dark([0, 0], [0.6, 0.1], [1, 0.55]), ACROSS)) +
    shape(quad(1.9, 0.02, -356, -340), GREY) +
    shape(holes(-290) + holes(290), PAPER) +
    WINDOWS.map((_, index) => seen(sheet, 5 - index)).join('') +
    rail(336, 4, GREY)
  )
}

const steam = (sheet: Sheet): string => {
  const puffs = times(16, puff => {
    const near = step(0.62, puff * 0.44)
    const drift = 10 * sway(sheet, 1, puff / 16)
    const radius = Math.round((96 + sheet.random() * 60) * near + 12)
    const x = Math.round(VANISH_X - 740 * near + 60 * near + drift)
    const y = Math.round(VANISH_Y - 400 * near - radius * 0.2)
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
  })
  return shape(puffs, PAPER) + sheet.shade(puffs, GREY, sheet.linear(dark([0, 0], [0.5, 0.2], [1, 0.8])))
}

/** She does not hear it: she watches its lips. */
const girl = (sheet: Sheet): string =>
  group(
    { transform: 'translate(474 776)' },
    shape('M-150 240Q-140 110 -52 84H52Q150 110 170 240z', BLACK),
    line('M-150 230Q-136 112 -54 86', PAPER, 5),
    shape('M-28 96V40H28V96z', BLACK),
    shape('M-88 62Q-112 -92 0 -94Q112 -92 90 62Q60 78 44 58Q0 74 -44 58Q-60 80 -88 62z', BLACK),
    line('M-88 58Q-108 -88 -6 -92', PAPER, 6),
    line('M-58 30Q-70 -40 -30 -66M-30 44Q-44 -10 -22 -40', GREY, 4),
    shape('M14 -86Q-22 -124 -34 -92Q-34 -64 14 -80Q58 -58 64 -86Q58 -122 14 -86z', RED),
    circle(14, -84, 9, '#8e1620'),
    sheet.shade(
      'M-150 240Q-140 110 -52 84H52Q150 110 170 240z',
      GREY,
      sheet.linear(dark([0, 0.8], [0.3, 0.1], [1, 0]), ACROSS),
    ),
  )

const rain = (sheet: Sheet): string =>
  line(
    times(46, drop => {
      const fall = rise(sheet, 4, drop / 46) - drop / 46
      const [x, y] = [sheet.random() * (sheet.width + 160), sheet.random() * sheet.height]
      return `M${Math.round(x - fall * 20)} ${Math.round(y + fall * 60)}l-9 34`
    }),
    PAPER,
    2,
    { opacity: 0.6 },
  )

export const art: KeyArt = {
  dusk: '#0c0c0d',
  light: PAPER,
  draw: sheet =>
    sheet.flood(FOG) +
    sheet.flood(sheet.linear(dark([0, 0.1], [0.6, 0.55], [1, 0.9])), sheet.dots(GREY)) +
    group(
      { transform: sheet.either('translate(0 -6)', 'translate(664 -76) scale(.98)') },
      steam(sheet),
      train(sheet),
      girl(sheet),
    ) +
    rain(sheet),
  title: (colour = BLACK) =>
    write(['El expreso', 'callado'], {
      x: 562,
      y: 44,
      align: 'right',
      heights: [62, 62],
      leading: 1.42,
      gap: 0.1,
      stretch: 0.72,
      pen: { thickness: 12 },
      fill: colour,
    }),
}
