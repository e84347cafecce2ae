import { useEffect } from 'react'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { useTell } from '../../ui/useTell.ts'
import type { LineupActor } from './actors.ts'

/** What is on is kept fresh for the channels that are seen (EPG-02). */
export const useSeenChannels = (lineup: LineupActor | undefined, channelIds: ReadonlyArray<LogicalChannelId>): void =>
  useTell(lineup, { type: 'viewer.sawChannels', channelIds })

/** One more beside those that the page shows. */
export const useAlsoSeenChannel = (lineup: LineupActor, id: LogicalChannelId | undefined): void =>
  useEffect(() => {
    if (id === undefined) return
    const { onScreen } = lineup.getSnapshot().context
    if (!onScreen.includes(id)) lineup.send({ type: 'viewer.sawChannels', channelIds: [...onScreen, id] })
  }, [lineup, id])
