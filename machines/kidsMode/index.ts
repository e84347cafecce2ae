export { kidsModeMachine } from './machine.ts'
export {
  selectChosenColumnIds,
  selectDialog,
  selectHasGroups,
  selectHasPin,
  selectIsBusy,
  selectIsWrong,
  selectProblem,
  selectWaitMs,
} from './selectors.ts'
export type { BeginWish, KidsState, PinAnswer } from './types.ts'
