import { startQuality } from '../../models/appProperties.ts'
import { isInCatchUpWindow } from '../../models/catchUp.ts'
import type { Channel, LogicalChannelId } from '../../models/channel.ts'
import type { PhysicalChannel } from '../../models/physicalChannel.ts'
import { type Programme, type ProgrammeStatus, statusAt } from '../../models/programme.ts'
import { canTimeShift, hasLiveBar, isBroadcastOver, placeAt } from '../../models/timeShift.ts'
import { neighbour } from '../lineup/index.ts'
import type { NoticeReason } from '../notice.ts'
import { formOf } from '../rules/streamForms.ts'
import type { FailureReport, LivePlayerContext, SlotAnswer, Tuning } from './types.ts'

type Channels = Pick<LivePlayerContext, 'channels' | 'channelId'>
type Wish = Channels & Pick<LivePlayerContext, 'quality'>

export const channelOf = ({ channels, channelId }: Channels): Channel | undefined =>
  channels?.find(({ logicalChannelId }) => logicalChannelId === channelId)

/** The form of the channel to play live. */
export const physicalOf = (wish: Wish): PhysicalChannel | undefined => formOf(channelOf(wish), 'live', wish.quality)

export const addressed = ({ event: { channelId, start } }: { readonly event: Tuning }): Tuning => ({ channelId, start })

/** What may be done with the wished channel as the line-up stands. */
export type Verdict = 'unknown' | 'nothing' | 'gone' | 'noAuthority' | 'playable'

export const verdictOf = (wish: Wish): Verdict => {
  if (wish.channels === undefined) return 'unknown'
  if (wish.channelId === undefined) return 'nothing'
  const channel = channelOf(wish)
  if (channel === undefined) return 'gone'
  return channel.liveAuthority ? 'playable' : 'noAuthority'
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

/** The forms of these channels that would be played. */
export const physicalsOf = (
  { channels, playConfig }: Pick<LivePlayerContext, 'channels' | 'playConfig'>,
  channelIds: ReadonlyArray<LogicalChannelId>,
): ReadonlyArray<PhysicalChannel> =>
  channelIds.flatMap(channelId => physicalOf({ channels, channelId, quality: startQuality(playConfig) }) ?? [])

/** The next and the previous channel in the forms that would be played: the likely next wishes of who has chosen this one. */
export const nextPhysicals = (
  wish: Pick<LivePlayerContext, 'channels' | 'channelId' | 'playConfig' | 'isGivenBack'>,
): ReadonlyArray<PhysicalChannel> => {
  if (wish.isGivenBack) return []
  const steps = [1, -1] as const
  const likely = steps.flatMap(step => neighbour(wish.channels ?? [], wish.channelId, step)?.logicalChannelId ?? [])
  return physicalsOf(wish, likely)
}

/** The channel that the line-up gives this number. */
export const channelNumbered = (
  { channels }: Pick<LivePlayerContext, 'channels'>,
  number: number,
): LogicalChannelId | undefined => channels?.find(({ channelSeq }) => channelSeq === number)?.logicalChannelId

/** The only channel whose number begins with these digits. */
export const channelMeant = (
  { channels = [] }: Pick<LivePlayerContext, 'channels'>,
  digits: number,
): LogicalChannelId | undefined => {
  const [one, ...others] = channels.filter(({ channelSeq }) => String(channelSeq).startsWith(String(digits)))
  return others.length === 0 ? one?.logicalChannelId : undefined
}

/** Without a channel to come back to: the first one that this account may watch. */
export const firstChannelId = (channels: ReadonlyArray<Channel>): LogicalChannelId | undefined =>
  (channels.find(({ liveAuthority }) => liveAuthority) ?? channels[0])?.logicalChannelId

export const reportOf = ({
  channelId,
  failure,
}: Pick<LivePlayerContext, 'channelId' | 'failure'>): FailureReport | undefined =>
  failure === undefined ? undefined : { ...failure, channelId }

type Watched = Channels & Pick<LivePlayerContext, 'onAir' | 'behind'>

/** The programme that is on the screen. */
export const programmeOf = ({ onAir, behind }: Pick<LivePlayerContext, 'onAir' | 'behind'>): Programme | undefined =>
  behind ?? onAir

/** Why the viewer cannot go back in the programme; `undefined` where it is possible (LIVE-02, LIVE-04). */
export const shiftRefusal = (watched: Watched): NoticeReason | undefined => {
  const channel = channelOf(watched)
  const programme = programmeOf(watched)
  if (channel === undefined || !canTimeShift(channel, programme)) return 'liveOnly'
  return programme !== undefined && hasLiveBar(programme) ? undefined : 'shortProgramme'
}

/** A chosen place is live rather than time-shift (LIVE-03). */
export const isPlaceLive = (to: number, now: number): boolean => placeAt(now - to) === 'live'

/** The broadcast of what is watched is over: what is on air began later. */
export const isOver = ({ onAir, behind }: Pick<LivePlayerContext, 'onAir' | 'behind'>): boolean =>
  behind !== undefined && isBroadcastOver(behind, onAir)

/** Catch-up of what is watched: this channel has it, and the account may watch it (CATCH-03). */
export const canKeepWatching = (wish: Wish): boolean => {
  const channel = channelOf(wish)
  return channel?.canPlayBack === true && formOf(channel, 'dvr', wish.quality) !== undefined
}

/** The programme after the one that has just been caught up on, if it is over too. */
export const nextFinished = ({ slot, onAir }: Pick<LivePlayerContext, 'slot' | 'onAir'>): Programme | undefined =>
  slot?.next !== undefined && isBroadcastOver(slot.next, onAir) ? slot.next : undefined

/** Where the clock stands in the programme that was found; one that the channel keeps no more is as good as unknown (CATCH-01). */
export const statusOf = (answer: SlotAnswer, channel: Channel | undefined): ProgrammeStatus | 'unknown' => {
  if (answer._tag === 'Left' || answer.right.programme === undefined) return 'unknown'
  const { programme, now } = answer.right
  const status = statusAt(programme, now)
  const isGone = channel?.canPlayBack === true && !isInCatchUpWindow(programme, channel.playbackDuration, now)
  return status === 'finished' && isGone ? 'unknown' : status
}
