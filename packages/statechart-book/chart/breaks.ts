import type { Chart, ChartInvoke, ChartState } from './chart.ts'

type Invoked = { readonly chart: Chart; readonly state: ChartState; readonly invoke: ChartInvoke }

const invokesOf = (chart: Chart): readonly Invoked[] =>
  chart.states.flatMap(state => state.invokes.map(invoke => ({ chart, state, invoke })))

const isCaught = ({ chart, state, invoke }: Invoked): boolean =>
  chart.transitions.some(({ source, kind, actor }) => source === state.id && kind === 'error' && actor === invoke.id)

/**
 * Actors whose break ends everything: a chart that does not catch it breaks too, and so do those above it. A chart that
 * another one runs may leave the break to that one; a chart that nobody runs has nobody above it.
 */
export const uncaughtBreaks = (charts: readonly Chart[]): readonly string[] => {
  const all = charts.flatMap(invokesOf)
  const isSafe = ({ name }: Chart, seen: readonly string[] = []): boolean => {
    const runners = all.filter(({ invoke }) => invoke.isChart && invoke.source === name)
    return (
      runners.length > 0 &&
      runners.every(
        runner => isCaught(runner) || (!seen.includes(runner.chart.name) && isSafe(runner.chart, [...seen, name])),
      )
    )
  }
  return all
    .filter(invoked => !isCaught(invoked) && !isSafe(invoked.chart))
    .map(({ state, invoke }) => `${state.id}: ${invoke.id}`)
}
