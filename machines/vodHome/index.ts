export { vodHomeMachine } from './machine.ts'
export {
  selectCarousel,
  selectCategories,
  selectHasHomeFailed,
  selectHomeFailure,
  selectRecommended,
  selectRecommendsMore,
  selectShelves,
  selectWatching,
} from './selectors.ts'
export type { PageAnswer, PlaylistsAnswer, RecommendedAnswer, VodHomeEvent, WatchingAnswer } from './types.ts'
