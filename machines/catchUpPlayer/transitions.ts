import type { Channel } from '../../models/channel.ts'
import type { PhysicalChannel } from '../../models/physicalChannel.ts'
import { recordedSpan } from '../../models/timeShift.ts'
import { formOf, formsOf } from '../rules/streamForms.ts'
import type { CatchUpPlayerContext, RecordingWish } from './types.ts'

type Wish = Pick<CatchUpPlayerContext, 'channel' | 'right' | 'quality'>

export const physicalOf = ({ channel, right, quality }: Wish): PhysicalChannel | undefined =>
  formOf(channel, right, quality)

/** What may be done with the programme as the line-up stands. */
export type Verdict = 'gone' | 'noAuthority' | 'playable'

export const verdictOf = (wish: Wish): Verdict => {
  if (wish.channel === undefined) return 'gone'
  const isOpen = wish.right === 'live' ? wish.channel.liveAuthority : wish.channel.playBackAuthority
  return isOpen ? 'playable' : 'noAuthority'
}

export const sameChannel = (
  channels: ReadonlyArray<Channel>,
  { channel }: Pick<Wish, 'channel'>,
): Channel | undefined => channels.find(({ logicalChannelId }) => logicalChannelId === channel?.logicalChannelId)

/** The same recording goes on with what has changed. */
export const isUndisturbed = (before: Wish, change: Partial<Wish>): boolean => {
  const after = { ...before, ...change }
  return verdictOf(after) === verdictOf(before) && physicalOf(after)?.channelId === physicalOf(before)?.channelId
}

export const recordingOf = (context: CatchUpPlayerContext): RecordingWish => ({
  ...formsOf(context.channel, context.right, context.quality),
  ...(context.programme === undefined
    ? { from: undefined, until: undefined }
    : recordedSpan(context.programme, context.right)),
})
