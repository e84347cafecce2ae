import type { Chart } from '../chart/chart.ts'
import { treeOf } from '../chart/tree.ts'
import { isDrawn } from './arrows.ts'
import type { Arrow, Drawing, Point, Rect } from './drawing.ts'
import { foldChart } from './fold.ts'
import { headerOf } from './header.ts'

const contains = ({ x, y, width, height }: Rect, point: Point): boolean =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height

const touches = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Where a straight line from outside meets the border. */
const border = ({ x, y, width, height }: Rect, from: Point, to: Point): Point => {
  const along = (start: number, end: number, low: number, high: number) => {
    if (start < low) return (low - start) / (end - start)
    return start > high ? (high - start) / (end - start) : 0
  }
  const part = Math.max(along(from.x, to.x, x, x + width), along(from.y, to.y, y, y + height))
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** A line up to the border of the frame that it runs into. */
const cutAtEnd = (points: readonly Point[], frame: Rect): readonly Point[] => {
  const inside = points.findIndex((point, index) => index > 0 && contains(frame, point))
  const [before, within] = [points[inside - 1], points[inside]]
  if (inside === -1 || before === undefined || within === undefined) return points
  return [...points.slice(0, inside), border(frame, before, within)]
}

const cutAtStart = (points: readonly Point[], frame: Rect): readonly Point[] =>
  cutAtEnd(points.toReversed(), frame).toReversed()

/**
 * Folds frames of a finished drawing where they stand: everything else keeps its place, arrows end at the frame's
 * border. For foldings that nobody laid out anew.
 */
export const foldInPlace = (drawing: Drawing, whole: Chart, wanted: ReadonlySet<string>): Drawing => {
  const chart = foldChart(whole, wanted)
  const tree = treeOf(chart)
  const states = new Map(chart.states.map(state => [state.id, state]))
  const transitions = new Map(chart.transitions.map(transition => [transition.id, transition]))
  const wasOpen = new Set(drawing.chart.states.filter(({ hidden }) => hidden === undefined).map(({ id }) => id))
  const folds = new Map(
    drawing.boxes
      .filter(({ state: { id } }) => wasOpen.has(id) && states.get(id)?.hidden !== undefined)
      .map(box => [box.state.id, box]),
  )
  const boxes = drawing.boxes.flatMap(box => {
    const state = states.get(box.state.id)
    const headerAt = folds.has(box.state.id) ? 'top' : box.headerAt
    return state === undefined
      ? []
      : [{ ...box, state, headerAt, header: headerOf(chart, tree, state, headerAt) } as const]
  })
  const isGone = (point: Point | undefined) =>
    point !== undefined && [...folds.values()].some(fold => contains(fold, point))
  const refolded = ({ transitions: before, points, label }: Arrow): readonly Arrow[] => {
    const kept = before.flatMap(({ id }) => transitions.get(id) ?? []).filter(transition => isDrawn(tree, transition))
    const [first] = kept
    if (first === undefined) return []
    const [start, end] = [folds.get(first.source), folds.get(first.targets[0] ?? '')]
    const cut = start === undefined ? points : cutAtStart(points, start)
    const isCovered = label !== undefined && [...folds.values()].some(fold => touches(fold, label))
    return [
      {
        transitions: kept,
        points: end === undefined ? cut : cutAtEnd(cut, end),
        ...(label === undefined || isCovered ? {} : { label }),
      },
    ]
  }
  return {
    ...drawing,
    chart,
    boxes,
    dots: drawing.dots.filter(dot => !isGone(dot)),
    arrows: drawing.arrows.flatMap(arrow =>
      arrow.transitions.length > 0 ? refolded(arrow) : isGone(arrow.points[0]) ? [] : [arrow],
    ),
  }
}
