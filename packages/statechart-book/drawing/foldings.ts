import type { Chart } from '../chart/chart.ts'
import type { Drawing } from './drawing.ts'
import { foldChart, shownFolds } from './fold.ts'
import { foldInPlace } from './foldInPlace.ts'
import { drawingOf, type Geometry } from './geometry.ts'

/** Places of a chart's drawing by what is folded in it: ids of the folded frames, parted by spaces. */
export type Foldings = Readonly<Record<string, Geometry>>

export const foldingKey = (chart: Chart, folded: ReadonlySet<string>): string => shownFolds(chart, folded).join(' ')

export const foldsOf = (key: string): readonly string[] => key.split(' ').filter(id => id !== '')

/** The laid-out folding that comes nearest without folding what should be open. */
const nearest = (chart: Chart, foldings: Foldings, wanted: ReadonlySet<string>): string =>
  Object.keys(foldings)
    .filter(key => foldsOf(key).every(id => wanted.has(id)))
    .filter(key => foldingKey(chart, new Set([...wanted, ...foldsOf(key)])) === foldingKey(chart, wanted))
    .reduce((best, key) => (foldsOf(key).length > foldsOf(best).length ? key : best), '')

/** The drawing of a chart with some frames folded: laid out anew where that was done ahead, else folded in place. */
export const foldedDrawing = (chart: Chart, foldings: Foldings, wanted: ReadonlySet<string>): Drawing | undefined => {
  const key = nearest(chart, foldings, wanted)
  const geometry = foldings[key]
  if (geometry === undefined) return undefined
  const drawing = drawingOf(foldChart(chart, new Set(foldsOf(key))), geometry)
  return key === foldingKey(chart, wanted) ? drawing : foldInPlace(drawing, chart, wanted)
}
