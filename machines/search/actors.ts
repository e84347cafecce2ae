import { fromCallback, fromPromise } from 'xstate'
import { unprovided } from '../kit/port.ts'
import { personMachine } from '../person.ts'
import type {
  HitsAnswer,
  HitsWish,
  PopularAnswer,
  RecentsNews,
  RecentsWish,
  SearchEvent,
  TitlesAnswer,
  TitlesWish,
} from './types.ts'

/** Looks through the guide of the device, among the channels of this viewer. */
const searchProgrammes = fromPromise<HitsAnswer, HitsWish>(unprovided('searchProgrammes'))
const searchTitles = fromPromise<TitlesAnswer, TitlesWish>(unprovided('searchTitles'))
const loadPopular = fromPromise<PopularAnswer>(unprovided('loadPopular'))
/** Keeps recent searches on the device, and says what they are. */
const keepRecents = fromCallback<RecentsWish, undefined, RecentsNews>(unprovided('keepRecents'))
/** Says when a sync, also another tab's, has stored something. */
const watchGuide = fromCallback<SearchEvent>(unprovided('watchGuide'))

export const searchActors = {
  searchProgrammes,
  searchTitles,
  loadPopular,
  keepRecents,
  watchGuide,
  person: personMachine,
}
