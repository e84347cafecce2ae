export { lineupMachine } from './machine.ts'
export {
  selectAllChannels,
  selectChannel,
  selectChannels,
  selectColumnId,
  selectColumns,
  selectCurrentProgramme,
  selectFailure,
  selectIsFailed,
  selectIsLoading,
  selectNextProgramme,
  selectNow,
  selectProgrammes,
} from './selectors.ts'
export { neighbour } from './transitions.ts'
export type {
  LineupAnswer,
  LineupContext,
  LineupData,
  LineupEvent,
  LineupFact,
  LineupInput,
  LineupPart,
  LineupTag,
  ProgrammesAnswer,
  ProgrammesOf,
  ProgrammeWish,
} from './types.ts'
