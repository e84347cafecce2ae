import { circle, group, rect, shape } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { rise } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const MINT = '#86b295'
const PAPER = '#e6ecd6'
const INK = '#0f3a31'
const MID = '#3f7a64'
const ROSE = '#d99a86'
const RED = '#d42a2a'

const OVAL = 'M80 418a220 276 0 1 0 440 0a220 276 0 1 0 -440 0'

/** What a rose engine cuts: a wave run around a circle. */
const rosette = (x: number, y: number, radius: number, depth: number, waves: number, turn: number): string => {
  const points = Array.from({ length: waves * 6 }, (_, at) => {
    const angle = (at / (waves * 6)) * 2 * Math.PI
    const far = radius + depth * Math.cos(angle * waves + turn)
    return `${Math.round(x + Math.cos(angle) * far)} ${Math.round(y + Math.sin(angle) * far)}`
  })
  return `M${points.join('L')}z`
}

interface Engraving {
  readonly fine: string
  readonly middle: string
  readonly deep: string
  readonly cross: string
}

/** Tone is how thick the lines are, as on any banknote. */
const engravingOf = (sheet: Sheet): Engraving => {
  const lines = (thickness: number, way: string): string => sheet.pattern(48, 8, line(way, INK, thickness))
  const wave = 'M-2 4Q10 1 24 4T50 4'
  return {
    fine: lines(1.3, wave),
    middle: lines(3, wave),
    deep: lines(5.2, wave),
    cross: sheet.pattern(9, 9, line('M0 0L9 9M9 0L0 9', INK, 1.6)),
  }
}

const FACE = 'M222 330Q220 270 300 262Q396 262 404 350Q412 430 392 494Q372 560 326 580Q286 576 250 530Q222 480 222 420z'
const SHADE = 'M222 330Q220 290 246 276Q236 350 256 420Q262 500 326 580Q286 576 250 530Q222 480 222 420z'
const HAIR =
  'M214 496Q150 430 166 320Q174 214 270 186Q236 140 290 108Q346 92 372 130Q392 156 372 186Q470 214 456 330Q456 396 424 438Q414 410 408 372Q410 310 376 284Q330 330 246 322Q232 400 236 452Q216 470 214 496z'
const NECK = 'M254 520Q262 610 236 640L300 720L416 640Q384 600 386 510Q360 570 326 580Q286 574 254 520z'
const GOWN = 'M20 800Q60 664 190 636Q220 626 236 632Q300 740 412 632Q440 626 470 640Q560 676 590 800z'

