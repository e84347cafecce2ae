import type { Chart, ChartState } from './chart.ts'
import { grouped } from './grouped.ts'

/** Questions about who stands inside whom. */
export type Tree = {
  readonly root: ChartState
  readonly state: (id: string) => ChartState
  readonly children: (id: string) => readonly ChartState[]
  /** The state's parents from the nearest to the root. */
  readonly ancestors: (id: string) => readonly ChartState[]
  readonly isInside: (id: string, outer: string) => boolean
  /** The nearest state that contains both; undefined for the root with itself. */
  readonly commonParent: (a: string, b: string) => ChartState | undefined
}

/** A state that is drawn as a frame around others. */
export const isFrame = ({ kind }: ChartState): boolean => kind === 'compound' || kind === 'parallel'

export const treeOf = (chart: Chart): Tree => {
  const byId = new Map(chart.states.map(state => [state.id, state]))
  const byParent = grouped(chart.states, ({ parent }) => parent)
  const state = (id: string): ChartState => {
    const found = byId.get(id)
    if (found === undefined) throw new Error(`chart ${chart.name} has no state ${id}`)
    return found
  }
  const ancestors = (id: string): readonly ChartState[] => {
    const { parent } = state(id)
    return parent === undefined ? [] : [state(parent), ...ancestors(parent)]
  }
  const isInside = (id: string, outer: string) => ancestors(id).some(ancestor => ancestor.id === outer)
  const [root] = chart.states
  if (root === undefined) throw new Error(`chart ${chart.name} has no states`)
  return {
    root,
    state,
    children: id => byParent.get(id) ?? [],
    ancestors,
    isInside,
    commonParent: (a, b) => ancestors(a).find(({ id }) => isInside(b, id)),
  }
}
