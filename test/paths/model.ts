import { type ChartModel, type ModelDefinition, chartModel as ofChart } from '@sintonia/statechart-paths'
import type { AnyStateMachine } from 'xstate'
import { saidOf } from '../charts/readChart.ts'

/** A model of a chart of this app, with its product words. */
export const chartModel = <Machine extends AnyStateMachine>(
  definition: ModelDefinition<Machine>,
): ChartModel<Machine> => ofChart({ ...definition, said: saidOf(definition.machine) })
