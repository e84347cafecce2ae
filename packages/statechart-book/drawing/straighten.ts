import type { Point } from './drawing.ts'

/** A jog shorter than this, in px, goes round nothing: it looks like a slip of the pen. */
const SLIP = 6

const isBetween = (a: Point, b: Point, c: Point): boolean =>
  (a.x === b.x && b.x === c.x) || (a.y === b.y && b.y === c.y)

/** Only the corners of a line, and its ends. */
const corners = (points: readonly Point[]): readonly Point[] =>
  points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    return before === undefined || after === undefined || !isBetween(before, point, after)
  })

const length = (from: Point, to: Point): number => Math.abs(from.x - to.x) + Math.abs(from.y - to.y)

/** The stretch from one corner to the next, moved sideways to where another point is. */
const moved = (points: readonly Point[], from: number, to: Point, isUpright: boolean): readonly Point[] =>
  points.map((point, index) => {
    if (index !== from && index !== from + 1) return point
    return isUpright ? { ...point, x: to.x } : { ...point, y: to.y }
  })

/** Takes the first slip out of a line: the shorter of the stretches beside it moves, rather one that ends at no state. */
const withoutSlip = (points: readonly Point[]): readonly Point[] | undefined => {
  const at = points.findIndex((point, index) => {
    const next = points[index + 1]
    return index > 0 && index < points.length - 2 && next !== undefined && length(point, next) < SLIP
  })
  const [before, from, to, after] = points.slice(at - 1, at + 3)
  if (at < 1 || before === undefined || from === undefined || to === undefined || after === undefined) return undefined
  const isUpright = before.x === from.x
  const isFirst = at === 1
  const isLast = at === points.length - 3
  const isEarlier = isFirst === isLast ? length(before, from) < length(to, after) : isLast
  return corners(isEarlier ? moved(points, at - 1, to, isUpright) : moved(points, at + 1, from, isUpright))
}

/** The same line without jogs that lead round nothing. */
export const straightened = (points: readonly Point[]): readonly Point[] => {
  const plain = corners(points)
  const next = withoutSlip(plain)
  return next === undefined ? plain : straightened(next)
}
