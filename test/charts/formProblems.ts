import { type ChartProblem, chartProblems } from '@sintonia/statechart-book'
import type { AnyStateMachine } from 'xstate'
import { ledgerIds } from '../support/ledger.ts'
import { readChart } from './readChart.ts'

/** What is wrong with the form of these charts, requirement ids held against the ledger. */
export const formProblems = (machines: readonly AnyStateMachine[]): readonly ChartProblem[] => {
  const ledger = { ids: ledgerIds(), file: 'docs/requirements.md' }
  return machines.flatMap(machine => chartProblems(readChart(machine), ledger))
}
