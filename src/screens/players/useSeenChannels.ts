import { useEffect } from 'react'
import type { LogicalChannelId } from '../../../models/channel.ts'
import type { LineupActor } from './actors.ts'

/** What is on is kept fresh for the channels that are seen (EPG-02). */
export const useSeenChannels = (lineup: LineupActor | undefined, channelIds: ReadonlyArray<LogicalChannelId>): void =>
  useEffect(() => lineup?.send({ type: 'viewer.sawChannels', channelIds }), [lineup, channelIds])
