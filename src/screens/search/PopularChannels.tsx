import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { selectPopular } from '../../../machines/search/index.ts'
import type { Channel } from '../../../models/channel.ts'
import type { LineupActor } from '../players/actors.ts'
import type { SearchPageActor } from './actors.ts'
import { Channels } from './Channels.tsx'
import { useFoundChannels } from './useFoundChannels.ts'

const MOST = 12

/** Those of the channels that the country looks for, in its order (CHAN-10). */
export const usePopularChannels = (
  search: SearchPageActor,
  channels: ReadonlyArray<Channel>,
): ReadonlyArray<Channel> => {
  const ids = useSelector(search, selectPopular)?.channels
  return useMemo(() => {
    const byId = new Map(channels.map(channel => [channel.logicalChannelId, channel]))
    return (ids ?? []).flatMap(id => byId.get(id) ?? []).slice(0, MOST)
  }, [ids, channels])
}

type PopularChannelsProps = { readonly lineup: LineupActor; readonly channels: ReadonlyArray<Channel> }

export const PopularChannels = ({ lineup, channels }: PopularChannelsProps) => {
  const intl = useIntl()
  useFoundChannels(lineup, channels)
  return (
    <Channels
      lineup={lineup}
      channels={channels}
      title={intl.formatMessage({ id: 'find.topChannels', defaultMessage: 'Popular channels' })}
    />
  )
}
