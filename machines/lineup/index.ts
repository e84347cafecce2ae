export { lineupMachine } from './machine.ts'
export {
  selectAllChannels,
  selectChannel,
  selectChannels,
  selectColumnId,
  selectColumns,
  selectCurrentProgramme,
  selectIsFailed,
  selectIsLoading,
  selectNextProgramme,
  selectNow,
  selectProgrammes,
} from './selectors.ts'
export { neighbour } from './transitions.ts'
export type {
  LineupAnswer,
  LineupData,
  LineupFact,
  ProgrammesAnswer,
  ProgrammesOf,
  ProgrammeWish,
} from './types.ts'
