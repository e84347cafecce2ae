import type { Chart } from '../chart/chart.ts'
import { treeOf } from '../chart/tree.ts'
import type { Drawing } from './drawing.ts'
import { foldableStates, foldChart, shownFolds } from './fold.ts'
import { foldInPlace } from './foldInPlace.ts'
import { drawingOf, type Geometry } from './geometry.ts'

/** Places of a chart's drawing by what is folded in it: ids of the folded frames, parted by spaces. */
export type Foldings = Readonly<Record<string, Geometry>>

/** Up to so many frames every folding is laid out anew; up to so many more, those that people take first. */
const ALL_OF = 4

const MANY = 8

export const foldingKey = (chart: Chart, folded: ReadonlySet<string>): string => shownFolds(chart, folded).join(' ')

const subsets = (ids: readonly string[]): readonly (readonly string[])[] =>
  ids.reduce<readonly (readonly string[])[]>((sets, id) => sets.concat(sets.map(set => [...set, id])), [[]])

/** All frames from some depth on, for every depth. */
const levels = (chart: Chart): readonly (readonly string[])[] => {
  const tree = treeOf(chart)
  const frames = foldableStates(chart).map(({ id }) => ({ id, depth: tree.ancestors(id).length }))
  const depths = [...new Set(frames.map(({ depth }) => depth))]
  return depths.map(least => frames.filter(({ depth }) => depth >= least).map(({ id }) => id))
}

/** The foldings that are laid out ahead of time, each once. */
export const laidOutFoldings = (chart: Chart): readonly string[] => {
  const ids = foldableStates(chart).map(({ id }) => id)
  const single = ids.map(id => [id])
  const allButOne = levels(chart).flatMap(level => level.map(open => level.filter(id => id !== open)))
  const few = ids.length > MANY ? [] : [...single, ...allButOne]
  const sets = ids.length <= ALL_OF ? subsets(ids) : [[], ...levels(chart), ...few]
  return [...new Set(sets.map(set => foldingKey(chart, new Set(set))))]
}

const folds = (key: string): readonly string[] => key.split(' ').filter(id => id !== '')

/** The laid-out folding that comes nearest without folding what should be open. */
const nearest = (chart: Chart, foldings: Foldings, wanted: ReadonlySet<string>): string =>
  Object.keys(foldings)
    .filter(key => folds(key).every(id => wanted.has(id)))
    .filter(key => foldingKey(chart, new Set([...wanted, ...folds(key)])) === foldingKey(chart, wanted))
    .reduce((best, key) => (folds(key).length > folds(best).length ? key : best), '')

/** The drawing of a chart with some frames folded: laid out anew where that was done ahead, else folded in place. */
export const foldedDrawing = (chart: Chart, foldings: Foldings, wanted: ReadonlySet<string>): Drawing | undefined => {
  const key = nearest(chart, foldings, wanted)
  const geometry = foldings[key]
  if (geometry === undefined) return undefined
  const drawing = drawingOf(foldChart(chart, new Set(folds(key))), geometry)
  return key === foldingKey(chart, wanted) ? drawing : foldInPlace(drawing, chart, wanted)
}
