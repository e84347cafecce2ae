import type { SnapshotFrom } from 'xstate'
import { type Channel, isAudio, type LogicalChannelId } from '../../models/channel.ts'
import type { Quality } from '../../models/quality.ts'
import { qualitiesOf } from '../../models/streamAddress.ts'
import type { livePlayerMachine } from './machine.ts'
import { channelOf, clearOnly, physicalOf } from './transitions.ts'
import type { PlayFailure } from './types.ts'

type Snapshot = SnapshotFrom<typeof livePlayerMachine>

/** What lies over the picture. */
export type Overlay = 'none' | 'loading' | 'reconnecting' | 'noAuthority' | 'gone' | 'failed'

const NO_QUALITIES: ReadonlyArray<Quality> = []
const NO_POSTERS: ReadonlyArray<string> = []
const qualities = new WeakMap<Channel, ReadonlyArray<Quality>>()

/** The channel of the last wish. */
export const selectChannelId = ({ context }: Snapshot): LogicalChannelId | undefined => context.channelId
export const selectChannel = ({ context }: Snapshot): Channel | undefined => channelOf(context)

/** The channel whose card is shown while the zapping keys settle. */
export const selectZapChannel = ({ context }: Snapshot): Channel | undefined =>
  context.zapId === undefined ? undefined : channelOf({ channels: context.channels, channelId: context.zapId })

export const selectOverlay = (snapshot: Snapshot): Overlay => {
  if (snapshot.hasTag('noAuthority')) return 'noAuthority'
  if (snapshot.hasTag('gone')) return 'gone'
  if (snapshot.hasTag('failed')) return 'failed'
  if (snapshot.hasTag('reconnecting')) return 'reconnecting'
  return snapshot.hasTag('busy') ? 'loading' : 'none'
}

export const selectFailure = ({ context }: Snapshot): PlayFailure | undefined => context.failure
export const selectIsPlaying = (snapshot: Snapshot): boolean => snapshot.matches({ viewing: { watching: 'playing' } })
export const selectIsPaused = (snapshot: Snapshot): boolean => snapshot.matches({ viewing: { watching: 'paused' } })
/** A stream of the channel is on, or on its way: the controls make sense. */
export const selectIsWatching = (snapshot: Snapshot): boolean => snapshot.hasTag('watching')

/** The qualities to choose from, in the operator's order; the same list as long as the channel is the same (LIVE-10). */
export const selectQualities = ({ context }: Snapshot): ReadonlyArray<Quality> => {
  const channel = channelOf(context)
  if (channel === undefined) return NO_QUALITIES
  const known = qualities.get(channel) ?? qualitiesOf(clearOnly(channel), 'live')
  qualities.set(channel, known)
  return known
}

/** The quality that plays; `undefined` where it follows the network. */
export const selectQuality = ({ context }: Snapshot): Quality | undefined => physicalOf(context)?.resolution
/** The form that plays when nobody chooses has no quality of its own: it follows the network. */
export const selectFollowsNetwork = ({ context }: Snapshot): boolean =>
  physicalOf({ ...context, quality: undefined })?.resolution === undefined

export const selectVolume = ({ context }: Snapshot): number => context.volume
export const selectIsMuted = ({ context }: Snapshot): boolean => context.isMuted
/** The browser holds the sound back until the viewer asks for it. */
export const selectIsSoundHeldBack = ({ context }: Snapshot): boolean => context.isSoundHeldBack

/** The pictures of an audio channel, in place of a moving one (CHAN-07). */
export const selectPosters = ({ context }: Snapshot): ReadonlyArray<string> => {
  const channel = channelOf(context)
  return channel !== undefined && isAudio(channel) ? channel.audioPosterList : NO_POSTERS
}

export const selectIsAudio = ({ context }: Snapshot): boolean => {
  const channel = channelOf(context)
  return channel !== undefined && isAudio(channel)
}
