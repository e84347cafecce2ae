import { fromCallback, fromPromise } from 'xstate'
import { unprovided } from '../port.ts'
import type { ChannelUpdatesEvent, UpdatesAnswer, UpdatesWish } from './types.ts'

/** Asks what has changed; one tab asks for all (AHEAD-13). */
const loadUpdates = fromPromise<UpdatesAnswer, UpdatesWish>(unprovided('loadUpdates'))
/** Notes since when this tab knows everything, so that another one asks for it too; says when another tab has asked, and when this one rests. */
const watchNews = fromCallback<ChannelUpdatesEvent, UpdatesWish>(unprovided('watchNews'))

export const channelUpdatesActors = { loadUpdates, watchNews }
