export { favouritesMachine } from './machine.ts'
export { selectIsFavourite } from './selectors.ts'
export type {
  FavouritesAnswer,
  FavouritesFact,
  StarAnswer,
  StarWish,
} from './types.ts'
