import type { Chart } from './chart.ts'

/**
 * How often a run went through every state and transition: `.results/coverage.json`. Whoever runs paths writes it,
 * whoever draws reads it. Ids that were never reached may be left out.
 */
export type Coverage = {
  readonly format: 'sintonia-coverage/1'
  /** What ran, in words for a reader: `all-transition paths on the real machines`. */
  readonly run: string
  readonly charts: readonly ChartCoverage[]
}

export type ChartCoverage = {
  readonly chart: string
  /** Of the chart that ran; a drawing of another hash says that the counts are of an older chart. */
  readonly hash: string
  readonly paths: number
  /** State id -> how many steps entered it, passed it or ended in it. */
  readonly states: Hits
  /** Transition id -> how often it was taken. */
  readonly transitions: Hits
}

export type Hits = Readonly<Record<string, number>>

/** How often each id stands in a list. */
export const countHits = (ids: readonly string[]): Hits => {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
}

const sum = (a: Hits, b: Hits): Hits => countedAgain([...Object.entries(a), ...Object.entries(b)])

const countedAgain = (entries: readonly (readonly [string, number])[]): Hits => {
  const counts = new Map<string, number>()
  for (const [id, count] of entries) counts.set(id, (counts.get(id) ?? 0) + count)
  return Object.fromEntries(counts)
}

/** Runs of the same chart, from models with other inputs, count together. */
export const mergedCoverage = (parts: readonly ChartCoverage[]): readonly ChartCoverage[] => {
  const byChart = new Map<string, ChartCoverage>()
  for (const part of parts) {
    const known = byChart.get(part.chart)
    const joined = known && {
      ...part,
      paths: known.paths + part.paths,
      states: sum(known.states, part.states),
      transitions: sum(known.transitions, part.transitions),
    }
    byChart.set(part.chart, joined ?? part)
  }
  return [...byChart.values()]
}

/** Transitions that a run can take: where a history state goes at first is not counted by itself. */
export const countable = ({ transitions }: Chart) => transitions.filter(({ kind }) => kind !== 'historyDefault')

/** `44 of 44`: the transitions that were taken. */
export const takenWords = (chart: Chart, { transitions }: ChartCoverage): string => {
  const taken = countable(chart).filter(({ id }) => (transitions[id] ?? 0) > 0).length
  return `${taken} of ${countable(chart).length}`
}

/** `44 of 44 transitions, 16 of 17 states`. */
export const coverageWords = (chart: Chart, coverage: ChartCoverage): string => {
  const countedStates = chart.states.filter(({ kind }) => kind !== 'history')
  const entered = countedStates.filter(({ id }) => (coverage.states[id] ?? 0) > 0).length
  return `${takenWords(chart, coverage)} transitions, ${entered} of ${countedStates.length} states`
}
