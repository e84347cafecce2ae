import { circle, d, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const PINK = '#f48fb1'
const ROSE = '#d85f8c'
const CREAM = '#fff3dc'
const ICING = '#ffffff'
const WINE = '#6d1433'
const LIT = '#ffc94a'
const TEAL = '#17858a'
const BISCUIT = '#eab97e'

/** A storey: sponge, its icing running down, and the light from the left. */
const tier = (sheet: Sheet, left: number, top: number, width: number, height: number, drops: number): string => {
  const body = d`M${left} ${top}H${left + width}V${top + height - 16}Q${left + width / 2} ${top + height + 20} ${left} ${top + height - 16}z`
  const step = width / drops
  const runs = times(drops, at => {
    const long = 18 + ((at * 29) % 5) * 6
    return d`v${long}q${step * 0.28} ${step * 0.5} ${step * 0.56} 0v${-long}q${step * 0.22} -14 ${step * 0.44} 0`
  })
  return (
    shape(body, CREAM) +
    sheet.shade(body, BISCUIT, sheet.linear(dark([0, 0.1], [0.5, 0.05], [1, 0.95]), ACROSS)) +
    shape(d`M${left} ${top}${runs}V${top}Q${left + width / 2} ${top - 26} ${left} ${top}z`, ICING) +
    ellipse(left + width / 2, top, width / 2 + 6, 16, ICING) +
    ellipse(left + width / 2, top - 2, width / 2 - 8, 10, '#fbdfe8')
  )
}

/** An arched window, and who has moved in behind it. */
const room = (sheet: Sheet, x: number, y: number, inside: string, light = LIT): string => {
  const opening = d`M${x - 31} ${y + 88}V${y + 31}Q${x - 31} ${y} ${x} ${y}Q${x + 31} ${y} ${x + 31} ${y + 31}V${y + 88}z`
  return (
    shape(opening, light) +
    sheet.clip(opening, group({ transform: d`translate(${x} ${y})` }, inside)) +
    line(opening, WINE, 6) +
    rect(x - 40, y + 86, 80, 10, ROSE, { rx: 4 })
  )
}

const who = (x: number, y: number, size = 1): string =>
  circle(x, y, 10 * size, WINE) +
  shape(
    d`M${x - 15 * size} ${y + 60}Q${x - 15 * size} ${y + 10} ${x} ${y + 10}Q${x + 15 * size} ${y + 10} ${x + 15 * size} ${y + 60}z`,
    WINE,
  )

const quarrel = who(-16, 36) + who(16, 36) + line('M-10 54L4 46M10 58L-2 62', WINE, 6)
const knitting =
  who(0, 44, 1.1) + circle(0, 30, 7, WINE) + line('M-16 64L14 76M16 62L-12 78', ROSE, 4) + circle(14, 82, 8, ROSE)
const television =
  rect(-26, 52, 52, 40, WINE) + rect(-20, 57, 40, 26, '#bff3ee') + line('M0 52L-12 34M0 52L12 34', WINE, 4)
const bath =
  who(2, 30) +
  shape('M-30 62H30L24 96H-24z', ICING) +
  line('M-24 34V22Q-24 14 -16 14', TEAL, 5) +
  circle(-16, 20, 6, TEAL)
const bed =
  group({ transform: 'rotate(-24)' }, who(-18, 26, 0.8)) +
  group({ transform: 'rotate(18)' }, who(20, 30, 0.7)) +
  rect(-34, 78, 68, 14, ROSE)
const cat =
  shape('M-14 88Q-20 52 -4 50L-8 36L2 42L12 36L10 52Q24 58 18 88z', WINE) + line('M16 84Q32 80 26 62', WINE, 6)
const cactus = line('M0 90V40M0 68H-16V52M0 74H16V58', TEAL, 11)
const drum =
  who(0, 34) + line('M-8 54L-22 66M8 54L22 66', WINE, 5) + ellipse(0, 78, 26, 10, ICING) + rect(-26, 78, 52, 20, ROSE)
const door =
  shape('M-40 118V38Q-40 0 0 0Q40 0 40 38V118z', TEAL) +
  line('M0 6V118', WINE, 3) +
  shape('M-30 46Q-30 14 -8 10V46zM30 46Q30 14 8 10V46z', LIT) +
  circle(-9, 74, 4, LIT) +
  circle(9, 74, 4, LIT)

/** What would be garlands on another cake. */
const laundry = (sheet: Sheet): string => {
  const swing = (at: number): string => `rotate(${(7 * sway(sheet, 2, at / 5)).toFixed(2)})`
  const hung = (x: number, y: number, at: number, what: string): string =>
    group({ transform: `translate(${x} ${y}) ${swing(at)}` }, what)
  const shirt = (colour: string): string => shape('M-10 0H10L26 14L16 24L12 20V44H-12V20L-16 24L-26 14z', colour)
  return (
    line('M134 366Q216 420 300 400Q384 420 466 366', WINE, 3) +
    hung(190, 396, 0, shirt(TEAL)) +
    hung(248, 402, 1, shape('M-12 0H12L16 40H4L0 16L-4 40H-16z', ROSE)) +
    hung(300, 400, 2, shape('M-6 0H6V22L18 26V36H-6z', WINE)) +
    hung(352, 404, 3, shirt(LIT)) +
    hung(410, 394, 4, rect(-22, 0, 44, 36, PINK))
  )
}

const couple =
  shape('M254 200Q250 128 276 112Q300 128 306 200z', ICING) +
  shape('M262 84Q240 120 236 200L262 200z', '#fde3ec') +
  circle(278, 88, 17, '#a9653f') +
  shape('M260 92Q258 66 280 66Q300 68 296 88Q284 80 260 92z', WINE) +
  circle(270, 68, 5, ROSE) +
  circle(282, 64, 5, ROSE) +
  shape('M310 200V124Q326 104 346 124V200z', WINE) +
  shape('M322 116L328 140L336 116z', ICING) +
  circle(328, 90, 17, '#c98a5c') +
  shape('M310 90Q308 68 330 68Q348 70 346 88Q330 80 310 90z', '#2a0a14') +
  line('M282 130L312 140', '#a9653f', 9) +
  rect(216, 158, 36, 40, TEAL, { rx: 5 }) +
  line('M226 158V148H242V158', TEAL, 5) +
  rect(224, 166, 20, 5, LIT)

/** The armchair goes up as pianos do. */
const hoist = (sheet: Sheet): string =>
  line('M344 130L392 96L520 96', WINE, 5) +
  line('M386 190V84H540', WINE, 9) +
  circle(528, 94, 13, LIT, { stroke: WINE, 'stroke-width': 5 }) +
  group(
    { transform: `rotate(${(3 * sway(sheet)).toFixed(2)} 540 94)` },
    line('M540 94V246M540 240L504 276M540 240L576 276', WINE, 4),
    shape('M506 274Q506 260 540 260Q574 260 574 274V306H506z', TEAL),
    shape('M490 298Q490 288 500 288Q510 288 510 300V312H570V300Q570 288 580 288Q590 288 590 298V340H490z', '#1fa3a3'),
    line('M502 340V350M578 340V350', WINE, 7),
  )

const cake = (sheet: Sheet): string =>
  ellipse(300, 704, 296, 30, ROSE) +
  ellipse(300, 692, 292, 26, ICING) +
  tier(sheet, 60, 506, 480, 184, 13) +
  room(sheet, 118, 576, quarrel) +
  room(sheet, 200, 576, television, '#2bb3b3') +
  group({ transform: 'translate(300 566)' }, door) +
  room(sheet, 400, 576, knitting) +
  room(sheet, 482, 576, drum) +
  tier(sheet, 130, 344, 340, 160, 10) +
  laundry(sheet) +
  hoist(sheet)

const upper = (sheet: Sheet): string =>
  group({ transform: 'translate(176 420) scale(.74)' }, room(sheet, 0, 0, bath)) +
  group({ transform: 'translate(258 430) scale(.74)' }, room(sheet, 0, 0, bed)) +
  group({ transform: 'translate(342 430) scale(.74)' }, room(sheet, 0, 0, cat)) +
  group({ transform: 'translate(424 420) scale(.74)' }, room(sheet, 0, 0, cactus))

const attic = (sheet: Sheet): string =>
  tier(sheet, 206, 200, 188, 142, 6) +
  group(
    { transform: 'translate(256 254) scale(.74)' },
    room(sheet, 0, 0, who(0, 40, 1.2) + line('M-2 52L26 66', WINE, 7)),
  ) +
  group(
    { transform: 'translate(344 254) scale(.74)' },
    room(sheet, 0, 0, line('M-20 0V90M-6 0V90M8 0V90M22 0V90', ROSE, 7)),
  )

export const art: KeyArt = {
  dusk: '#34081b',
  light: CREAM,
  draw: sheet =>
    sheet.flood(PINK) +
    sheet.flood(sheet.linear(dark([0, 0], [0.6, 0.1], [1, 0.8])), sheet.dots(ROSE)) +
    group(
      { transform: sheet.either('translate(0 0)', 'translate(672 -34) scale(.98)') },
      ellipse(300, 726, 320, 30, WINE, { opacity: 0.4, ...sheet.blur(10) }),
      cake(sheet),
      upper(sheet),
      attic(sheet),
      couple,
    ),
  title: (colour = WINE) =>
    write(['Boda de', 'tres pisos'], {
      x: 300,
      y: 768,
      align: 'centre',
      heights: [30, 52],
      leading: 1.42,
      gap: 0.12,
      serif: 0.13,
      pen: { thickness: 5, contrast: 2.4 },
      fill: colour,
    }),
}
