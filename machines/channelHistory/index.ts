export { channelHistoryMachine } from './machine.ts'
export {
  playsIn,
  selectHasHistoryFailed,
  selectHistoryFailure,
  selectIsHistoryLoading,
  watchedIn,
} from './selectors.ts'
export type { HistoryNews } from './types.ts'
