import type { Channel, LogicalChannelId } from '../../models/channel.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { Quality } from '../../models/quality.ts'
import type { CatchUpEnd } from '../catchUpPlayer/index.ts'
import type { MediaFailure } from '../engine/index.ts'
import type { NoticeReason } from '../notice.ts'
import type { StreamAnswer } from '../rules/playFailure.ts'
import type { SlotAnswer } from './types.ts'

export interface Named {
  readonly channelId: LogicalChannelId | undefined
}
export interface Listed {
  readonly channels: ReadonlyArray<Channel>
}
export interface Answered {
  readonly answer: StreamAnswer
}
export interface Found {
  readonly answer: SlotAnswer
}
export interface Chosen {
  readonly quality: Quality | undefined
}
export interface Sought {
  readonly to: Instant
  readonly now: Instant
}
export interface Reasoned {
  readonly reason: NoticeReason
}
export interface Ended {
  readonly end: CatchUpEnd
}
export interface FailureOf {
  readonly failure: MediaFailure
  readonly kind: MediaFailure['kind']
}
