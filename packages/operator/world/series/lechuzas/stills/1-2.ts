import { circle, d, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { write } from '../../../draw/lettering.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { pick } from '../../../seed.ts'
import { corners, DEEP, LAMP, LINEN, MINT, RED, SKIN, TEAL } from '../palette.ts'

const PETALS = [RED, LAMP, '#e8dfc8', '#d97a9a', '#7a5c9a']

/** A leaf of a blossom: out from the middle and back to it. */
const petal = (angle: number, size: number): string => {
  const to = (turn: number, far: number): string =>
    `${Math.round(far * Math.cos(angle + turn))} ${Math.round(far * Math.sin(angle + turn))}`
  return `q${to(-0.7, size * 0.9)} ${to(0, size)}q${to(2.5, size * 0.55)} ${to(Math.PI, size)}`
}

const flower = (x: number, y: number, size: number, colour: string, petals: number): string =>
  line(d`M${x} ${y}v130`, '#3f7a5c', 6) +
  shape(d`M${x} ${y}${times(petals, at => petal((at / petals) * 2 * Math.PI, size))}`, colour) +
  circle(x, y, Math.round(size * 0.26), colour === LAMP ? RED : LAMP)

/** Vases of every year since 1985; the ones at the back have withered. */
const vases = (sheet: Sheet, row: number): string =>
  times(9, at => {
    const x = 90 + at * 140 + (row % 2) * 60
    const y = 330 + row * 128
    const near = 0.7 + row * 0.22
    const colour = row === 0 ? '#6f6a58' : pick(PETALS, Math.floor(sheet.random() * 97))
    const side = Math.round(30 * near)
    return (
      flower(x - side, y - 20, Math.round(26 * near), colour, 5 + (at % 3)) +
      flower(
        x + side,
        Math.round(y - 44 - sheet.random() * 20),
        Math.round(30 * near),
        row === 0 ? '#5a5646' : pick(PETALS, at + row),
        6,
      ) +
      shape(
        d`M${x - side} ${y + 50}h${2 * side}l-8 ${Math.round(86 * near)}h${16 - 2 * side}z`,
        pick(['#8fc3b4', '#d9d2bf', '#5d8f8a'], at),
      )
    )
  })

const patient = (sheet: Sheet): string =>
  rect(440, 96, 400, 420, '#33524f', { rx: 16 }) +
  rect(462, 118, 356, 180, TEAL, { rx: 8 }) +
  write(['11'], { x: 640, y: 142, align: 'centre', heights: [86], pen: { thickness: 16 }, fill: LAMP }).markup +
  rect(520, 306, 240, 96, '#fff', { rx: 30 }) +
  shape('M586 352Q590 300 640 300Q690 300 694 352Q690 420 640 424Q590 420 586 352z', SKIN) +
  shape('M580 352Q570 284 640 284Q710 284 700 352Q690 316 640 314Q590 316 580 352z', '#e4ded0') +
  line('M610 360Q620 368 630 360M650 360Q660 368 670 360M628 396Q640 402 652 396', DEEP, 5) +
  shape('M430 620V470Q520 400 640 404Q760 400 850 470V620z', LINEN) +
  sheet.shade('M430 620V470Q520 400 640 404Q760 400 850 470V620z', '#7f9a8c', sheet.linear(dark([0, 0.1], [1, 0.85]))) +
  line('M470 470Q640 420 810 470', MINT, 12)

/** Face: bed eleven, among the flowers of every year. */
export const still: Still = sheet =>
  sheet.flood('#17403d') +
  sheet.flood(sheet.linear(dark([0, 0.2], [1, 0.8])), sheet.dots(DEEP)) +
  vases(sheet, 0) +
  patient(sheet) +
  vases(sheet, 1) +
  vases(sheet, 2) +
  corners(sheet, 0.85, 0.5, 0.42)
