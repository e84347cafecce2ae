export { titleListsMachine } from './machine.ts'
export {
  selectFailure,
  selectHasFailed,
  selectHasMore,
  selectHasMoreFailed,
  selectIsLoading,
  selectIsLoadingMore,
  selectRemoval,
  selectUndoable,
  titlesIn,
} from './selectors.ts'
export type { LoadWish, TitlesAnswer, TitlesNews } from './types.ts'
