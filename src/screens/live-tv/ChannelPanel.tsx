import { shallowEqual, useSelector } from '@xstate/react'
import { type FocusEvent, lazy, type ReactNode, Suspense, useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { selectChannelTools, selectFavourites, selectPlace } from '../../../machines/app/index.ts'
import { selectIsOpen } from '../../../machines/channelSearch/index.ts'
import { selectIsArranging, selectKidsMode, selectSearch } from '../../../machines/channelTools.ts'
import { selectFavouriteIds } from '../../../machines/favourites.ts'
import { selectAllChannels, selectChannelsOf, selectColumns, selectIsLoading } from '../../../machines/lineup/index.ts'
import { selectToldId } from '../../../machines/livePlayer/index.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { columnNameIn } from '../../../models/column.ts'
import { Chips } from '../../ui/components/basics/Tabs.tsx'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import { ChannelRowSkeletons } from '../../ui/components/feedback/Skeleton.tsx'
import { ChannelList } from '../../ui/components/live/ChannelList.tsx'
import { useApp } from '../../ui/context.ts'
import { lazyScreen } from '../../ui/lazyScreen.ts'
import { useLanguage } from '../../ui/useLanguage.ts'
import type { LineupActor, LivePlayerActor } from '../players/actors.ts'
import { ChannelLine } from './ChannelLine.tsx'
import css from './LiveTv.module.css'

const ALL = 'all'
/** The person's own group, beside those of the operator. */
const FAVOURITES = 'favourites'
const LIST_ID = 'channels'

const ChannelToolbar = lazyScreen(() => import('./ChannelToolbar.tsx').then(bar => bar.ChannelToolbar), 'live')
// fetched with the code of the tools
const Arrange = lazy(() => import('../tools/index.tsx').then(tools => ({ default: tools.Arrange })))
const KidsDialog = lazyScreen(() => import('../tools/index.tsx').then(tools => tools.KidsDialog))
const SearchResults = lazy(() => import('../tools/index.tsx').then(tools => ({ default: tools.SearchResults })))

type Ids = ReadonlyArray<LogicalChannelId>
type ChannelPanelProps = { readonly lineup: LineupActor; readonly player: LivePlayerActor | undefined }
type GroupsProps = ChannelPanelProps & { readonly renderList: (label: string, ids: Ids) => ReactNode }

const NONE: Ids = []

/** The favourites that this person sees, in their own order. */
const useFavouriteIds = (lineup: LineupActor): Ids => {
  const favourites = useSelector(useApp(), selectFavourites)
  const channels = useSelector(lineup, selectAllChannels)
  const ids = useSelector(favourites, each => (each === undefined ? NONE : selectFavouriteIds(each)), shallowEqual)
  return useMemo(
    () =>
      ids.length === 0 ? NONE : ids.filter(id => channels.some(({ logicalChannelId }) => logicalChannelId === id)),
    [ids, channels],
  )
}

type ListedProps = ChannelPanelProps & {
  readonly label: string
  readonly ids: Ids
  /** Of lists side by side: what is on screen of all of them. */
  readonly all: Ids | undefined
  readonly tunedId: LogicalChannelId | undefined
  readonly isSearching: boolean
}

/** Some channels; those that are searched begin at the top, whatever is on. */
const Listed = ({ label, ids, all, lineup, player, tunedId, isSearching }: ListedProps) => {
  const onSeen = useCallback(
    (rows: Ids) => {
      const seen = all ?? rows
      player?.send({ type: 'viewer.sawChannels', channelIds: seen })
      lineup.send({
        type: 'viewer.sawChannels',
        channelIds: tunedId === undefined || seen.includes(tunedId) ? seen : [...seen, tunedId],
      })
    },
    [lineup, player, tunedId, all],
  )
  return (
    <ChannelList
      label={label}
      ids={ids}
      tunedId={isSearching ? undefined : tunedId}
      onSeen={onSeen}
      renderRow={(id, place) => (
        <ChannelLine key={id} id={id} place={place} lineup={lineup} player={player} tuned={id === tunedId} />
      )}
    />
  )
}

/** The groups and the channels of the chosen one (CHAN-01). */
const Groups = ({ lineup, renderList }: GroupsProps) => {
  const intl = useIntl()
  const language = useLanguage()
  const columns = useSelector(lineup, selectColumns)
  const app = useApp()
  const { columnId: group } = useSelector(app, selectPlace).params
  const channels = useSelector(lineup, selectChannelsOf(group))
  const favouriteIds = useFavouriteIds(lineup)
  const isFavourites = group === FAVOURITES && favouriteIds.length > 0
  const columnIds = useMemo(() => channels.map(({ logicalChannelId }) => logicalChannelId), [channels])
  const ids = isFavourites ? favouriteIds : columnIds
  const tabs = [
    { id: ALL, label: intl.formatMessage({ id: 'live.groups.all', defaultMessage: 'All' }) },
    ...(favouriteIds.length > 0
      ? [{ id: FAVOURITES, label: intl.formatMessage({ id: 'favourites', defaultMessage: 'Favourites' }) }]
      : []),
    ...columns.map(column => ({ id: column.columnId, label: columnNameIn(column, language) })),
  ]
  return (
    <>
      <Chips
        label={intl.formatMessage({ id: 'live.groups', defaultMessage: 'Groups' })}
        tabs={tabs}
        selected={tabs.find(({ id }) => id === group)?.id ?? ALL}
        onSelect={id => app.send({ type: 'viewer.chooseGroup', columnId: id === ALL ? undefined : id })}
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
          renderList(intl.formatMessage({ id: 'live.channels', defaultMessage: 'Channels' }), ids)
        )}
      </div>
    </>
  )
}

