import { fromCallback, fromPromise } from 'xstate'
import { unprovided } from '../port.ts'
import type { ChannelUpdatesEvent, UpdatesAnswer, UpdatesWish } from './types.ts'

/** Asks what has changed; one tab asks for all (AHEAD-13). */
const loadUpdates = fromPromise<UpdatesAnswer, UpdatesWish>(unprovided('loadUpdates'))
/** Says when another tab has asked. */
const watchNews = fromCallback<ChannelUpdatesEvent>(unprovided('watchNews'))

export const channelUpdatesActors = { loadUpdates, watchNews }
