import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts'
import { isFrame, type Tree, treeOf } from '../chart/tree.ts'

/** Frames that can be folded: all but the chart itself. */
export const foldableStates = (chart: Chart): readonly ChartState[] =>
  chart.states.filter(state => isFrame(state) && state.parent !== undefined)

/** The folded frame that a state lies in, the outermost where there are several. */
const hider =
  (tree: Tree, folded: ReadonlySet<string>) =>
  (id: string): string | undefined =>
    tree.ancestors(id).findLast(ancestor => folded.has(ancestor.id))?.id

/** What is folded so that it shows: not what lies in something folded. In the chart's order. */
export const shownFolds = (chart: Chart, folded: ReadonlySet<string>): readonly string[] => {
  const hiderOf = hider(treeOf(chart), folded)
  return foldableStates(chart)
    .map(({ id }) => id)
    .filter(id => folded.has(id) && hiderOf(id) === undefined)
}

const foldedState = (state: ChartState, hidden: number): ChartState => {
  const { initial: _, ...rest } = state
  return { ...rest, kind: 'atomic', initialActions: [], hidden }
}

/**
 * The chart as it looks with some frames folded: each of them a single state, with the arrows of all that is in it.
 * Transitions keep their ids; those that stay inside a folded frame are not there.
 */
export const foldChart = (chart: Chart, wanted: ReadonlySet<string>): Chart => {
  const folded = new Set(shownFolds(chart, wanted))
  if (folded.size === 0) return chart
  const tree = treeOf(chart)
  const hiderOf = hider(tree, folded)
  const seenAs = (id: string) => hiderOf(id) ?? id
  const staysInside = ({ source, targets }: ChartTransition) => {
    const at = seenAs(source)
    if (!folded.has(at)) return false
    return targets.length === 0
      ? source !== at
      : targets.every(target => tree.isInside(target, at) || target === source)
  }
  const size = (id: string) => chart.states.filter(state => tree.isInside(state.id, id)).length
  return {
    ...chart,
    hash: `${chart.hash} without ${[...folded].join(' ')}`,
    states: chart.states
      .filter(({ id }) => hiderOf(id) === undefined)
      .map(state => {
        if (folded.has(state.id)) return foldedState(state, size(state.id))
        return state.initial === undefined ? state : { ...state, initial: seenAs(state.initial) }
      }),
    transitions: chart.transitions
      .filter(transition => !staysInside(transition))
      .map(transition => ({
        ...transition,
        source: seenAs(transition.source),
        targets: transition.targets.map(seenAs),
      })),
  }
}
