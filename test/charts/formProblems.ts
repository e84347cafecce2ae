import type { AnyStateMachine } from 'xstate'
import { ledgerIds } from '../support/ledger.ts'
import { readChart } from './ir.ts'
import { type ChartProblem, chartProblems } from './problems.ts'

/** What is wrong with the form of these charts, requirement ids held against the ledger. */
export const formProblems = (machines: readonly AnyStateMachine[]): readonly ChartProblem[] => {
  const ids = ledgerIds()
  return machines.flatMap(machine => chartProblems(readChart(machine), ids))
}
