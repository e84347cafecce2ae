import type { CallFailure } from '../../models/callFailure.ts'
import type { Channel } from '../../models/channel.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { UtcDay } from '../../models/epg.ts'
import type { GuideColumns } from '../../models/guideWindow.ts'
import type { Stretch } from '../../models/stretch.ts'

export interface ScheduleInput {
  /** The server's time. */
  readonly now: Instant
}

export interface ScheduleContext {
  readonly channel: Channel | undefined
  /** Days from today. */
  readonly offset: number
  readonly now: Instant
  /** That day by the device's calendar. */
  readonly day: Stretch
  /** Its programmes; `undefined` until they are known. */
  readonly programmes: GuideColumns | undefined
  /** Why they did not come the last time. */
  readonly failure: CallFailure | undefined
}

export type ScheduleEvent =
  /** The channel that is on: another one begins with today. */
  | { readonly type: 'viewer.chooseChannel'; readonly channel: Channel }
  /** Days from today, -7 to 6 (EPG-04). */
  | { readonly type: 'viewer.chooseDay'; readonly offset: number }
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'clock.ticked'; readonly now: Instant }
  | { readonly type: 'language.changed' }
  | { readonly type: 'network.restored' }
  | { readonly type: 'guide.changed'; readonly days: ReadonlyArray<UtcDay> }

export type ScheduleTag = 'loading' | 'failed'
