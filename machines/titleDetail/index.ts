export { titleDetailMachine } from './machine.ts'
export { titleInputOf } from './place.ts'
export {
  seasonsIn,
  selectHasTitleFailed,
  selectIsTitleClosed,
  selectIsTitleGone,
  selectOpenPerson,
  selectProgress,
  selectSeasonNumber,
  selectSourceProblem,
  selectTitleFailure,
  selectTitleId,
  selectTitleKidsMode,
  selectTitleNow,
  selectTitleStar,
  selectTitleView,
} from './selectors.ts'
export type { ForesightCommand, TitleDetailEvent, TitleView } from './types.ts'
