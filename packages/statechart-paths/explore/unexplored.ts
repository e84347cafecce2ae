import { readChart } from '@sintonia/statechart-book'
import type { AnyChartModel } from '../model/model.ts'
import { makeStepper } from '../model/step.ts'
import { withStubs } from '../model/stub.ts'
import { type Exploration, firstSituation } from './explore.ts'

const known = new WeakMap<AnyChartModel, Exploration>()

const made = (model: AnyChartModel): Exploration => {
  const stepper = makeStepper(withStubs(model.machine, model.stubs))
  const start = firstSituation(model, stepper).facts
  return { model, chart: readChart(model.machine, model.said), stepper, places: [], moves: [], start }
}

/** A chart of which nothing was looked for: enough to walk paths that are known already. Once for each model object. */
export const unexplored = (model: AnyChartModel): Exploration => {
  const exploration = known.get(model) ?? made(model)
  known.set(model, exploration)
  return exploration
}
