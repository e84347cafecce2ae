import type { CallFailure } from '../../models/callFailure.ts'
import type { Channel, LogicalChannelId } from '../../models/channel.ts'
import { errKind } from '../../models/errCode.ts'
import { isProtected, type PhysicalChannel } from '../../models/physicalChannel.ts'
import { choosePhysical } from '../../models/streamAddress.ts'
import { failureCode, type MediaFailure } from '../engine/index.ts'
import { neighbour } from '../lineup/index.ts'
import type { FailureReport, LivePlayerContext, PlayFailure } from './types.ts'

type Channels = Pick<LivePlayerContext, 'channels' | 'channelId'>
type Wish = Channels & Pick<LivePlayerContext, 'quality'>

export const channelOf = ({ channels, channelId }: Channels): Channel | undefined =>
  channels?.find(({ logicalChannelId }) => logicalChannelId === channelId)

export const clearOnly = (channel: Channel): Channel => ({
  ...channel,
  physicalChannelList: channel.physicalChannelList.filter(physical => !isProtected(physical)),
})

/** The form of the channel to play: one the account may watch and the clear engine can play, of the wished quality (LIVE-01). */
export const physicalOf = (wish: Wish): PhysicalChannel | undefined => {
  const channel = channelOf(wish)
  return channel === undefined ? undefined : choosePhysical(clearOnly(channel), 'live', wish.quality)
}

/** What may be done with the wished channel as the line-up stands. */
export type Verdict = 'unknown' | 'nothing' | 'gone' | 'noAuthority' | 'protected' | 'playable'

export const verdictOf = (wish: Wish): Verdict => {
  if (wish.channels === undefined) return 'unknown'
  if (wish.channelId === undefined) return 'nothing'
  const channel = channelOf(wish)
  if (channel === undefined) return 'gone'
  if (!channel.liveAuthority) return 'noAuthority'
  return physicalOf(wish) === undefined ? 'protected' : 'playable'
}

/** The same stream goes on under the new line-up. */
export const isUndisturbed = (before: Wish, channels: ReadonlyArray<Channel>): boolean => {
  const after = { ...before, channels }
  return verdictOf(after) === verdictOf(before) && physicalOf(after)?.channelId === physicalOf(before)?.channelId
}

/** Where one more press of the key leads, counted from the last press while they settle. */
export const zapTarget = (
  { channels, channelId, zapId }: Pick<LivePlayerContext, 'channels' | 'channelId' | 'zapId'>,
  step: 1 | -1,
): LogicalChannelId | undefined => neighbour(channels ?? [], zapId ?? channelId, step)?.logicalChannelId

/** The next and the previous channel in the forms that would be played: the likely next wishes. */
export const nextPhysicals = ({ channels, channelId }: Channels): ReadonlyArray<PhysicalChannel> =>
  [1, -1].flatMap(step => {
    const next = neighbour(channels ?? [], channelId, step)
    return (next && physicalOf({ channels, channelId: next.logicalChannelId, quality: undefined })) ?? []
  })

/** Without a channel to come back to: the first one that this account may watch. */
export const firstChannelId = (channels: ReadonlyArray<Channel>): LogicalChannelId | undefined =>
  (channels.find(({ liveAuthority }) => liveAuthority) ?? channels[0])?.logicalChannelId

export const isNoPlayPermission = (failure: CallFailure): boolean =>
  failure.tag === 'refused' && errKind(failure.errCode) === 'noPlayPermission'

export const isContentGone = (failure: CallFailure): boolean =>
  failure.tag === 'refused' && errKind(failure.errCode) === 'contentGone'

const REASONS: Readonly<Record<MediaFailure['kind'], PlayFailure['reason']>> = {
  network: 'network',
  refused: 'operator',
  decoding: 'media',
  unsupported: 'media',
  stalled: 'stalled',
}

export const fromMedia = (failure: MediaFailure): PlayFailure => ({
  reason: REASONS[failure.kind],
  code: failureCode(failure),
})

const callDetail = (failure: CallFailure): string => {
  if (failure.tag === 'refused') return `LIVE-OPERATOR-${failure.errCode}`
  return failure.tag === 'server' ? `LIVE-SERVER-${failure.status}` : `LIVE-${failure.tag.toUpperCase()}`
}

export const fromCall = (failure: CallFailure): PlayFailure => ({
  reason: failure.tag === 'offline' || failure.tag === 'timeout' ? 'network' : 'operator',
  code: callDetail(failure),
})

export const PROTECTED_ONLY: PlayFailure = { reason: 'protected', code: 'LIVE-PROTECTED' }
/** An actor ended in a way that nobody foresaw. */
export const UNFORESEEN: PlayFailure = { reason: 'operator', code: 'LIVE-UNFORESEEN' }

export const reportOf = ({
  channelId,
  failure,
}: Pick<LivePlayerContext, 'channelId' | 'failure'>): FailureReport | undefined =>
  failure === undefined ? undefined : { ...failure, channelId }
