export { searchMachine } from './machine.ts'
export {
  selectFailure,
  selectFound,
  selectHasMoreFailed,
  selectHaveTitlesFailed,
  selectHits,
  selectIsLoadingMore,
  selectIsSearching,
  selectKeyword,
  selectOpenPerson,
  selectPopular,
  selectRecents,
  selectText,
} from './selectors.ts'
export type { PopularAnswer, RecentsNews, RecentsWish, SearchEvent, SearchInput, TitlesAnswer } from './types.ts'
