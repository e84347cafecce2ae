import type { Point } from './drawing.ts'

type Size = { readonly width: number; readonly height: number }

export type Packed = Size & { readonly places: readonly Point[] }

const GAP = 20

/** Long side to short side of a sheet of paper. */
const SHEET = Math.SQRT2

type Shelves = { readonly x: number; readonly y: number; readonly bottom: number; readonly right: number }

/** Puts blocks side by side in their order, and onto a new shelf where the line would pass `maxWidth`. */
const onShelves = (blocks: readonly Size[], maxWidth: number): Packed => {
  const places: Point[] = []
  let shelf: Shelves = { x: 0, y: 0, bottom: 0, right: 0 }
  for (const { width, height } of blocks) {
    if (shelf.x > 0 && shelf.x + width > maxWidth) shelf = { ...shelf, x: 0, y: shelf.bottom + GAP }
    places.push({ x: shelf.x, y: shelf.y })
    shelf = {
      x: shelf.x + width + GAP,
      y: shelf.y,
      bottom: Math.max(shelf.bottom, shelf.y + height),
      right: Math.max(shelf.right, shelf.x + width),
    }
  }
  return { width: shelf.right, height: shelf.bottom, places }
}

/** The short side of the smallest sheet, upright or across, that holds it: what decides how large it can be printed. */
export const pageSide = ({ width, height }: Size): number =>
  Math.min(Math.max(width / SHEET, height), Math.max(width, height / SHEET))

/** The arrangement of blocks, in their order, that fits on the smallest sheet. */
export const pack = (blocks: readonly Size[]): Packed => {
  const widths = blocks.map((_, index) =>
    blocks.slice(0, index + 1).reduce((sum, { width }) => sum + width + GAP, -GAP),
  )
  const [first, ...others] = widths.map(width => onShelves(blocks, width))
  if (first === undefined) return { width: 0, height: 0, places: [] }
  return others.reduce((best, next) => (pageSide(next) < pageSide(best) ? next : best), first)
}
