export { selectFailure, selectHasFailed, selectIsLoading, selectRemoval } from '../kit/removableList.ts'
export { titleListsMachine } from './machine.ts'
export { selectHasMore, selectHasMoreFailed, selectIsLoadingMore, selectUndoable, titlesIn } from './selectors.ts'
export type { LoadWish, TitlesAnswer, TitlesNews } from './types.ts'
