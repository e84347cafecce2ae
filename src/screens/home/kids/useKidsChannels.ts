import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { selectAllChannels } from '../../../../machines/lineup/index.ts'
import type { Channel } from '../../../../models/channel.ts'
import type { Replays } from '../../../../models/replay.ts'
import { type LiveHomeView, useLiveHome } from '../useLiveHome.ts'

interface KidsChannelsView {
  readonly view: LiveHomeView
  /** Those that are open to this child; `undefined` as long as they are not known, as the others. */
  readonly channels: ReadonlyArray<Channel> | undefined
  readonly replays: ReadonlyArray<Replays> | undefined
}

/** What kids mode leaves of the channels; of a moment before, there may be replays of others. */
export const useKidsChannels = (): KidsChannelsView => {
  const view = useLiveHome()
  const there = view.kind === 'there' ? view : undefined
  const shown = useSelector(there?.lineup, snapshot => snapshot && selectAllChannels(snapshot))
  const channels = useMemo(() => shown?.filter(({ liveAuthority }) => liveAuthority), [shown])
  if (view.kind === 'failed') return { view, channels: [], replays: [] }
  const isShown = (id: Channel['logicalChannelId']) => shown?.some(({ logicalChannelId }) => logicalChannelId === id)
  const replays = there?.home.replays.filter(({ channel }) => isShown(channel.logicalChannelId))
  return { view, channels, replays }
}
