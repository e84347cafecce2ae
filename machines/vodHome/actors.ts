import { fromPromise } from 'xstate'
import type { PlaylistsWish } from '../../models/catalogue.ts'
import { carouselMachine } from '../carousel.ts'
import { unprovided } from '../kit/port.ts'
import type { PageAnswer, PlaylistsAnswer, RecommendedAnswer, WatchingAnswer } from './types.ts'

/** Asks for the playlists of the home page, and for the first titles of those that are seen at once. */
const loadHome = fromPromise<PageAnswer>(unprovided('loadHome'))
/** Asks for one page of each of some playlists. */
const loadPlaylists = fromPromise<PlaylistsAnswer, PlaylistsWish>(unprovided('loadPlaylists'))
/** Asks for what the account has begun to watch. */
const loadWatching = fromPromise<WatchingAnswer>(unprovided('loadWatching'))
const loadRecommended = fromPromise<RecommendedAnswer>(unprovided('loadRecommended'))

export const vodHomeActors = { loadHome, loadPlaylists, loadWatching, loadRecommended, carousel: carouselMachine }
