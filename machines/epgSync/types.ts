import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { UtcDay } from '../../models/epg.ts'
import type { ChangedDay } from '../../models/epgSync.ts'
import type { TabRest } from '../kit/tabRest.ts'

/** What is to be fetched, call by call, the nearest days first; empty when the device has everything. */
export type CompareAnswer = Either<CallFailure, ReadonlyArray<ChangedDay>>
/** The day of these channels is stored. */
export type FetchAnswer = Either<CallFailure, void>

export interface EpgSyncContext {
  /** The calls of this round that are still to be made; the first is the one under way. */
  readonly fetches: ReadonlyArray<ChangedDay>
}

export type EpgSyncEvent =
  /** The guide or the search has been opened on this page, for the first time. */
  | { readonly type: 'guide.opened' }
  /** This tab syncs for all tabs of the browser from now on. */
  | { readonly type: 'turn.came' }
  /** Something new of these days is in the database, from this tab or another one. */
  | { readonly type: 'guide.stored'; readonly days: ReadonlyArray<UtcDay> }
  /** The operator says that programmes have changed (CHAN-11). */
  | { readonly type: 'guide.outdated' }
  | { readonly type: 'session.changed' }
  | { readonly type: 'network.restored' }
  | TabRest

/** What the chart that runs the sync is told. */
export interface EpgSyncFact {
  readonly type: 'guide.changed'
  readonly days: ReadonlyArray<UtcDay>
}
