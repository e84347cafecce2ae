export { titleListsMachine } from './machine.ts'
export {
  selectFailure,
  selectHasFailed,
  selectHasMore,
  selectHasMoreFailed,
  selectIsLoading,
  selectIsLoadingMore,
  selectIsSelecting,
  selectSelected,
  selectUndoable,
  titlesIn,
} from './selectors.ts'
export type { ListFact, LoadWish, Removal, RemovalFact, RemovalWish, TitlesAnswer, TitlesNews } from './types.ts'
