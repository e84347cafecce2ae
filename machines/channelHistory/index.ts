export { channelHistoryMachine } from './machine.ts'
export {
  playsIn,
  selectHasHistoryFailed,
  selectHistoryFailure,
  selectIsHistoryLoading,
  selectRemoval,
  selectUndoable,
  watchedIn,
} from './selectors.ts'
export type { HistoryNews } from './types.ts'
