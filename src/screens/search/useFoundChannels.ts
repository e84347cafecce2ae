import { useMemo } from 'react'
import type { Channel } from '../../../models/channel.ts'
import type { LineupActor } from '../players/actors.ts'
import { useSeenChannels } from '../players/useSeenChannels.ts'

/** What is on is told beside the channels that are listed; where none are, another list may tell of its own. */
export const useFoundChannels = (lineup: LineupActor | undefined, channels: ReadonlyArray<Channel>): void =>
  useSeenChannels(
    channels.length > 0 ? lineup : undefined,
    useMemo(() => channels.map(({ logicalChannelId }) => logicalChannelId), [channels]),
  )
