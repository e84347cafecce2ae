import type { LogicalChannelId } from '../../models/channel.ts'

export interface DialContext {
  /** As typed so far. */
  readonly digits: string
  /** The channel that was tuned last, and the one before it. */
  readonly tunedId: LogicalChannelId | undefined
  readonly beforeId: LogicalChannelId | undefined
}

export type DialEvent =
  | { readonly type: 'viewer.typeDigit'; readonly digit: string }
  /** Tunes the typed number at once. */
  | { readonly type: 'viewer.enterNumber' }
  /** Corrects the number; without one, back to the last channel. */
  | { readonly type: 'viewer.goBack' }
  /** What the player answers and tells. */
  | { readonly type: 'number.found' }
  | { readonly type: 'number.unknown' }
  | { readonly type: 'channel.tuned'; readonly channelId: LogicalChannelId | undefined }

/** What the dial tells the player. */
export type DialFact =
  | { readonly type: 'number.entered'; readonly number: number }
  | { readonly type: 'channel.recalled'; readonly channelId: LogicalChannelId | undefined }

/** `onScreen`: there are digits to show; `unknown`: no channel has their number. */
export type DialTag = 'onScreen' | 'unknown'
