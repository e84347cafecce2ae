export { catalogueMachine } from './machine.ts'
export {
  selectFavouriteChannels,
  selectHoverCard,
  selectIsPageUnavailable,
  selectNow,
  selectSearch,
  selectTitleDetail,
  selectTitleLists,
  selectVodCategory,
  selectVodHome,
  selectVodPlayer,
} from './selectors.ts'
export type {
  CatalogueEvent,
  CatalogueFact,
  CatalogueInput,
  KidsFact,
  PageCode,
  PageWish,
} from './types.ts'
