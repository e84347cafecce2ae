import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { selectChannelHistory } from '../../../machines/app/index.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { pathOf } from '../../../models/page.ts'
import { useApp } from '../../app/context.ts'
import { RailSkeleton } from '../../components/feedback/Skeleton.tsx'
import { Rail } from '../../components/rows/Rail.tsx'
import { ChannelCard } from '../home/ChannelCard.tsx'
import type { LineupActor } from '../live-tv/actors.ts'
import { useWatched } from './useWatched.ts'

/** As many cards as a rail shows before the person goes to the list itself. */
const PER_RAIL = 12

type RecentProps = {
  readonly lineup: LineupActor
  /** The operator's pictures of what is on. */
  readonly pictures: ReadonlyMap<LogicalChannelId, string>
  /** These channels are on the page. */
  readonly onSeen: (ids: ReadonlyArray<LogicalChannelId>) => void
}

/** What this person watched last, among the rails of the home page (CHAN-09). */
export const Recent = ({ lineup, pictures, onSeen }: RecentProps) => {
  const intl = useIntl()
  const watched = useWatched(useSelector(useApp(), selectChannelHistory))
  const channels = useMemo(() => watched?.slice(0, PER_RAIL).map(({ channel }) => channel), [watched])
  useEffect(() => {
    if (channels !== undefined) onSeen(channels.map(({ logicalChannelId }) => logicalChannelId))
  }, [channels, onSeen])
  if (channels === undefined) return <RailSkeleton />
  if (channels.length === 0) return null
  return (
    <Rail
      title={intl.formatMessage({ id: 'history.recent', defaultMessage: 'Recently watched' })}
      moreTo={pathOf({ page: 'history', params: {} })}
    >
      {channels.map(channel => (
        <ChannelCard
          key={channel.logicalChannelId}
          channel={channel}
          lineup={lineup}
          picture={pictures.get(channel.logicalChannelId)}
          eager={false}
        />
      ))}
    </Rail>
  )
}
