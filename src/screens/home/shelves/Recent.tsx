import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { selectChannelHistory } from '../../../../machines/app/index.ts'
import type { LogicalChannelId } from '../../../../models/channel.ts'
import { pathOf } from '../../../../models/page.ts'
import { RailSkeleton } from '../../../ui/components/feedback/Skeleton.tsx'
import { useApp } from '../../../ui/context.ts'
import { useWatched } from '../../lists/useWatched.ts'
import type { LineupActor } from '../../players/actors.ts'
import { ChannelRail, PER_RAIL } from '../ChannelRail.tsx'

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
    <ChannelRail
      title={intl.formatMessage({ id: 'history.recent', defaultMessage: 'Recently watched' })}
      moreTo={pathOf({ page: 'history', params: { list: 'channels' } })}
      channels={channels}
      lineup={lineup}
      pictures={pictures}
    />
  )
}
