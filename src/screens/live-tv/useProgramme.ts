import { useSelector } from '@xstate/react'
import { selectCurrentProgramme } from '../../../machines/lineup/index.ts'
import { selectChannel, selectProgramme } from '../../../machines/livePlayer/index.ts'
import type { Channel } from '../../../models/channel.ts'
import type { Programme } from '../../../models/programme.ts'
import type { LineupActor, LivePlayerActor } from './actors.ts'

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
