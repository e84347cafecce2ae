import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { selectLineup } from '../../../machines/app/index.ts'
import { selectAllChannels, selectColumns, selectIsLoading } from '../../../machines/lineup/index.ts'
import { inTurns } from '../../../models/lineup.ts'
import { pathOf } from '../../../models/page.ts'
import { RailSkeleton } from '../../ui/components/feedback/Skeleton.tsx'
import { Rail } from '../../ui/components/rows/Rail.tsx'
import { useApp } from '../../ui/context.ts'
import type { LineupActor } from '../players/actors.ts'
import { useSeenChannels } from '../players/useSeenChannels.ts'
import { ChannelCard } from '../programmes/ChannelCard.tsx'

/** As many cards as a row shows before the person goes to the list itself. */
const MOST = 12

const Row = ({ lineup }: { readonly lineup: LineupActor }) => {
  const intl = useIntl()
  const all = useSelector(lineup, selectAllChannels)
  const columns = useSelector(lineup, selectColumns)
  const isLoading = useSelector(lineup, selectIsLoading)
  const channels = useMemo(() => {
    const open = all.filter(({ liveAuthority }) => liveAuthority)
    return inTurns(columns, open).slice(0, MOST)
  }, [all, columns])
  useSeenChannels(
    lineup,
    useMemo(() => channels.map(({ logicalChannelId }) => logicalChannelId), [channels]),
  )
  if (channels.length === 0) return isLoading ? <RailSkeleton /> : null
  return (
    <Rail
      title={intl.formatMessage({ id: 'home.onNow', defaultMessage: 'On now' })}
      moreTo={pathOf({ page: 'liveTv', params: {} })}
    >
      {channels.map(channel => (
        <ChannelCard key={channel.logicalChannelId} channel={channel} lineup={lineup} />
      ))}
    </Rail>
  )
}

/** What can be watched at once. */
export const OnNow = () => {
  const lineup = useSelector(useApp(), selectLineup)
  return lineup ? <Row lineup={lineup} /> : <RailSkeleton />
}
