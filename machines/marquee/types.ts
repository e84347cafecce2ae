import type { Instant } from '../../models/codec/instant.ts'
import type { MarqueeWay } from '../../models/marqueeWay.ts'

export interface MarqueeInput {
  /** The server's time. */
  readonly now: Instant
}

export type MarqueeContext = MarqueeWay

interface Timed {
  readonly now: Instant
}

export type MarqueeEvent =
  /** It is on screen and nothing covers it: its way is as long there. */
  | (Timed & {
      readonly type: 'marquee.seen'
      readonly wayMs: number
      /** The device asks for less motion. */
      readonly isCalm: boolean
    })
  /** Something lies over it, or it has left the screen. */
  | (Timed & { readonly type: 'marquee.covered' })
  /** The pointer is over the words. */
  | (Timed & { readonly type: 'viewer.came' })
  | (Timed & { readonly type: 'viewer.left' })
  | (Timed & { readonly type: 'viewer.pause' })
  | (Timed & { readonly type: 'viewer.resume' })

export interface MarqueeOutput {
  /** `undefined` where nobody can have seen the whole of it. */
  readonly passedAt: Instant | undefined
}

export type MarqueeTag = 'moving' | 'paused'
