import { channelHistoryMachine } from '../../../machines/channelHistory/index.ts'
import { removalOf } from '../../../machines/removal.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { type ChannelHistoryParts, channelHistoryPorts, removeChannelPlays } from '../../services/api/channelHistory.ts'
import { removalPorts } from '../../services/lists/removals.ts'

/** The channels that were watched, and how they leave the list. */
export const provideChannelHistory = (parts: ChannelHistoryParts): typeof channelHistoryMachine =>
  channelHistoryMachine.provide({
    actors: {
      ...channelHistoryPorts(parts),
      removal: removalOf<LogicalChannelId>().provide({
        actors: { ...removalPorts(parts.tabs, removeChannelPlays(parts)) },
      }),
    },
  })
