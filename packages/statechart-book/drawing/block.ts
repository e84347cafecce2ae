import type { Arrow, Box, Point } from './drawing.ts'

/** A part of a drawing with its own origin: a state with everything inside it. */
export type Block = {
  readonly width: number
  readonly height: number
  readonly boxes: readonly Box[]
  readonly dots: readonly Point[]
  readonly arrows: readonly Arrow[]
}

const shifted = <Place extends Point>(place: Place, by: Point): Place => ({
  ...place,
  x: place.x + by.x,
  y: place.y + by.y,
})

export const moved = (block: Block, by: Point): Block => ({
  ...block,
  boxes: block.boxes.map(box => shifted(box, by)),
  dots: block.dots.map(dot => shifted(dot, by)),
  arrows: block.arrows.map(({ label, points, ...arrow }) => ({
    ...arrow,
    points: points.map(point => shifted(point, by)),
    ...(label === undefined ? {} : { label: shifted(label, by) }),
  })),
})

export const joined = (
  size: { width: number; height: number },
  blocks: readonly Omit<Block, 'width' | 'height'>[],
): Block => ({
  ...size,
  boxes: blocks.flatMap(({ boxes }) => boxes),
  dots: blocks.flatMap(({ dots }) => dots),
  arrows: blocks.flatMap(({ arrows }) => arrows),
})
