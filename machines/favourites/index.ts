export { favouritesMachine } from './machine.ts'
export { selectFavouriteIds, selectIsFavourite } from './selectors.ts'
export type {
  FavouritesAnswer,
  FavouriteWish,
  SaveWish,
} from './types.ts'
