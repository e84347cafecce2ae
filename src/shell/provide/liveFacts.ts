import type { SnapshotFrom } from 'xstate'
import { selectIsRecordingPlaying, selectIsRecordingWatched } from '../../../machines/catchUpPlayer/index.ts'
import {
  type livePlayerMachine,
  selectIsPlaying,
  selectIsTakenOver,
  selectIsWatching,
  selectProgramme,
  selectRecording,
  selectToldId,
} from '../../../machines/livePlayer/index.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import type { Instant } from '../../../models/codec/instant.ts'

type Player = SnapshotFrom<typeof livePlayerMachine>

/** What those beside the screens want to know of the live player, who have none of its code. */
export interface LiveFacts {
  /** The channel that the viewer chose and that plays; a national broadcast is nobody's choice. */
  readonly playing: () => LogicalChannelId | undefined
  /** What is watched, and of which channel; nothing while the picture only gets ready. */
  readonly watched: () =>
    | { readonly kind: 'live' | 'playback'; readonly channelId: LogicalChannelId | undefined }
    | undefined
  readonly isTakenOver: () => boolean
  /** What is left of the programme on screen, in milliseconds. */
  readonly programmeLeft: () => number | undefined
}

const playing = (player: Player): LogicalChannelId | undefined => {
  if (selectIsTakenOver(player)) return undefined
  const recording = selectRecording(player)?.getSnapshot()
  const isPlaying = recording === undefined ? selectIsPlaying(player) : selectIsRecordingPlaying(recording)
  return isPlaying ? selectToldId(player) : undefined
}

const watched = (player: Player): ReturnType<LiveFacts['watched']> => {
  const recording = selectRecording(player)?.getSnapshot()
  const isWatched = recording === undefined ? selectIsWatching(player) : selectIsRecordingWatched(recording)
  const kind = recording === undefined ? 'live' : 'playback'
  return isWatched ? { kind, channelId: selectToldId(player) } : undefined
}

/** `now`: the moment that is on screen. */
export const makeLiveFacts = (snapshot: () => Player | undefined, now: () => Instant): LiveFacts => {
  const of =
    <Fact>(fact: (player: Player) => Fact) =>
    (): Fact | undefined => {
      const player = snapshot()
      return player && fact(player)
    }
  return {
    playing: of(playing),
    watched: of(watched),
    isTakenOver: () => of(selectIsTakenOver)() === true,
    programmeLeft: of(player => {
      const stop = selectProgramme(player)?.stop
      return stop === undefined ? undefined : stop - now()
    }),
  }
}
