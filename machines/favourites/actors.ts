import { fromPromise } from 'xstate'
import type { FavouritesAnswer, StarAnswer, StarWish } from './types.ts'

const missing = (port: string) => () => Promise.reject(new Error(`${port} is not provided`))

const loadFavourites = fromPromise<FavouritesAnswer>(missing('loadFavourites'))
/** Creates or deletes one favourite. */
const saveStar = fromPromise<StarAnswer, StarWish>(missing('saveStar'))

export const favouritesActors = { loadFavourites, saveStar }
