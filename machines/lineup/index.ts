export { lineupMachine } from './machine.ts'
export {
  selectAllChannels,
  selectAllColumns,
  selectBroadcastChannel,
  selectChannel,
  selectChannelsOf,
  selectColumns,
  selectCurrentProgramme,
  selectFailure as selectListFailure,
  selectIsFailed,
  selectIsHidden,
  selectIsKidsMode,
  selectIsLoading,
  selectKnownChannels,
  selectNextProgramme,
  selectNow,
  selectOffersKidsMode,
  selectProgrammes,
  selectStartsOnLast,
} from './selectors.ts'
export { neighbour } from './transitions.ts'
export type {
  ColumnsFact,
  LineupAnswer,
  LineupData,
  LineupEvent,
  LineupFact,
  LineupPart,
  LineupWish,
  OwnViewWish,
} from './types.ts'
