import type { Chart } from '@sintonia/statechart-book'
import type { StepFacts } from '../model/step.ts'
import type { Path } from './path.ts'

/** What paths go through, in ids. */
export type Covered = { readonly states: ReadonlySet<string>; readonly transitions: ReadonlySet<string> }

/** Of something that the chart has: how much of it is covered, and what is not. */
export type Share = { readonly covered: number; readonly total: number; readonly missing: readonly string[] }

export type ChartShares = { readonly states: Share; readonly transitions: Share; readonly requirements: Share }

const factsOf = ({ start, steps }: Path): readonly StepFacts[] => [start.facts, ...steps.map(({ facts }) => facts)]

export const coveredBy = (paths: readonly Path[]): Covered => {
  const facts = paths.flatMap(factsOf)
  return {
    states: new Set(facts.flatMap(({ entered }) => entered)),
    transitions: new Set(facts.flatMap(({ taken }) => taken)),
  }
}

const shareOf = (all: readonly string[], covered: (id: string) => boolean): Share => {
  const missing = all.filter(id => !covered(id))
  return { covered: all.length - missing.length, total: all.length, missing }
}

export const requirementsOf = ({ states, transitions }: Chart): readonly string[] =>
  [...new Set([...states, ...transitions].flatMap(({ requirements }) => requirements))].sort()

/** The requirement ids of the states and transitions among these. */
export const requirementsMet = (chart: Chart, { states, transitions }: Covered): ReadonlySet<string> =>
  new Set([
    ...chart.states.filter(({ id }) => states.has(id)).flatMap(({ requirements }) => requirements),
    ...chart.transitions.filter(({ id }) => transitions.has(id)).flatMap(({ requirements }) => requirements),
  ])

/** How much of a chart is covered. History states are never active, and where they lead at first is no event of its own. */
export const sharesOf = (chart: Chart, covered: Covered): ChartShares => {
  const met = requirementsMet(chart, covered)
  const states = chart.states.filter(({ kind }) => kind !== 'history').map(({ id }) => id)
  const transitions = chart.transitions.filter(({ kind }) => kind !== 'historyDefault').map(({ id }) => id)
  return {
    states: shareOf(states, id => covered.states.has(id)),
    transitions: shareOf(transitions, id => covered.transitions.has(id)),
    requirements: shareOf(requirementsOf(chart), id => met.has(id)),
  }
}

export const percent = ({ covered, total }: Share): number => (total === 0 ? 100 : (100 * covered) / total)
