import { fromPromise } from 'xstate'
import { unprovided } from '../port.ts'
import type { FavouredAnswer, SavedAnswer, StarWish, TitleStarInput } from './types.ts'

const askFavoured = fromPromise<FavouredAnswer, TitleStarInput>(unprovided('askFavoured'))
const saveStar = fromPromise<SavedAnswer, StarWish>(unprovided('saveStar'))

export const titleStarActors = { askFavoured, saveStar }
