import { useSelector } from '@xstate/react'
import { Fragment, Suspense, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { selectAccess } from '../../../machines/app/index.ts'
import { selectAllChannels } from '../../../machines/lineup/index.ts'
import type { Channel, LogicalChannelId } from '../../../models/channel.ts'
import { type Column, columnNameIn } from '../../../models/column.ts'
import { channelsOf } from '../../../models/lineup.ts'
import { channelPictures, chosenFirst, type LiveItem } from '../../../models/liveHome.ts'
import { pathOf } from '../../../models/page.ts'
import { RailSkeleton } from '../../ui/components/feedback/Skeleton.tsx'
import { useApp } from '../../ui/context.ts'
import { lazyScreen } from '../../ui/lazyScreen.ts'
import { useLanguage } from '../../ui/useLanguage.ts'
import type { LineupActor } from '../players/actors.ts'
import { useSeenChannels } from '../players/useSeenChannels.ts'
import { ChannelRail, PER_RAIL } from './ChannelRail.tsx'
import { LockedChannels } from './LockedChannels.tsx'

const Recent = lazyScreen(() => import('./shelves/Recent.tsx').then(part => part.Recent))

const NONE: ReadonlyArray<LogicalChannelId> = []

interface Row {
  readonly key: string
  readonly title: string
  readonly moreTo: string
  readonly channels: ReadonlyArray<Channel>
}

type RailsProps = {
  readonly lineup: LineupActor
  /** What the operator chose; its pictures stand for their channels in every rail. */
  readonly chosen: ReadonlyArray<LiveItem>
  /** The groups that have a rail of their own. */
  readonly columns: ReadonlyArray<Column>
  /** Shown above the rails. */
  readonly hero?: Channel
}

/** What is on now, the operator's choice first, then the groups of the line-up. */
const useRows = ({ lineup, chosen, columns }: RailsProps): ReadonlyArray<Row> => {
  const intl = useIntl()
  const language = useLanguage()
  const channels = useSelector(lineup, selectAllChannels)
  const onNow = intl.formatMessage({ id: 'home.onNow', defaultMessage: 'On now' })
  return useMemo(() => {
    const row = (key: string, title: string, params: Record<string, string>, listed: ReadonlyArray<Channel>): Row => ({
      key,
      title,
      moreTo: pathOf({ page: 'liveTv', params }),
      channels: listed.slice(0, PER_RAIL),
    })
    const all = chosenFirst(chosen, channels)
    const open = all.filter(({ liveAuthority }) => liveAuthority)
    return [
      // another choice is another row, not the same cards moved
      row(chosen.map(({ channel }) => channel.logicalChannelId).join(), onNow, {}, open.length > 0 ? open : all),
      ...columns.map(column => {
        const { columnId } = column
        return row(columnId, columnNameIn(column, language), { columnId }, channelsOf(column, channels))
      }),
    ].filter(each => each.channels.length > 0)
  }, [channels, chosen, columns, language, onNow])
}

export const Rails = (props: RailsProps) => {
  const { lineup, chosen, hero } = props
  const rows = useRows(props)
  const channels = useSelector(lineup, selectAllChannels)
  const locked = useMemo(() => channels.filter(({ liveAuthority }) => !liveAuthority).length, [channels])
  const isUser = useSelector(useApp(), app => selectAccess(app) === 'user')
  const [recent, setRecent] = useState(NONE)
  const pictures = useMemo(() => channelPictures(chosen), [chosen])
  const seen = useMemo(() => {
    const ids = [...(hero ? [hero] : []), ...rows.flatMap(row => row.channels)].map(each => each.logicalChannelId)
    return [...new Set([...ids, ...recent])]
  }, [rows, hero, recent])
  useSeenChannels(lineup, seen)
  return rows.map(({ key, title, moreTo, channels: listed }, at) => (
    <Fragment key={key}>
      <ChannelRail
        title={title}
        moreTo={moreTo}
        aside={at === 0 && isUser && locked > 0 && <LockedChannels count={locked} />}
        channels={listed}
        lineup={lineup}
        pictures={pictures}
        eager={at === 0}
      />
      {at === 0 && isUser && (
        <Suspense fallback={<RailSkeleton />}>
          <Recent lineup={lineup} pictures={pictures} onSeen={setRecent} />
        </Suspense>
      )}
    </Fragment>
  ))
}
