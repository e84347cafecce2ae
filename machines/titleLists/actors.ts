import { fromCallback, fromPromise } from 'xstate'
import type { MetaId } from '../../models/title.ts'
import type { TitleList } from '../../models/titleList.ts'
import { unprovided } from '../kit/port.ts'
import { removalOf } from '../removal.ts'
import type { LoadWish, TitlesAnswer, TitlesNews } from './types.ts'

const loadTitles = fromPromise<TitlesAnswer, LoadWish>(unprovided('loadTitles'))
/** Says when the list may have changed elsewhere. */
const watchTitles = fromCallback<TitlesNews, { readonly list: TitleList }>(unprovided('watchTitles'))

export const titleListsActors = { loadTitles, removal: removalOf<MetaId>(), watchTitles }
