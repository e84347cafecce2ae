import type { Chart } from '../../../chart/chart.ts'
import { placeName } from '../../../words/words.ts'
import type { StateValue } from './run.ts'

const inside = (path: string, value: StateValue): readonly string[] =>
  typeof value === 'string'
    ? [`${path}.${value}`]
    : Object.entries(value).flatMap(([key, inner]) => [`${path}.${key}`, ...inside(`${path}.${key}`, inner)])

/** The ids of all states that hold, the outer ones first. */
export const activeStates = (chart: string, value: StateValue): readonly string[] => [chart, ...inside(chart, value)]

/** Of some states, those that none of the others lies in. */
export const innermost = (ids: readonly string[]): readonly string[] =>
  ids.filter(id => !ids.some(other => other.startsWith(`${id}.`)))

/** `Watching › Playing, Screen › Inline`. */
export const stateWords = (chart: string, value: StateValue): string =>
  innermost(inside(chart, value)).map(placeName).join(', ')

/** States that hold and that this chart does not have: then it is of another version. */
export const strangeStates = (chart: Chart, value: StateValue): readonly string[] => {
  const known = new Set(chart.states.map(({ id }) => id))
  return activeStates(chart.name, value).filter(id => !known.has(id))
}
