import type { Chart, ChartTransition } from '../../../chart/chart.ts'
import type { StateValue } from './run.ts'
import { activeStates } from './states.ts'

type Active = ReadonlySet<string>

const listensTo = ({ event }: ChartTransition, type: string): boolean =>
  event === type || event === '*' || (event.endsWith('.*') && type.startsWith(event.slice(0, -1)))

const isSame = (a: Active, b: Active): boolean => a.size === b.size && [...a].every(id => b.has(id))

const stays = ({ source, targets, reenter }: ChartTransition): boolean =>
  targets.length === 0 || (targets.join() === source && !reenter)

/** Whether a step from `before` to `after` may have gone this way. */
const fits = (transition: ChartTransition, before: Active, after: Active): boolean => {
  if (!before.has(transition.source)) return false
  if (stays(transition)) return isSame(before, after)
  return transition.targets.every(target => after.has(target))
}

/** The innermost state that listens decides; what its outer states would do is not asked. */
const deciding = (transitions: readonly ChartTransition[]): readonly ChartTransition[] =>
  transitions.filter(({ source }) => !transitions.some(other => other.source.startsWith(`${source}.`)))

/**
 * A record says which event led to which state, and not by which way. Where only one way is possible, this is it; where
 * several are (two branches to the same state, a way through a state that is left at once), nobody knows: undefined.
 */
export const takenBetween = (
  chart: Chart,
  before: StateValue,
  type: string,
  after: StateValue,
): readonly string[] | undefined => {
  const [from, to] = [new Set(activeStates(chart.name, before)), new Set(activeStates(chart.name, after))]
  const listening = deciding(
    chart.transitions.filter(transition => from.has(transition.source) && listensTo(transition, type)),
  )
  if (listening.length === 0) return []
  const possible = listening.filter(transition => fits(transition, from, to))
  return possible.length === 1 ? possible.map(({ id }) => id) : undefined
}
