import type { Channel } from '../../models/channel.ts'
import type { EngineReport, EngineWish, MediaSource } from '../engine/index.ts'

export interface BroadcastPlayerInput {
  /** The channel that carries the national broadcast. */
  readonly channel: Channel | undefined
}

export interface BroadcastPlayerContext extends BroadcastPlayerInput {
  readonly source: MediaSource | undefined
}

export type BroadcastPlayerEvent =
  | { readonly type: 'viewer.play' }
  | { readonly type: 'viewer.pause' }
  | { readonly type: 'network.restored' }
  | EngineReport

/** What the player tells the chart that runs it, which holds the engine. */
export type BroadcastPlayerFact =
  | { readonly type: 'broadcast.wished'; readonly wish: EngineWish }
  /** Its picture is on its way again. */
  | { readonly type: 'broadcast.waiting' }
  | { readonly type: 'broadcast.playing' }
  | { readonly type: 'broadcast.paused' }
