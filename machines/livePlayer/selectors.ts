import type { SnapshotFrom } from 'xstate'
import type { AspectRatio } from '../../models/aspectRatio.ts'
import { type Channel, isAudio, type LogicalChannelId } from '../../models/channel.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { PlaybackRate } from '../../models/playbackRate.ts'
import type { Programme } from '../../models/programme.ts'
import type { Quality } from '../../models/quality.ts'
import type { PlayFailure } from '../rules/playFailure.ts'
import { formOf, openableOf, qualityChoices } from '../rules/streamForms.ts'
import type { livePlayerMachine } from './machine.ts'
import { canKeepWatching, channelOf, programmeOf, shiftRefusal } from './transitions.ts'

type Snapshot = SnapshotFrom<typeof livePlayerMachine>

/** The context as the page tells of it (AHEAD-25). */
const toldOf = ({ context }: Snapshot): Snapshot['context'] =>
  context.told === undefined ? context : { ...context, ...context.told }

/** A national broadcast takes the place of everything else (CAST-01). */
export const selectIsTakenOver = (snapshot: Snapshot): boolean => snapshot.hasTag('broadcast')
/** The channel that comes back after the broadcast. */
export const selectReturnChannel = ({ context }: Snapshot): Channel | undefined => channelOf(context)
/** What is seen of the broadcast. */
const isBroadcast = (snapshot: Snapshot, showing: 'playing' | 'paused'): boolean =>
  snapshot.matches({ viewing: { broadcast: { air: { showing } } } })

/** What lies over the picture. */
export type Overlay = 'none' | 'loading' | 'reconnecting' | 'noAuthority' | 'gone' | 'failed'

const NO_POSTERS: ReadonlyArray<string> = []

/** The channel of the last wish. */
export const selectChannelId = ({ context }: Snapshot): LogicalChannelId | undefined => context.channelId
/** The channel that the page tells of. */
export const selectToldId = (snapshot: Snapshot): LogicalChannelId | undefined => toldOf(snapshot).channelId
export const selectChannel = (snapshot: Snapshot): Channel | undefined =>
  snapshot.context.broadcast ?? channelOf(toldOf(snapshot))

/** Nothing is known yet of the channels: there is nothing to show, and nothing to play. */
export const selectIsWaiting = (snapshot: Snapshot): boolean => snapshot.matches({ viewing: 'awaitingLineup' })

/** The channel whose card is shown while the zapping keys settle. */
export const selectZapChannel = (snapshot: Snapshot): Channel | undefined => {
  const { channels, zapId } = toldOf(snapshot)
  return zapId === undefined ? undefined : channelOf({ channels, channelId: zapId })
}

export const selectOverlay = (snapshot: Snapshot): Overlay => {
  if (snapshot.context.told !== undefined) return 'none'
  if (snapshot.hasTag('noAuthority')) return 'noAuthority'
  if (snapshot.hasTag('gone')) return 'gone'
  if (snapshot.hasTag('failed')) return 'failed'
  if (snapshot.hasTag('reconnecting')) return 'reconnecting'
  return snapshot.hasTag('busy') ? 'loading' : 'none'
}

/** The engine under the picture: its languages are chosen there. */
export const selectEngine = ({ children }: Snapshot) => children.engine
/** Channel numbers that are typed. */
export const selectDial = ({ children }: Snapshot) => children.dial
/** The player of the recording, while one is watched. */
export const selectRecording = ({ children }: Snapshot) => children.recording
/** The programme on screen: on air, behind live, or caught up on (LIVE-15). */
export const selectProgramme = (snapshot: Snapshot): Programme | undefined =>
  snapshot.context.isTakenOver ? undefined : programmeOf(toldOf(snapshot))
/** The beginning of the programme that the page tells of. */
export const selectToldStart = (snapshot: Snapshot): Instant | undefined => toldOf(snapshot).start
/** A recording is watched, or the paused picture is held for one. */
export const selectIsBehind = (snapshot: Snapshot): boolean =>
  snapshot.context.told?.isBehind ?? snapshot.hasTag('behind')
