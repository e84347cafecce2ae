export { execute, type Mismatch, perform } from './execute/execute.ts'
export {
  type CounterExample,
  counterExample,
  counterExampleSteps,
  counterExampleText,
  type Holds,
} from './explore/counterExample.ts'
export { coverTransitions } from './explore/cover.ts'
export { coveredBy, percent, requirementsOf, type Share, sharesOf } from './explore/coverage.ts'
export {
  type Exploration,
  explore,
  exploreClosely,
  type Move,
  reachedStates,
  reachedTransitions,
  wayTo,
} from './explore/explore.ts'
export { goalsOn, pairGoals } from './explore/goals.ts'
export { beginning, type Path, type Walked } from './explore/path.ts'
export { schedule } from './explore/schedule.ts'
export { unexplored } from './explore/unexplored.ts'
export { type Candidate, casesOf } from './model/candidates.ts'
export {
  type AnyChartModel,
  type ChartModel,
  chartModel,
  type ModelDefinition,
  type Outside,
  type OutsideStep,
  type SnapshotOf,
} from './model/model.ts'
export { fingerprint } from './model/plain.ts'
export { activeNodes, innermostNodes, innermostStates } from './model/step.ts'
export { inJson, pathIdOf } from './model/stepForm.ts'
export { stepWords } from './model/stepWords.ts'
export { answer, breakDown, waitingActor, withStubs } from './model/stub.ts'
export { pathTitle, stepTitle } from './model/titles.ts'
export { type TestEvent, xstateTestModel } from './testModel.ts'
