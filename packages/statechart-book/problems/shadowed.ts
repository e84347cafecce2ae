import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts'

/** A handler that does something, and one in a region below that keeps its event from it. */
export type Shadowed = { readonly above: ChartTransition; readonly below: ChartTransition }

/** A state and those around it, outwards. */
const lineOf = (byId: ReadonlyMap<string, ChartState>, id: string): readonly ChartState[] => {
  const state = byId.get(id)
  if (state === undefined) return []
  return [state, ...(state.parent === undefined ? [] : lineOf(byId, state.parent))]
}

const doesAll = (done: ChartTransition, { targets, actions }: ChartTransition): boolean =>
  targets.length === 0 && actions.every(action => done.actions.includes(action))

/**
 * Handlers whose work does not happen while one region handles the same event: XState asks the regions of a parallel
 * state first, and what is above them only where none of them takes it. Nothing is lost where a region that is always
 * active does the same work; a handler with a description keeps its event to itself on purpose.
 */
export const shadowedHandlers = ({ states, transitions }: Chart): readonly Shadowed[] => {
  const byId = new Map(states.map(state => [state.id, state]))
  const events = transitions.filter(({ kind }) => kind === 'event')
  /** What is around `below`, up to the state of `above`. */
  const between = (below: ChartTransition, above: ChartTransition): readonly ChartState[] => {
    const line = lineOf(byId, below.source)
    return line.slice(1, line.findIndex(({ id }) => id === above.source) + 1)
  }
  const isParallel = ({ kind }: ChartState): boolean => kind === 'parallel'
  const regionsOf = (around: readonly ChartState[]): readonly string[] =>
    around.filter(isParallel).flatMap(({ id }) => states.filter(({ parent }) => parent === id).map(region => region.id))
  return events
    .filter(({ actions, targets }) => actions.length > 0 || targets.length > 0)
    .flatMap(above => {
      const others = events.filter(({ event, id }) => event === above.event && id !== above.id)
      return others
        .filter(({ description }) => description === undefined)
        .filter(below => {
          const regions = regionsOf(between(below, above))
          const isKept = others.some(
            each => each.guard === undefined && regions.includes(each.source) && doesAll(each, above),
          )
          return regions.length > 0 && !isKept && !doesAll(below, above)
        })
        .map(below => ({ above, below }))
    })
}
