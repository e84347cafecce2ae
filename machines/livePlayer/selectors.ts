import type { SnapshotFrom } from 'xstate'
import type { AspectRatio } from '../../models/aspectRatio.ts'
import { type Channel, isAudio, type LogicalChannelId } from '../../models/channel.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { PlaybackRate } from '../../models/playbackRate.ts'
import type { Programme } from '../../models/programme.ts'
import type { Quality } from '../../models/quality.ts'
import { formOf, openableOf, qualityChoices } from '../forms.ts'
import type { PlayFailure } from '../playFailure.ts'
import type { livePlayerMachine } from './machine.ts'
import { canKeepWatching, channelOf, programmeOf, shiftRefusal } from './transitions.ts'

type Snapshot = SnapshotFrom<typeof livePlayerMachine>

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
export const selectChannel = ({ context }: Snapshot): Channel | undefined => context.broadcast ?? channelOf(context)

/** Nothing is known yet of the channels: there is nothing to show, and nothing to play. */
export const selectIsWaiting = (snapshot: Snapshot): boolean => snapshot.matches({ viewing: 'awaitingLineup' })

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

/** The engine under the picture: its languages are chosen there. */
export const selectEngine = ({ children }: Snapshot) => children.engine
/** Channel numbers that are typed. */
export const selectDial = ({ children }: Snapshot) => children.dial
/** The player of the recording, while one is watched. */
export const selectRecording = ({ children }: Snapshot) => children.recording
/** The programme on screen: on air, behind live, or caught up on (LIVE-15). */
export const selectProgramme = ({ context }: Snapshot): Programme | undefined =>
  context.isTakenOver ? undefined : programmeOf(context)
/** The beginning of the programme that the address names. */
export const selectStart = ({ context }: Snapshot): Instant | undefined => context.start
/** A recording is watched, or the paused picture is held for one. */
export const selectIsBehind = (snapshot: Snapshot): boolean => snapshot.hasTag('behind')
export const selectIsCatchUp = (snapshot: Snapshot): boolean => snapshot.hasTag('catchUp')
/** The broadcast of what is watched is over: the viewer is asked whether to return to live (LIVE-03). */
export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('asking')
export const selectCanKeepWatching = ({ context }: Snapshot): boolean => canKeepWatching(context)
/** The bar leads back in the programme (LIVE-02, LIVE-04). */
export const selectCanGoBack = (snapshot: Snapshot): boolean =>
  selectIsCatchUp(snapshot) || (!snapshot.context.isTakenOver && shiftRefusal(snapshot.context) === undefined)
export const selectPrevious = ({ context }: Snapshot): Programme | undefined => context.slot?.previous
export const selectNext = ({ context }: Snapshot): Programme | undefined => context.slot?.next
export const selectRate = ({ context }: Snapshot): PlaybackRate => context.rate
export const selectAspect = ({ context }: Snapshot): AspectRatio => context.aspect
/** Why a wish was not followed. */
export const selectNotice = ({ children }: Snapshot) => children.notice

export const selectFailure = ({ context }: Snapshot): PlayFailure | undefined => context.failure
export const selectIsPlaying = (snapshot: Snapshot): boolean =>
  snapshot.matches({ viewing: { watching: 'playing' } }) || isBroadcast(snapshot, 'playing')
export const selectIsPaused = (snapshot: Snapshot): boolean =>
  snapshot.matches({ viewing: { watching: 'paused' } }) || isBroadcast(snapshot, 'paused')
/** A stream of the channel is on, or on its way: the controls make sense. */
export const selectIsWatching = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('watching') || snapshot.hasTag('broadcast')

/** The qualities to choose from, in the operator's order; the same list as long as the channel is the same (LIVE-10). */
export const selectQualities = ({ context }: Snapshot): ReadonlyArray<Quality> =>
  qualityChoices(context.isTakenOver ? undefined : openableOf(channelOf(context), context.source), 'live')

const playedForm = (context: Snapshot['context'], quality: Quality | undefined) =>
  formOf(openableOf(channelOf(context), context.source), 'live', quality)

/** The quality that plays; `undefined` where it follows the network. */
export const selectQuality = ({ context }: Snapshot): Quality | undefined =>
  playedForm(context, context.quality)?.resolution
/** The form that plays when nobody chooses has no quality of its own: it follows the network. */
export const selectFollowsNetwork = ({ context }: Snapshot): boolean =>
  playedForm(context, undefined)?.resolution === undefined

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
