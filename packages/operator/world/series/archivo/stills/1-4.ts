import { circle, d, group, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { ACROSS, type Sheet } from '../../../draw/sheet.ts'
import { pick } from '../../../seed.ts'
import { AMBER, CREAM, corners, INK } from '../palette.ts'

const LIGHT = '#ffe2a0'
const [X, Y] = [700, 330]
const BOXES = ['#6b3a22', '#8a4a26', '#a8581f', '#4b2b22', '#2b4b4f']

/** How near something is that stands `depth` bays away. */
const near = (depth: number): number => 1 / (1 + depth * 0.55)

const box = (sheet: Sheet, side: number, bay: number, shelf: number): string => {
  const lit = Math.max(0, 1 - Math.abs(bay - 4) / 5)
  const at = (depth: number, down: number): string =>
    d`${X + side * 820 * depth} ${Y + (shelf * 158 - 470 + down) * depth}`
  const panel = (front: number, back: number, top: number, foot: number): string =>
    `M${at(front, top)}L${at(back, top)}L${at(back, foot)}L${at(front, foot)}z`
  const [front, back] = [near(bay), near(bay + 0.9)]
  const colour = pick(BOXES, Math.floor(sheet.random() * BOXES.length))
  const label =
    sheet.random() > 0.3
      ? shape(panel(front * 0.7 + back * 0.3, front * 0.35 + back * 0.65, 40, 84), CREAM, { opacity: 0.2 + lit * 0.6 })
      : ''
  return shape(panel(front, back, 0, 132), colour, { opacity: 0.22 + lit * 0.78 }) + label
}

const shelves = (sheet: Sheet, side: number): string =>
  times(11, bay => times(6, shelf => box(sheet, side, bay, shelf)))

const torch =
  shape('M-20 760Q60 560 240 520L330 470Q380 452 400 486Q410 520 366 540L300 576Q250 700 260 760z', INK) +
  shape('M318 486L470 400L500 446L348 534z', '#2f2a2c') +
  shape('M462 392L520 362L548 412L506 452z', '#4b4347') +
  shape('M-20 720Q60 540 236 510L250 530Q90 580 30 760z', AMBER, { opacity: 0.5 })

/** Depth: forty thousand boxes and one torch. */
export const still: Still = sheet => {
  const path = sheet.linear([
    [0, LIGHT, 0.75],
    [1, LIGHT, 0],
  ])
  const glow = sheet.radial([
    [0, '#fff1c8', 0.95],
    [0.16, '#ffd98a', 0.6],
    [1, AMBER, 0],
  ])
  const beam = sheet.linear(
    [
      [0, LIGHT, 0.34],
      [0.6, LIGHT, 0],
    ],
    ACROSS,
  )
  return (
    sheet.flood('#0b0709') +
    shelves(sheet, -1) +
    shelves(sheet, 1) +
    shape(`M${X - 110} ${Y + 70}H${X + 110}L1560 760H-160z`, '#24161a') +
    shape(`M${X - 60} ${Y + 70}H${X + 60}L1050 760H420z`, path) +
    circle(X, Y, 300, glow) +
    circle(X, Y + 6, 20, '#fff') +
    group({ transform: 'translate(-30 40)' }, shape('M534 380L1380 -160V620L540 420z', beam), torch) +
    corners(sheet, 0.9, 0.55, 0.45)
  )
}
