export { uncaughtBreaks } from './chart/breaks.ts'
export type { Chart, ChartState, ChartTransition, Words } from './chart/chart.ts'
export {
  type ChartCoverage,
  type Coverage,
  countable,
  countHits,
  coverageWords,
  mergedCoverage,
} from './chart/coverage.ts'
export { actionLabel, guardLabel } from './chart/labels.ts'
export { readChart, type Said } from './chart/readChart.ts'
export { ownTransitions, shortEvent, stateNodes, transitionIds } from './chart/transitionIds.ts'
export { NODE } from './node.ts'
export { type ChartProblem, chartProblems, isEndless, problemText } from './problems/problems.ts'
export { duration } from './words/duration.ts'
export { capital, plainWords } from './words/plainWords.ts'
export {
  actionText,
  answerName,
  askedParty,
  conditionText,
  eventName,
  eventWords,
  invokeText,
  placeName,
  portWords,
  senderOf,
  stateName,
} from './words/words.ts'
