import { circle, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const PAPER = '#f4d9b8'
const GREY = '#6d7480'
const PALE = '#8e95a1'
const DEEP = '#4a505b'
const INK = '#20232b'
const SKIN = '#b06a3e'
const CREASE = '#6f3519'
const SMOCK = '#fdf9ee'
const BLUE = '#1f48c4'
const WOOD = '#d8b78a'

/** Ruled as an exercise book is, and its margin. */
const ruled =
  line(
    times(40, at => `M-900 ${-300 + at * 46}H1500`),
    '#d9b489',
    2.4,
  ) + line('M84 -300V1300', '#d9654f', 3)

const SCALLOP = 'q14 26 29 0q14 26 29 0q14 26 29 0'

/** All alike: six sides, sharpened, none longer than it may be. */
const pencil = (x: number, top: number): string =>
  group(
    { transform: `translate(${x} ${top})` },
    shape('M-43 130L0 0L43 130z', WOOD),
    shape('M10 40L43 130H14z', '#000', { opacity: 0.16 }),
    shape('M-14 42L0 0L14 42Q0 50 -14 42z', INK),
    shape(`M-43.5 126${SCALLOP}V1000H-43.5z`, GREY),
    shape('M-43.5 126q14 26 29 0V1000H-43.5z', PALE),
    shape('M14.5 126q14 26 29 0V1000H14.5z', DEEP),
  )

const ROW = [
  [18, 404],
  [112, 380],
  [206, 412],
  [394, 398],
  [488, 376],
  [582, 408],
  [676, 390],
  [770, 402],
] as const

const FIST =
  'M252 470Q236 420 240 372Q244 344 268 336L314 330Q334 316 346 336Q362 330 368 350Q382 354 382 376Q384 416 360 462L352 520H256z'
const INDEX = 'M258 372L266 196Q270 156 280 128Q290 106 300 128Q312 156 316 196L322 372z'

/** The sleeve is its paint, the skin its wood; ink has made its point. */
const hand = (sheet: Sheet): string =>
  shape(FIST, SKIN) +
  shape(INDEX, SKIN) +
  sheet.shade(INDEX, CREASE, sheet.linear(dark([0, 0], [0.5, 0.05], [1, 0.9]), ACROSS)) +
  shape('M269 176Q273 150 280 128Q290 106 300 128Q309 150 313 176Q291 188 269 176z', BLUE) +
  shape('M280 166Q282 138 290 132Q299 138 302 166Q291 174 280 166z', '#5f83ec') +
  line('M270 250Q292 256 316 250M270 262Q292 268 314 262', CREASE, 4) +
  sheet.shade(FIST, CREASE, sheet.linear(dark([0, 0.1], [0.5, 0.1], [1, 0.9]), [0, 0.2, 1, 0.7])) +
  line('M320 334Q328 358 324 384M346 338Q354 360 350 384M368 352Q374 370 368 394', CREASE, 6) +
  shape('M256 438Q240 400 268 388L336 378Q360 378 360 398Q358 414 338 418L300 428Q292 446 280 452z', SKIN) +
  line('M256 438Q240 400 268 388L336 378Q360 378 360 398Q358 414 338 418L300 428', CREASE, 5) +
  shape('M338 385Q354 385 354 397Q352 407 341 409Q334 398 338 385z', '#d89a6c') +
  shape(`M250 500q14 30 26 0q13 30 26 0q13 30 26 0q13 30 26 0V1400H250z`, SMOCK) +
  shape('M250 500q14 30 26 0V1400H250z', '#fff') +
  sheet.shade('M300 500H354V1400H300z', '#a99f8d', sheet.linear(dark([0, 0.1], [1, 0.8]), ACROSS)) +
  line('M250 566H354', '#cfc4ac', 5) +
  circle(302, 542, 9, BLUE) +
  circle(299, 541, 1.6, SMOCK) +
  circle(305, 541, 1.6, SMOCK)

const DESK = 'M-900 712H1500V1300H-900z'

const desk = (sheet: Sheet): string =>
  rect(-900, 700, 2400, 20, '#8a4a2a') +
  shape(DESK, '#6b321c') +
  sheet.shade(DESK, '#2c120b', sheet.linear(dark([0, 0.2], [0.3, 0.9], [1, 1])))

export const art: KeyArt = {
  dusk: '#1c1418',
  light: SMOCK,
  draw: sheet =>
    sheet.flood(PAPER) +
    group(
      { transform: sheet.either('translate(0 0)', 'translate(656 -70) scale(1.02)') },
      ruled,
      sheet.shade('M-900 -300H1500V900H-900z', '#c98f5b', sheet.linear(dark([0, 0], [0.6, 0.1], [1, 0.6]))),
      times(ROW.length, at => pencil(ROW[at]?.[0] ?? 0, ROW[at]?.[1] ?? 0)),
      pencil(-76, 392),
      pencil(-170, 410),
      sheet.shade('M-300 380H248V720H-300z', INK, sheet.linear(dark([0, 0], [1, 0.75]))),
      sheet.shade('M352 380H900V720H352z', INK, sheet.linear(dark([0, 0], [1, 0.75]))),
      group({ transform: `rotate(${(1.4 * sway(sheet, 2)).toFixed(2)} 300 720)` }, hand(sheet)),
      desk(sheet),
    ),
  title: (colour = SMOCK) =>
    write(['Permiso', 'para preguntar'], {
      x: 300,
      y: 748,
      align: 'centre',
      heights: [54, 36],
      leading: 1.4,
      gap: 0.14,
      pen: { thickness: 10.5 },
      ends: 'round',
      jitter: 0.08,
      fill: colour,
    }),
}
