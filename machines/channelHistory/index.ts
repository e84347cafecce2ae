export { selectFailure, selectHasFailed, selectIsLoading, selectRemoval } from '../kit/removableList.ts'
export { channelHistoryMachine } from './machine.ts'
export { playsIn, selectUndoable, watchedIn } from './selectors.ts'
export type { HistoryNews } from './types.ts'
