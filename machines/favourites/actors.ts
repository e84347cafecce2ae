import { fromPromise } from 'xstate'
import { unprovided } from '../port.ts'
import type { FavouritesAnswer, StarAnswer, StarWish } from './types.ts'

const loadFavourites = fromPromise<FavouritesAnswer>(unprovided('loadFavourites'))
/** Creates or deletes one favourite. */
const saveStar = fromPromise<StarAnswer, StarWish>(unprovided('saveStar'))

export const favouritesActors = { loadFavourites, saveStar }
