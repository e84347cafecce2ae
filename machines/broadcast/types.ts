import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { BroadcastProperties } from '../../models/manifest.ts'
import type { TabRest } from '../kit/tabRest.ts'

export interface BroadcastInput {
  /** As the manifest had it when the app started. */
  readonly announced: BroadcastProperties | undefined
  /** The server's time. */
  readonly now: Instant
}

export interface BroadcastContext {
  readonly announced: BroadcastProperties
  readonly now: Instant
  /** When to look at the clock again. */
  readonly alarmAt: Instant
}

export type BroadcastEvent =
  | { readonly type: 'clock.ticked'; readonly now: Instant }
  | { readonly type: 'network.restored' }
  /** There may be something new: another tab has read the manifest, or the device was asleep. */
  | { readonly type: 'news.came' }
  | { readonly type: 'manifest.read'; readonly announced: BroadcastProperties }
  | TabRest

/** What the chart that runs the broadcast is told. */
export type BroadcastFact = { readonly type: 'broadcast.started' } | { readonly type: 'broadcast.ended' }

export type AnnouncedAnswer = Either<CallFailure, BroadcastProperties>
