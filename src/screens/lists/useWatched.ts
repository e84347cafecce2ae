import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { selectLineup } from '../../../machines/app/index.ts'
import { playsIn, selectIsLoading } from '../../../machines/channelHistory/index.ts'
import type { Channel } from '../../../models/channel.ts'
import type { ChannelPlay } from '../../../models/channelHistory.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import { useApp } from '../../ui/context.ts'
import { useAllChannels } from '../players/useAllChannels.ts'
import type { HistoryActor } from './actors.ts'

/** A channel that the viewer has watched, and may still see. */
export interface Watched {
  readonly channel: Channel
  readonly at: Instant
}

const NO_PLAYS: ReadonlyArray<ChannelPlay> = []

const isSame = (one: ReadonlyArray<ChannelPlay>, other: ReadonlyArray<ChannelPlay>): boolean =>
  one.length === other.length &&
  one.every(
    ({ logicalChannelId, updateTime }, at) =>
      logicalChannelId === other[at]?.logicalChannelId && updateTime === other[at]?.updateTime,
  )

/** Newest first; `undefined` while it is being loaded. A channel that is hidden from this viewer is not told (AHEAD-22). */
export const useWatched = (history: HistoryActor | undefined): ReadonlyArray<Watched> | undefined => {
  const channels = useAllChannels(useSelector(useApp(), selectLineup))
  const plays = useSelector(history, snapshot => (snapshot === undefined ? NO_PLAYS : playsIn(snapshot)), isSame)
  const isLoading = useSelector(history, snapshot => snapshot === undefined || selectIsLoading(snapshot))
  return useMemo(() => {
    if (isLoading || channels.length === 0) return undefined
    const byId = new Map(channels.map(channel => [channel.logicalChannelId, channel]))
    return plays.flatMap(({ logicalChannelId, updateTime }) => {
      const channel = byId.get(logicalChannelId)
      return channel === undefined ? [] : [{ channel, at: updateTime }]
    })
  }, [plays, channels, isLoading])
}
