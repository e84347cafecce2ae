import { fromPromise } from 'xstate'
import type { CategoryType } from '../../models/playlist.ts'
import { carouselMachine } from '../carousel.ts'
import { unprovided } from '../kit/port.ts'
import type { CategoryAnswer, TitlesAnswer, TitlesWish } from './types.ts'

const loadCategory = fromPromise<CategoryAnswer, { readonly type: CategoryType }>(unprovided('loadCategory'))
/** One page of a list, of 16 titles (spec §9). */
const loadTitles = fromPromise<TitlesAnswer, TitlesWish>(unprovided('loadTitles'))

export const vodCategoryActors = { loadCategory, loadTitles, carousel: carouselMachine }
