import type { Channel } from '../../models/channel.ts'
import type { Instant } from '../../models/codec/instant.ts'
import { isAnyBroadcastIn, type UtcDay } from '../../models/epg.ts'
import { localDay } from '../../models/localDay.ts'
import type { Stretch } from '../../models/stretch.ts'
import type { ReadWish, WindowAnswer } from '../guide/index.ts'
import { isAskedAgain } from '../kit/askedAgain.ts'
import type { ScheduleContext } from './types.ts'

export const dayAt = (now: Instant, offset: number): Stretch => {
  const { start, stop } = localDay(now, offset)
  return { from: start, until: stop }
}

/** Another channel begins with today; the same one with other rights stays where it is. */
export const withChannel = (context: ScheduleContext, channel: Channel): Partial<ScheduleContext> =>
  channel.logicalChannelId === context.channel?.logicalChannelId
    ? { channel }
    : { channel, offset: 0, day: dayAt(context.now, 0), programmes: undefined }

export const isSameSchedule = ({ channel: before }: ScheduleContext, channel: Channel): boolean =>
  channel.logicalChannelId === before?.logicalChannelId && channel.epgId === before.epgId

export const wishOf = ({ channel, day }: ScheduleContext, event: { readonly type: string }): ReadWish => ({
  epgIds: channel?.epgId === undefined ? [] : [channel.epgId],
  ...day,
  isAwaited: !isAskedAgain(event),
})

export const isNextDay = ({ day, offset }: ScheduleContext, now: Instant): boolean =>
  dayAt(now, offset).from !== day.from

export const isTouched = ({ day }: ScheduleContext, days: ReadonlyArray<UtcDay>): boolean =>
  isAnyBroadcastIn(days, day.from, day.until)

export const answered = ({ channel }: ScheduleContext, answer: WindowAnswer): Partial<ScheduleContext> =>
  answer._tag === 'Right' && channel?.epgId !== undefined
    ? { programmes: answer.right[channel.epgId], failure: undefined }
    : {}
