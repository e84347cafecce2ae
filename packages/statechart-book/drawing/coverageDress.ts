import type { Chart } from '../chart/chart.ts'
import { type ChartCoverage, countable, type Hits } from '../chart/coverage.ts'
import type { Dress, Mark } from './dress.ts'

const short = (count: number): string => (count < 1_000 ? String(count) : `${Math.round(count / 1_000)}k`)

const markOf = (hits: Hits, id: string): readonly [string, Mark] => {
  const count = hits[id] ?? 0
  return [id, { className: count > 0 ? 'mark-hit' : 'mark-missed', count: short(count) }]
}

/** How a drawing shows coverage: what was taken and how often, and what never. */
export const coverageDress = (chart: Chart, { states, transitions }: ChartCoverage): Dress => ({
  states: new Map(chart.states.filter(({ kind }) => kind !== 'history').map(({ id }) => markOf(states, id))),
  transitions: new Map(countable(chart).map(({ id }) => markOf(transitions, id))),
})
