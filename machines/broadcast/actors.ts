import { fromCallback, fromPromise } from 'xstate'
import type { TurnAhead } from '../../models/broadcast.ts'
import { unprovided } from '../kit/port.ts'
import type { AnnouncedAnswer, BroadcastEvent } from './types.ts'

/** Reads what the manifest says of the broadcast; one tab asks for all (AHEAD-13). */
const loadAnnounced = fromPromise<AnnouncedAnswer>(unprovided('loadAnnounced'))
/** Says when another tab has read it, when the device was asleep, and when the tab rests. */
const watchNews = fromCallback<BroadcastEvent>(unprovided('watchNews'))

/** Fetches what the turn takes, at this device's own moment of the time that is left. */
const prepareTurn = fromPromise<void, TurnAhead | undefined>(unprovided('prepareTurn'))

export const broadcastActors = { loadAnnounced, watchNews, prepareTurn }
