import { fromCallback, fromPromise } from 'xstate'
import type { ChangedDay } from '../../models/epgSync.ts'
import { unprovided } from '../port.ts'
import type { CompareAnswer, EpgSyncEvent, FetchAnswer } from './types.ts'

/** Waits until no other tab syncs, says so, and keeps the turn until it is stopped. */
const awaitTurn = fromCallback<EpgSyncEvent>(unprovided('awaitTurn'))
/** Says when guide or search is first opened, then what is stored, by this tab or another one, and when this one rests. */
const watchGuide = fromCallback<EpgSyncEvent>(unprovided('watchGuide'))
/** Asks for the checksums, compares them with the stored ones, and deletes days that are too old. */
const compareDays = fromPromise<CompareAnswer>(unprovided('compareDays'))
/** Fetches a day of some channels and stores it. */
const fetchDay = fromPromise<FetchAnswer, ChangedDay>(unprovided('fetchDay'))

export const epgSyncActors = { awaitTurn, watchGuide, compareDays, fetchDay }
