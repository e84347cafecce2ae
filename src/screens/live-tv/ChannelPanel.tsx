import { useSelector } from '@xstate/react'
import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { selectChannels, selectColumnId, selectColumns, selectIsLoading } from '../../../machines/lineup/index.ts'
import { selectChannelId } from '../../../machines/livePlayer/index.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { columnNameIn } from '../../../models/column.ts'
import { useLanguage } from '../../app/useLanguage.ts'
import { Chips } from '../../components/basics/Tabs.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { ChannelRowSkeletons } from '../../components/feedback/Skeleton.tsx'
import { ChannelList } from '../../components/live/ChannelList.tsx'
import type { LineupActor, LivePlayerActor } from './actors.ts'
import { ChannelLine } from './ChannelLine.tsx'
import css from './LiveTv.module.css'
import { useGroupAddress } from './useGroupAddress.ts'

const ALL = 'all'
const LIST_ID = 'channels'

type ChannelPanelProps = { readonly lineup: LineupActor; readonly player: LivePlayerActor | undefined }

/** The groups and the channels of the chosen one (CHAN-01). */
export const ChannelPanel = ({ lineup, player }: ChannelPanelProps) => {
  const intl = useIntl()
  const language = useLanguage()
  const isLoading = useSelector(lineup, selectIsLoading)
  const columns = useSelector(lineup, selectColumns)
  const columnId = useSelector(lineup, selectColumnId)
  const channels = useSelector(lineup, selectChannels)
  const chooseGroup = useGroupAddress(lineup)
  const tunedId = useSelector(player, snapshot => (snapshot === undefined ? undefined : selectChannelId(snapshot)))
  const ids = useMemo(() => channels.map(({ logicalChannelId }) => logicalChannelId), [channels])

  const onSeen = useCallback(
    (seen: ReadonlyArray<LogicalChannelId>) =>
      lineup.send({
        type: 'viewer.sawChannels',
        channelIds: tunedId === undefined || seen.includes(tunedId) ? seen : [...seen, tunedId],
      }),
    [lineup, tunedId],
  )

  if (isLoading) return <ChannelRowSkeletons count={8} />
  return (
    <>
      <Chips
        label={intl.formatMessage({ id: 'live.groups', defaultMessage: 'Groups' })}
        tabs={[
          { id: ALL, label: intl.formatMessage({ id: 'live.groups.all', defaultMessage: 'All' }) },
          ...columns.map(column => ({ id: column.columnId, label: columnNameIn(column, language) })),
        ]}
        selected={columns.find(column => column.columnId === columnId)?.columnId ?? ALL}
        onSelect={chosen => chooseGroup(columns.find(column => column.columnId === chosen)?.columnId)}
        controls={LIST_ID}
      />
      <div id={LIST_ID} className={css.list} role="tabpanel">
        {ids.length === 0 ? (
          <EmptyState
            text={intl.formatMessage({
              id: 'live.empty',
              defaultMessage: 'There is no channel for you here at the moment.',
            })}
          />
        ) : (
          <ChannelList
            label={intl.formatMessage({ id: 'live.channels', defaultMessage: 'Channels' })}
            ids={ids}
            tunedId={tunedId}
            onSeen={onSeen}
            renderRow={(id, place) => (
              <ChannelLine key={id} id={id} place={place} lineup={lineup} player={player} tuned={id === tunedId} />
            )}
          />
        )}
      </div>
    </>
  )
}