/** The channels: searched, put in order, or by their groups. */
export const ChannelPanel = ({ lineup, player }: ChannelPanelProps) => {
  const tools = useSelector(useApp(), selectChannelTools)
  const search = useSelector(tools, each => each && selectSearch(each))
  const kids = useSelector(tools, each => each && selectKidsMode(each))
  const isSearching = useSelector(search, each => each !== undefined && selectIsOpen(each))
  const isArranging = useSelector(tools, each => each !== undefined && selectIsArranging(each))
  const isLoading = useSelector(lineup, selectIsLoading)
  const tunedId = useSelector(player, snapshot => (snapshot === undefined ? undefined : selectToldId(snapshot)))

  const renderList = (label: string, ids: Ids, all?: Ids) => (
    <Listed
      label={label}
      ids={ids}
      all={all}
      lineup={lineup}
      player={player}
      tunedId={tunedId}
      isSearching={isSearching}
    />
  )

  /** While nothing is typed, the search ends when the focus goes on to anything but what it lists. */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isTyped = currentTarget.querySelector<HTMLInputElement>('input[type=search]')?.value !== ''
    if (isTyped || relatedTarget === null || relatedTarget.closest(`search, #${LIST_ID}`) !== null) return
    if (search) search.send({ type: 'viewer.closeSearch' })
    else tools?.send({ type: 'viewer.leaveSearch' })
  }

  if (isLoading) return <ChannelRowSkeletons count={8} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: where the focus goes belongs to all that is in it
    <div className={css.panel} onBlur={onBlur}>
      {!isArranging && (
        <div className={css.toolbar}>
          <Suspense>
            {tools && <ChannelToolbar tools={tools} search={search} lineup={lineup} player={player} listId={LIST_ID} />}
          </Suspense>
        </div>
      )}
      <Suspense fallback={<ChannelRowSkeletons count={8} />}>
        {isArranging && tools ? (
          <Arrange tools={tools} lineup={lineup} tunedId={tunedId} listId={LIST_ID} listClass={css.list} />
        ) : isSearching && search ? (
          <div id={LIST_ID} className={css.list}>
            <SearchResults search={search} lineup={lineup} renderList={renderList} />
          </div>
        ) : (
          <Groups lineup={lineup} player={player} renderList={renderList} />
        )}
      </Suspense>
      {kids && (
        <Suspense>
          <KidsDialog kids={kids} lineup={lineup} />
        </Suspense>
      )}
    </div>
  )
}
