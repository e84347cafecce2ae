import { circle, group, rect, shape } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'
import { reel } from '../../draw/tape.ts'

const ORANGE = '#d8611f'
const RUST = '#94350f'
const INK = '#14110f'
const CASE = '#1b1714'
const BONE = '#f5ead6'

/** The tape that has come out of the cassette draws a head: its face, and its neck. */
const PROFILE =
  'M196 236C196 330 150 330 146 400C144 432 162 452 158 470C150 500 116 540 106 566C102 580 134 586 138 598C140 612 124 616 126 628C128 638 140 640 136 650C132 662 128 668 138 684C148 704 132 726 152 748C176 772 250 754 290 764C330 776 340 830 330 960'
const NAPE = 'M404 236C420 330 500 360 506 480C510 590 452 640 452 720C452 790 480 840 500 960'
const HEAD = `${PROFILE}L500 960C480 840 452 790 452 720C452 640 510 590 506 480C500 360 420 330 404 236z`
const BACK = `${NAPE}L330 960C340 830 330 776 290 764C420 740 400 560 380 470C366 400 380 300 404 236z`

const ribbon = (way: string): string => line(way, INK, 17) + line(way, '#6d4a36', 4, { transform: 'translate(-3 -2)' })

const head = (sheet: Sheet): string =>
  sheet.shade(HEAD, RUST, '#000', { opacity: 0.34 }) +
  sheet.shade(BACK, '#6d230a', '#000', { opacity: 0.62 }) +
  ribbon(PROFILE) +
  ribbon(NAPE) +
  line('M214 470Q188 452 166 466M216 492Q194 506 172 494M206 504l4 11M192 507l1 12M180 503l-4 11', INK, 7) +
  line('M330 520Q372 492 384 540Q388 590 346 612Q326 600 334 572', INK, 8) +
  line('M346 536Q364 530 362 552', INK, 6)

const SCREWS = [
  [92, 50],
  [508, 50],
  [92, 284],
  [508, 284],
] as const

const cassette = ({ phase }: Sheet): string =>
  rect(76, 34, 448, 266, '#000', { rx: 18, opacity: 0.3, transform: 'translate(10 14)' }) +
  rect(76, 34, 448, 266, CASE, { rx: 18 }) +
  rect(104, 54, 392, 172, BONE, { rx: 10 }) +
  rect(104, 176, 392, 20, '#c22f2a') +
  rect(104, 200, 392, 10, '#e9b52f') +
  line('M128 82H472', '#b9a98a', 2) +
  line('M128 70H330', '#2f5fa0', 6, { 'stroke-dasharray': '26 9 40 9 14 9' }) +
  rect(168, 100, 264, 92, INK, { rx: 46 }) +
  circle(226, 146, 40, '#3b2a20') +
  circle(374, 146, 30, '#3b2a20') +
  reel(226, 146, 28, 12 + 720 * phase) +
  reel(374, 146, 28, 40 + 720 * phase) +
  rect(278, 118, 44, 56, '#2c2622', { rx: 4 }) +
  shape('M150 300L172 252H428L450 300z', '#2c2622') +
  circle(202, 280, 8, ORANGE) +
  circle(398, 280, 8, ORANGE) +
  SCREWS.map(([x, y]) => circle(x, y, 6, '#5d554e')).join('') +
  shape('M76 34H524V120Q300 60 76 200z', '#fff', { opacity: 0.07 })

export const art: KeyArt = {
  dusk: '#2c1006',
  light: BONE,
  draw: sheet =>
    sheet.flood(ORANGE) +
    sheet.flood(sheet.radial(dark([0, 0], [0.5, 0.08], [1, 0.75]), [0.6, 0.4, 0.85]), sheet.dots(RUST)) +
    group(
      { transform: sheet.either('translate(0 20)', 'translate(640 -20) scale(.92)') },
      head(sheet),
      group({ transform: 'rotate(-2 300 170)' }, cassette(sheet)),
    ),
  title: (colour = BONE) =>
    write(['El archivo', 'de las voces'], {
      x: 34,
      y: 786,
      fit: 280,
      heights: [40],
      leading: 1.24,
      gap: 0.1,
      pen: { thickness: 7 },
      fill: colour,
    }),
}