export const selectIsCatchUp = (snapshot: Snapshot): boolean =>
  snapshot.context.told?.isCatchUp ?? snapshot.hasTag('catchUp')
/** The broadcast of what is watched is over: the viewer is asked whether to return to live (LIVE-03). */
export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('asking')
export const selectCanKeepWatching = ({ context }: Snapshot): boolean => canKeepWatching(context)
/** The bar leads back in the programme (LIVE-02, LIVE-04). */
export const selectCanGoBack = (snapshot: Snapshot): boolean =>
  selectIsCatchUp(snapshot) || (!snapshot.context.isTakenOver && shiftRefusal(toldOf(snapshot)) === undefined)
export const selectPrevious = (snapshot: Snapshot): Programme | undefined => toldOf(snapshot).slot?.previous
export const selectNext = (snapshot: Snapshot): Programme | undefined => toldOf(snapshot).slot?.next
export const selectRate = (snapshot: Snapshot): PlaybackRate => toldOf(snapshot).rate
export const selectAspect = ({ context }: Snapshot): AspectRatio => context.aspect
/** Why a wish was not followed. */
export const selectNotice = ({ children }: Snapshot) => children.notice

export const selectFailure = ({ context }: Snapshot): PlayFailure | undefined => context.failure
export const selectIsPaused = (snapshot: Snapshot): boolean =>
  snapshot.context.told?.isPaused ??
  (snapshot.matches({ viewing: { watching: 'paused' } }) || isBroadcast(snapshot, 'paused'))
export const selectIsPlaying = (snapshot: Snapshot): boolean =>
  snapshot.context.told === undefined
    ? snapshot.matches({ viewing: { watching: 'playing' } }) || isBroadcast(snapshot, 'playing')
    : !snapshot.context.told.isPaused
/** A stream of the channel is on, or on its way: the controls make sense. */
export const selectIsWatching = (snapshot: Snapshot): boolean =>
  snapshot.context.told !== undefined || snapshot.hasTag('watching') || snapshot.hasTag('broadcast')

const openable = (snapshot: Snapshot) => {
  const told = toldOf(snapshot)
  return openableOf(channelOf(told), told.source)
}

/** The qualities to choose from, in the operator's order; the same list as long as the channel is the same (LIVE-10). */
export const selectQualities = (snapshot: Snapshot): ReadonlyArray<Quality> =>
  qualityChoices(snapshot.context.isTakenOver ? undefined : openable(snapshot), 'live')

/** The quality that plays; `undefined` where it follows the network. */
export const selectQuality = (snapshot: Snapshot): Quality | undefined =>
  formOf(openable(snapshot), 'live', toldOf(snapshot).quality)?.resolution
/** The form that plays when nobody chooses has no quality of its own: it follows the network. */
export const selectFollowsNetwork = (snapshot: Snapshot): boolean =>
  formOf(openable(snapshot), 'live', undefined)?.resolution === undefined

export const selectVolume = ({ context }: Snapshot): number => context.volume
export const selectIsMuted = ({ context }: Snapshot): boolean => context.isMuted
/** The browser holds the sound back until the viewer asks for it. */
export const selectIsSoundHeldBack = ({ context }: Snapshot): boolean => context.isSoundHeldBack

/** The pictures of an audio channel, in place of a moving one (CHAN-07). */
export const selectPosters = (snapshot: Snapshot): ReadonlyArray<string> => {
  const channel = channelOf(toldOf(snapshot))
  return channel !== undefined && isAudio(channel) ? channel.audioPosterList : NO_POSTERS
}

export const selectIsAudio = (snapshot: Snapshot): boolean => {
  const channel = channelOf(toldOf(snapshot))
  return channel !== undefined && isAudio(channel)
}
