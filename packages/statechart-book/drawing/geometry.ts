import type { Chart } from '../chart/chart.ts'
import { treeOf } from '../chart/tree.ts'
import { arrowPlans } from './arrows.ts'
import type { Arrow, Drawing, Point, Rect } from './drawing.ts'
import { headerOf } from './header.ts'

/**
 * The places of a drawing without its words: those can be said again from the chart. Small enough to keep a page's
 * drawings in many foldings.
 */
export type Geometry = {
  readonly size: readonly [width: number, height: number]
  /** In the order of the chart's states. */
  readonly boxes: readonly (readonly [x: number, y: number, width: number, height: number, at: 0 | 1])[]
  readonly dots: readonly (readonly [x: number, y: number])[]
  /** Which of the chart's arrows (-1: from an initial dot), its points one after the other, its label. */
  readonly arrows: readonly (readonly [plan: number, points: readonly number[], label?: readonly number[]])[]
}

const tenth = (value: number): number => Math.round(value * 10) / 10

const flat = (points: readonly Point[]): readonly number[] => points.flatMap(({ x, y }) => [tenth(x), tenth(y)])

const rectangle = ({ x, y, width, height }: Rect) => [tenth(x), tenth(y), tenth(width), tenth(height)] as const

const idOf = ({ transitions: [first] }: Arrow): string | undefined => first && `${first.source}>${first.targets.join()}`

export const geometryOf = ({ chart, width, height, boxes, dots, arrows }: Drawing): Geometry => {
  const plans = arrowPlans(chart, treeOf(chart)).map(({ id }) => id)
  const byId = new Map(boxes.map(box => [box.state.id, box]))
  return {
    size: [tenth(width), tenth(height)],
    boxes: chart.states.flatMap(({ id }) => {
      const box = byId.get(id)
      return box === undefined ? [] : [[...rectangle(box), box.headerAt === 'top' ? 0 : 1] as const]
    }),
    dots: dots.map(({ x, y }) => [tenth(x), tenth(y)]),
    arrows: arrows.map(arrow => {
      const plan = plans.indexOf(idOf(arrow) ?? '')
      const points = flat(arrow.points)
      return arrow.label === undefined ? [plan, points] : [plan, points, rectangle(arrow.label)]
    }),
  }
}

const pairs = (numbers: readonly number[]): readonly Point[] =>
  numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []))

const labelRect = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]): Rect => ({ x, y, width, height })

/** The drawing again, of the same chart. */
export const drawingOf = (chart: Chart, geometry: Geometry): Drawing => {
  const tree = treeOf(chart)
  const plans = arrowPlans(chart, tree)
  return {
    chart,
    width: geometry.size[0],
    height: geometry.size[1],
    boxes: geometry.boxes.flatMap(([x, y, width, height, at], index) => {
      const state = chart.states[index]
      if (state === undefined) return []
      const parents = tree.ancestors(state.id)
      const headerAt = at === 0 ? 'top' : 'side'
      const header = headerOf(chart, tree, state, headerAt)
      const isRegion = parents[0]?.kind === 'parallel'
      return [{ x, y, width, height, state, headerAt, header, depth: parents.length, isRegion }]
    }),
    dots: geometry.dots.map(([x, y]) => ({ x, y })),
    arrows: geometry.arrows.map(([plan, points, label]) => ({
      transitions: plans[plan]?.transitions ?? [],
      points: pairs(points),
      ...(label === undefined ? {} : { label: labelRect(label) }),
    })),
  }
}

/** Every place to a tenth: a page that keeps only the places draws the same. */
export const inTenths = (drawing: Drawing): Drawing => drawingOf(drawing.chart, geometryOf(drawing))
