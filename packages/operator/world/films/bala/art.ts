import { circle, d, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const TOMATO = '#e4472f'
const CREAM = '#f9e7bf'
const NAVY = '#17284f'
const STEEL = '#35508c'
const GOLD = '#f5b733'
const INK = '#0e1226'
const SKIN = '#e2a67c'
const CREASE = '#9a5836'
const WHITE = '#fbf6ec'

const [X, Y] = [300, 396]
const BORE = d`M${X - 196} ${Y}A196 196 0 1 1 ${X + 196} ${Y}A196 196 0 1 1 ${X - 196} ${Y}z`
const MUZZLE = d`M${X - 268} ${Y}A268 268 0 1 1 ${X + 268} ${Y}A268 268 0 1 1 ${X - 268} ${Y}z`

const tent = times(14, ray => {
  const [from, to] = [(ray * Math.PI) / 7 + 0.1, (ray * Math.PI) / 7 + Math.PI / 14 + 0.1]
  return d`M${X} ${Y}L${X + 1500 * Math.cos(from)} ${Y + 1500 * Math.sin(from)}L${X + 1500 * Math.cos(to)} ${Y + 1500 * Math.sin(to)}z`
})

const star = (radius: number): string =>
  `M${Array.from({ length: 10 }, (_, at) => {
    const far = at % 2 === 0 ? radius : radius * 0.42
    const angle = (at * Math.PI) / 5 - Math.PI / 2
    return d`${far * Math.cos(angle)} ${far * Math.sin(angle)}`
  }).join('L')}z`

const wheel = (x: number): string =>
  group(
    { transform: d`translate(${x} 660)` },
    circle(0, 0, 156, INK),
    circle(0, 0, 128, TOMATO),
    line(
      times(
        8,
        spoke => d`M0 0L${134 * Math.cos((spoke * Math.PI) / 4 + 0.2)} ${134 * Math.sin((spoke * Math.PI) / 4 + 0.2)}`,
      ),
      INK,
      30,
    ),
    line(
      times(
        8,
        spoke => d`M0 0L${130 * Math.cos((spoke * Math.PI) / 4 + 0.2)} ${130 * Math.sin((spoke * Math.PI) / 4 + 0.2)}`,
      ),
      GOLD,
      17,
    ),
    circle(0, 0, 142, 'none', { stroke: GOLD, 'stroke-width': 11 }),
    circle(0, 0, 36, INK),
    circle(0, 0, 21, GOLD),
  )

const barrel = (sheet: Sheet): string =>
  shape(MUZZLE, INK, { transform: 'translate(0 22)', opacity: 0.5, ...sheet.blur(10) }) +
  shape(MUZZLE, STEEL) +
  sheet.shade(MUZZLE, INK, sheet.linear(dark([0, 0], [0.4, 0.2], [1, 0.95]), [0.3, 0, 0.7, 1])) +
  circle(X, Y, 262, 'none', { stroke: GOLD, 'stroke-width': 13 }) +
  circle(X, Y, 204, 'none', { stroke: GOLD, 'stroke-width': 15 }) +
  times(12, at => {
    const angle = (at * Math.PI) / 6 + Math.PI / 12
    return shape(star(17), CREAM, {
      transform: d`translate(${X + 234 * Math.cos(angle)} ${Y + 234 * Math.sin(angle)})`,
    })
  }) +
  shape(BORE, INK)

/** It burns behind her, and she knows. */
const fuse = (sheet: Sheet): string => {
  const burst = 1 + 0.16 * sway(sheet, 6)
  return (
    line('M466 212Q512 152 486 114Q468 90 504 78', INK, 10) +
    line('M466 212Q512 152 486 114Q468 90 504 78', CREAM, 5, { 'stroke-dasharray': '8 6' }) +
    group(
      { transform: d`translate(512 74) scale(${burst})` },
      shape(star(46), GOLD, { transform: 'rotate(12)' }),
      shape(star(30), WHITE, { transform: 'rotate(40)' }),
      circle(-50, -26, 4, GOLD),
      circle(46, -36, 5, GOLD),
      circle(54, 22, 4, WHITE),
      circle(-36, 36, 5, WHITE),
    )
  )
}

const FACE = 'M196 392Q194 300 300 296Q406 300 404 392Q408 470 374 516Q340 552 300 552Q260 552 226 516Q192 470 196 392z'
const CAP = 'M178 404Q166 238 300 232Q434 238 422 404Q404 338 300 330Q196 338 178 404z'

const curl = (x: number, y: number, radius: number): string =>
  circle(x, y, radius, WHITE) +
  line(d`M${x - radius * 0.5} ${y}a${radius * 0.5} ${radius * 0.5} 0 1 1 ${radius * 0.7} ${radius * 0.4}`, '#c9c2d2', 4)

/** Her eyes stand large in the lenses, and look up at the spark. */
const lens = (sheet: Sheet, x: number): string => {
  const [dx, dy] = [15 + 4 * sway(sheet, 2), -16]
  return (
    circle(x, 404, 60, INK) +
    circle(x, 404, 52, GOLD) +
    circle(x, 404, 42, '#bfe0e2') +
    ellipse(x, 406, 34, 31, WHITE) +
    circle(x + dx, 406 + dy, 16, '#3f7d5a') +
    circle(x + dx, 406 + dy, 8, INK) +
    circle(x + dx + 5, 400 + dy, 4, '#fff') +
    shape(d`M${x - 40} 404Q${x} 440 ${x + 40} 404Q${x + 30} 446 ${x} 446Q${x - 30} 446 ${x - 40} 404z`, SKIN) +
    line(d`M${x - 28} 428Q${x} 444 ${x + 28} 428`, CREASE, 4) +
    line(d`M${x - 38} 388Q${x - 4} 366 ${x + 38} 384`, CREASE, 5) +
    line(d`M${x - 32} 382Q${x - 22} 368 ${x - 6} 366`, '#fff', 7, { opacity: 0.9 })
  )
}

const fingers = (side: 1 | -1): string =>
  group(
    { transform: `translate(${X + side * 158} ${Y + 152}) scale(${side} 1) rotate(-42)` },
    times(4, at =>
      rect(-50 + at * 25, -30 + Math.abs(at - 1.5) * 5, 23, 62, SKIN, { rx: 11, stroke: CREASE, 'stroke-width': 3.5 }),
    ),
    times(4, at => rect(-45 + at * 25, 14 - Math.abs(at - 1.5) * 2, 13, 15, TOMATO, { rx: 6 })),
    side === 1 ? rect(-27, -12, 27, 9, GOLD, { rx: 3 }) : '',
  )

const grandmother = (sheet: Sheet): string =>
  shape('M110 640Q120 540 230 520H370Q480 540 490 640z', WHITE) +
  sheet.shade('M110 640Q120 540 230 520H370Q480 540 490 640z', STEEL, sheet.linear(dark([0, 0.2], [1, 0.9]))) +
  shape(star(34), TOMATO, { transform: 'translate(300 578)' }) +
  curl(196, 466, 27) +
  curl(404, 466, 27) +
  curl(184, 424, 24) +
  curl(416, 424, 24) +
  shape(FACE, SKIN) +
  sheet.shade(FACE, CREASE, sheet.linear(dark([0, 0.5], [0.3, 0.1], [0.6, 0], [1, 0.85]), [1, 0, 0.2, 1])) +
  circle(226, 474, 25, TOMATO, { opacity: 0.35 }) +
  circle(374, 474, 25, TOMATO, { opacity: 0.35 }) +
  shape(CAP, '#a5532a') +
  sheet.shade(CAP, '#4a1d12', sheet.linear(dark([0, 0.1], [0.5, 0.1], [1, 0.9]), [1, 0, 0, 1])) +
  line('M300 232V330M240 250Q226 290 222 352M360 250Q374 290 378 352', '#5d2815', 5) +
  curl(236, 340, 20) +
  curl(268, 328, 21) +
  curl(302, 326, 21) +
  curl(336, 328, 21) +
  curl(366, 340, 20) +
  line('M176 396H424', INK, 19) +
  lens(sheet, 244) +
  lens(sheet, 356) +
  line('M296 440Q282 468 298 476Q312 476 318 464', CREASE, 6) +
  line('M256 482Q244 498 250 516M346 482Q358 498 352 516M278 490V484M292 488V482M308 488V482M322 490V484', CREASE, 4) +
  shape('M266 512Q284 498 300 504Q316 498 336 506Q326 526 304 522Q282 528 266 512z', '#c22a3c') +
  line('M262 510Q286 516 302 512Q318 510 340 502', '#6e1424', 4) +
  line('M280 538Q300 546 320 536', CREASE, 4) +
  shape('M222 520Q190 560 214 596L236 560zM378 520Q410 560 386 596L364 560z', '#a5532a')

export const art: KeyArt = {
  dusk: '#3a0d10',
  light: GOLD,
  draw: sheet =>
    sheet.flood(TOMATO) +
    group(
      { transform: sheet.either('translate(0 -14)', 'translate(668 -18) scale(.96)') },
      shape(tent, CREAM),
      sheet.shade(
        'M-1000 -400H1600V1300H-1000z',
        '#8a1d18',
        sheet.glow(dark([0, 0], [0.35, 0.05], [1, 0.9]), X, Y, 900),
      ),
      fuse(sheet),
      wheel(56),
      wheel(544),
      rect(160, 600, 280, 240, NAVY),
      barrel(sheet),
      sheet.clip(
        BORE,
        circle(X, Y, 196, '#1b2550'),
        grandmother(sheet),
        sheet.shade(BORE, INK, sheet.radial(dark([0.6, 0], [1, 0.85]), [0.55, 0.58, 0.56])),
      ),
      fingers(-1),
      fingers(1),
      sheet.either(shape('M-20 740H620V1000H-20z', INK), ''),
      sheet.either(line('M-20 740H620', GOLD, 10), ''),
    ),
  title: (colour = GOLD) =>
    write(['La abuela bala'], {
      x: 36,
      y: 782,
      fit: 528,
      heights: [62],
      gap: 0.08,
      serif: 0.1,
      pen: { thickness: 8.5, contrast: 1.5 },
      fill: colour,
    }),
  credit: { text: 'Una película de Ignacia Belmar', x: 300, y: 866, align: 'centre', colour: CREAM },
}
