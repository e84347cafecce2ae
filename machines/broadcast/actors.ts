import { fromCallback, fromPromise } from 'xstate'
import { unprovided } from '../port.ts'
import type { AnnouncedAnswer, BroadcastEvent } from './types.ts'

/** Reads what the manifest says of the broadcast; one tab asks for all (AHEAD-13). */
const loadAnnounced = fromPromise<AnnouncedAnswer>(unprovided('loadAnnounced'))
/** Says when another tab has read it, when the device was asleep, and when the tab rests. */
const watchNews = fromCallback<BroadcastEvent>(unprovided('watchNews'))

export const broadcastActors = { loadAnnounced, watchNews }
