import { fromCallback, fromPromise } from 'xstate'
import type { TitleList } from '../../models/titleList.ts'
import { unprovided } from '../port.ts'
import type { LoadWish, RemovalFact, RemovalWish, TitlesAnswer, TitlesNews } from './types.ts'

interface Listed {
  readonly list: TitleList
}

const loadTitles = fromPromise<TitlesAnswer, LoadWish>(unprovided('loadTitles'))
/** Tells the operator of removals, one after the other; what was given to it is told also when the page is left. */
const removeTitles = fromCallback<RemovalWish, Listed, RemovalFact>(unprovided('removeTitles'))
/** Says when the list may have changed elsewhere, and when the tab goes out of sight. */
const watchTitles = fromCallback<TitlesNews, Listed>(unprovided('watchTitles'))

export const titleListsActors = { loadTitles, removeTitles, watchTitles }
