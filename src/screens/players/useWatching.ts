import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import {
  type catchUpPlayerMachine,
  selectIsRecordingPaused,
  selectIsRecordingPlaying,
  selectIsRecordingWatched,
  selectRecordingFollowsNetwork,
  selectRecordingOverlay,
  selectRecordingQualities,
  selectRecordingQuality,
} from '../../../machines/catchUpPlayer/index.ts'
import { selectCurrentProgramme } from '../../../machines/lineup/index.ts'
import {
  selectChannel,
  selectFollowsNetwork,
  selectIsCatchUp,
  selectIsPaused,
  selectIsPlaying,
  selectIsWatching,
  selectOverlay,
  selectProgramme,
  selectQualities,
  selectQuality,
  selectRecording,
} from '../../../machines/livePlayer/index.ts'
import type { Channel } from '../../../models/channel.ts'
import type { Programme } from '../../../models/programme.ts'
import { usePreferences } from '../../ui/context.ts'
import type { LineupActor, LivePlayerActor, LiveSnapshot } from './actors.ts'

type Recording = SnapshotFrom<typeof catchUpPlayerMachine>

/** What is watched says it: the recording where there is one, else the live player. */
const useEither = <Said>(
  player: LivePlayerActor,
  live: (of: LiveSnapshot) => Said,
  recorded: (of: Recording) => Said,
): Said => {
  const recording = useSelector(player, selectRecording)
  const ofRecording = useSelector(recording, snapshot => (snapshot === undefined ? undefined : recorded(snapshot)))
  const ofLive = useSelector(player, live)
  return recording === undefined || ofRecording === undefined ? ofLive : ofRecording
}

/** The live player's own overlay lies above that of its recording. */
export const useOverlay = (player: LivePlayerActor) => {
  const own = useSelector(player, selectOverlay)
  const either = useEither(player, selectOverlay, selectRecordingOverlay)
  return own === 'none' ? either : own
}
export const useIsPlaying = (player: LivePlayerActor) => useEither(player, selectIsPlaying, selectIsRecordingPlaying)
export const useIsPaused = (player: LivePlayerActor) => useEither(player, selectIsPaused, selectIsRecordingPaused)
/** A stream is on, or on its way: the controls make sense. */
export const useIsWatching = (player: LivePlayerActor) => useEither(player, selectIsWatching, selectIsRecordingWatched)

/** Nothing tells how long what is caught up on goes on, nor what comes next (AHEAD-23). */
export const useHidesSpoilers = (player: LivePlayerActor): boolean => {
  const isCatchUp = useSelector(player, selectIsCatchUp)
  return usePreferences().hidesSpoilers && isCatchUp
}

export const useQualities = (player: LivePlayerActor) => ({
  qualities: useEither(player, selectQualities, selectRecordingQualities),
  quality: useEither<ReturnType<typeof selectQuality> | 'network'>(
    player,
    snapshot => selectQuality(snapshot) ?? 'network',
    snapshot => selectRecordingQuality(snapshot) ?? 'network',
  ),
  followsNetwork: useEither(player, selectFollowsNetwork, selectRecordingFollowsNetwork),
})

/** The programme on screen; before the player knows it, and for a channel that is not tuned, what the line-up knows. */
export const useProgramme = (
  player: LivePlayerActor,
  lineup: LineupActor,
  { logicalChannelId: id }: Channel,
): Programme | undefined => {
  const listed = useSelector(lineup, selectCurrentProgramme(id))
  const watched = useSelector(player, selectProgramme)
  const isTuned = useSelector(player, snapshot => selectChannel(snapshot)?.logicalChannelId === id)
  return (isTuned ? watched : undefined) ?? listed
}