/** `side` -1 for the eye on the left; she looks at nobody. */
const eye = (x: number, y: number, width: number, engraved: Engraving): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${width} 1)` },
    shape('M-36 2Q-8 -28 36 -4Q8 20 -36 2z', PAPER),
    circle(-8, -3, 14, INK),
    circle(-8, -3, 14, engraved.middle),
    circle(-12, -8, 4, PAPER),
    line('M-40 4Q-8 -34 40 -6', INK, 7),
    line('M-28 8Q6 22 30 6', INK, 2.5),
    line('M-34 -14Q-4 -42 36 -18', INK, 2.5),
    line('M-40 -42Q0 -66 44 -34', INK, 7),
  )

const portrait = (sheet: Sheet): string => {
  const engraved = engravingOf(sheet)
  return (
    shape(OVAL, PAPER) +
    shape(OVAL, engraved.fine) +
    shape(
      OVAL,
      sheet.linear(
        [
          [0, MINT, 0.9],
          [1, MINT, 0.2],
        ],
        [1, 0, 0, 0],
      ),
    ) +
    shape(OVAL, engraved.cross) +
    sheet.clip(
      OVAL,
      group(
        { transform: 'translate(16 42) scale(.95)' },
        shape(GOWN, INK),
        line(
          'M60 720Q150 680 236 652Q300 760 412 652Q470 680 560 730M40 770Q150 716 240 690Q300 790 408 690Q480 720 580 780',
          MINT,
          3,
        ),
        shape(NECK, PAPER),
        shape(NECK, engraved.fine),
        shape(
          'M254 520Q262 610 236 640L268 680Q300 600 380 540Q386 520 386 510Q360 570 326 580Q286 574 254 520z',
          engraved.deep,
        ),
        line('M236 634Q300 740 414 634', ROSE, 11, { 'stroke-dasharray': '1 15' }),
        line('M236 634Q300 740 414 634', INK, 2),
        shape(FACE, PAPER),
        shape(FACE, engraved.fine),
        shape(SHADE, engraved.middle),
        shape('M254 470Q272 540 326 580Q372 556 390 496Q372 552 326 560Q284 546 254 470z', engraved.middle),
        shape('M332 410Q326 440 314 456Q318 470 336 468Q330 452 340 420z', engraved.middle),
        line('M340 392Q344 424 352 448Q350 466 332 468M312 462Q318 472 330 468', INK, 3.5),
        group(
          { transform: 'translate(64 104) scale(.8)' },
          shape('M276 514Q304 492 324 498Q338 504 350 497Q368 498 388 510Q336 520 276 514z', INK),
          shape('M276 514Q336 522 388 510Q366 546 334 548Q300 546 276 514z', ROSE),
          shape('M276 514Q336 522 388 510Q366 546 334 548Q300 546 276 514z', engraved.fine),
          line('M272 512Q336 524 392 508M306 566Q330 572 350 564', INK, 3.5),
        ),
        eye(272, 404, 1.08, engraved),
        eye(374, 400, 0.94, engraved),
        shape(HAIR, PAPER),
        shape(HAIR, engraved.deep),
        shape('M166 320Q174 214 270 186Q214 260 210 360Q208 440 214 496Q150 430 166 320z', INK),
        line(
          'M250 316Q340 322 376 270Q400 230 366 196M236 300Q320 300 352 250Q366 222 340 196M226 280Q290 270 316 232Q326 214 310 196M410 372Q440 320 424 250M426 416Q446 350 436 260M262 170Q300 190 360 172M268 140Q310 160 366 144',
          INK,
          5,
        ),
        line(`${FACE}${HAIR}`, INK, 4),
        circle(226, 500, 12, ROSE, { stroke: INK, 'stroke-width': 3 }),
        circle(226, 526, 17, ROSE, { stroke: INK, 'stroke-width': 3 }),
      ),
    )
  )
}

/** It starts at her eye and does not stay on the note. */
const tear = (sheet: Sheet): string => {
  const fall = rise(sheet, 1)
  return (
    line('M386 434Q404 490 400 560T404 700V812', RED, 15) +
    shape('M396 790Q380 836 384 850Q390 868 404 868Q420 866 424 850Q426 834 412 790z', RED) +
    circle(404, 838 + fall * 60, 19 - fall * 6, RED, { opacity: 1 - fall ** 3 }) +
    line('M395 456Q404 500 402 540M397 834Q394 848 400 856', '#ff8d78', 4)
  )
}

const numeral = (text: string, x: number, y: number): string =>
  write([text], {
    x,
    y,
    align: 'centre',
    heights: [40],
    gap: 0.1,
    pen: { thickness: 5, contrast: 2 },
    serif: 0.14,
    fill: INK,
  }).markup

const note = (sheet: Sheet): string =>
  rect(28, 26, 544, 848, PAPER) +
  sheet.shade('M28 26h544v848h-544z', MINT, sheet.radial(dark([0, 0], [0.6, 0.25], [1, 0.9]))) +
  line([0, 1, 2, 3].map(turn => rosette(300, 418, 262, 38, 20, turn * 1.57)).join(''), MID, 1.8) +
  line(rosette(300, 418, 322, 26, 26, 0) + rosette(300, 418, 322, 26, 26, 3.14), ROSE, 2.2) +
  line('M42 40H558V860H42z', INK, 5) +
  line('M52 50H548V850H52z', MID, 2) +
  circle(104, 104, 60, PAPER) +
  circle(496, 104, 60, PAPER) +
  line(
    rosette(104, 104, 52, 9, 14, 0) +
      rosette(104, 104, 52, 9, 14, 3.14) +
      rosette(496, 104, 52, 9, 14, 0) +
      rosette(496, 104, 52, 9, 14, 3.14),
    INK,
    2,
  ) +
  numeral('50', 104, 84) +
  numeral('50', 496, 84) +
  portrait(sheet) +
  line(OVAL, PAPER, 20) +
  line(OVAL, INK, 4) +
  line(OVAL, ROSE, 8, { 'stroke-dasharray': '2 12' }) +
  write(['A 057842'], { x: 300, y: 70, align: 'centre', heights: [22], gap: 0.2, pen: { thickness: 4 }, fill: RED })
    .markup

const banner = 'M16 722Q300 690 584 722V846Q300 822 16 846z'

export const art: KeyArt = {
  dusk: '#0b2a24',
  light: PAPER,
  draw: sheet =>
    sheet.flood(MINT) +
    sheet.flood(sheet.linear(dark([0, 0.1], [1, 0.7])), sheet.dots(MID)) +
    group(
      { transform: sheet.either('translate(0 0)', 'translate(666 -52) rotate(4 300 450) scale(.92)') },
      note(sheet),
      sheet.either(shape(banner, INK), ''),
      sheet.either(line('M28 732Q300 702 572 732M28 834Q300 810 572 834', MINT, 2.5), ''),
      tear(sheet),
    ),
  title: (colour = PAPER) =>
    write(['El billete', 'de Aurelia'], {
      x: 300,
      y: 738,
      align: 'centre',
      heights: [30, 42],
      leading: 1.3,
      gap: 0.1,
      pen: { thickness: 4, contrast: 2 },
      serif: 0.12,
      fill: colour,
    }),
}
