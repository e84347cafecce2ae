import type { Chart, ChartState } from '../chart/chart.ts'

/**
 * The states that the arrows of a chart can lead to, whatever the guards say: entering a state enters its parents, its
 * initial state or all of its regions; being in it allows its transitions.
 */
export const reachableStates = (chart: Chart): ReadonlySet<string> => {
  const byId = new Map(chart.states.map(state => [state.id, state]))
  const reached = new Set<string>()
  const leadsTo = (state: ChartState): readonly string[] => [
    ...(state.parent === undefined ? [] : [state.parent]),
    ...(state.initial === undefined ? [] : [state.initial]),
    ...(state.kind === 'parallel' ? chart.states.filter(({ parent }) => parent === state.id).map(({ id }) => id) : []),
    ...chart.transitions.filter(({ source }) => source === state.id).flatMap(({ targets }) => targets),
  ]
  const queue = chart.states.slice(0, 1).map(({ id }) => id)
  for (const id of queue) {
    const state = byId.get(id)
    if (state === undefined || reached.has(id)) continue
    reached.add(id)
    queue.push(...leadsTo(state))
  }
  return reached
}
