export { guideMachine } from './machine.ts'
export {
  selectFocus,
  selectFocusedProgramme,
  selectGroupId,
  selectGuideFailure,
  selectHasGuideFailed,
  selectHasSearched,
  selectHits,
  selectIsSearching,
  selectNow,
  selectReading,
  selectRows,
  selectSearchText,
  selectShownDay,
  selectStrip,
} from './selectors.ts'
export type {
  ColumnsOf,
  DetailsAnswer,
  DetailsWish,
  GuideEmitted,
  GuideEvent,
  GuideReading,
  HitsAnswer,
  ReadWish,
  TitleWish,
  WindowAnswer,
} from './types.ts'
