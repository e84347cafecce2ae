import type { Chart } from '../chart/chart.ts'
import { treeOf } from '../chart/tree.ts'
import type { Drawing } from './drawing.ts'
import { foldableStates, foldChart } from './fold.ts'
import { foldingKey, foldsOf } from './foldings.ts'
import { downIn, layOut, layOutAnew } from './layout.ts'

/** Up to so many frames every folding is laid out anew; up to so many more, those that people take first. */
const ALL_OF = 4

const MANY = 8

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

/** A chart as one of its foldings shows it. */
export const layOutFolding = async (chart: Chart, key: string): Promise<Drawing> => {
  const whole = await layOut(chart)
  return key === '' ? whole : layOutAnew(foldChart(chart, new Set(foldsOf(key))), downIn(whole))
}
