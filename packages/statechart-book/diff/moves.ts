import type { Chart, ChartState } from '../chart/chart.ts'

const onlyIn = (chart: Chart, other: Chart): readonly ChartState[] => {
  const there = new Set(other.states.map(({ id }) => id))
  return chart.states.filter(({ id }) => !there.has(id))
}

const isLike = (a: ChartState, b: ChartState): boolean =>
  a.key === b.key || (a.description !== undefined && a.description === b.description)

/**
 * States that stand elsewhere or have another name now, old id to new: gone there and new here, the same name or the
 * same description, and no other could be meant.
 */
export const movedStates = (before: Chart, after: Chart): ReadonlyMap<string, string> => {
  const gone = onlyIn(before, after)
  const come = onlyIn(after, before)
  return new Map(
    gone.flatMap(old => {
      const [like, ...others] = come.filter(state => isLike(old, state))
      const isOnly = like !== undefined && others.length === 0 && gone.filter(state => isLike(state, like)).length === 1
      return isOnly ? [[old.id, like.id] as const] : []
    }),
  )
}

/** The older chart with the ids of today: what is left to compare is what was said of the states. */
export const withMoves = (chart: Chart, moves: ReadonlyMap<string, string>): Chart => {
  const now = (id: string): string => moves.get(id) ?? id
  return {
    ...chart,
    states: chart.states.map(state => ({
      ...state,
      id: now(state.id),
      ...(state.parent === undefined ? {} : { parent: now(state.parent) }),
      ...(state.initial === undefined ? {} : { initial: now(state.initial) }),
    })),
    transitions: chart.transitions.map(transition => ({
      ...transition,
      id: `${now(transition.source)}${transition.id.slice(transition.source.length)}`,
      source: now(transition.source),
      targets: transition.targets.map(now),
    })),
  }
}
