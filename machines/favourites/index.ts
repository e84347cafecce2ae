export { favouritesMachine } from './machine.ts'
export { selectIsFavourite, selectIsLoading } from './selectors.ts'
export type {
  FavouritesAnswer,
  FavouritesContext,
  FavouritesEvent,
  FavouritesFact,
  FavouritesTag,
  StarAnswer,
  StarWish,
} from './types.ts'
