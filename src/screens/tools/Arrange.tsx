import { shallowEqual, useSelector } from '@xstate/react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { selectFavourites } from '../../../machines/app/index.ts'
import { selectFavouriteIds } from '../../../machines/favourites.ts'
import { selectAllChannels, selectIsHidden, selectKnownChannels } from '../../../machines/lineup/index.ts'
import type { Channel, LogicalChannelId } from '../../../models/channel.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Chips } from '../../ui/components/basics/Tabs.tsx'
import { useFocus } from '../../ui/components/basics/useFocus.ts'
import { ARRANGE_COLUMNS, ArrangeRow } from '../../ui/components/live/ArrangeRow.tsx'
import { ChannelList } from '../../ui/components/live/ChannelList.tsx'
import type { RowPlace } from '../../ui/components/live/ChannelRow.tsx'
import { OrderList } from '../../ui/components/live/OrderList.tsx'
import { useApp } from '../../ui/context.ts'
import type { ChannelToolsActor, LineupActor } from '../players/actors.ts'
import css from './tools.module.css'

type ArrangeProps = {
  readonly tools: ChannelToolsActor
  readonly lineup: LineupActor
  readonly tunedId: LogicalChannelId | undefined
  readonly listId: string
  readonly listClass: string | undefined
}

const NONE: ReadonlyArray<LogicalChannelId> = []

/** The favourites that this person sees, in their order. */
const useFavourites = (lineup: LineupActor): ReadonlyArray<Channel> => {
  const favourites = useSelector(useApp(), selectFavourites)
  const ids = useSelector(
    favourites,
    snapshot => (snapshot === undefined ? NONE : selectFavouriteIds(snapshot)),
    shallowEqual,
  )
  const channels = useSelector(lineup, selectAllChannels)
  return useMemo(() => {
    const byId = new Map(channels.map(channel => [channel.logicalChannelId, channel]))
    return ids.flatMap(id => byId.get(id) ?? [])
  }, [ids, channels])
}

const Order = ({ favourites }: { readonly favourites: ReadonlyArray<Channel> }) => {
  const app = useApp()
  const intl = useIntl()
  return (
    <OrderList
      label={intl.formatMessage({ id: 'arrange.order', defaultMessage: 'Order of your favourites' })}
      items={favourites.map(each => ({
        id: each.logicalChannelId,
        number: each.channelSeq,
        name: each.logicalChannelName,
        logo: each.iconUrl,
      }))}
      onMove={(channelId, before) =>
        selectFavourites(app.getSnapshot())?.send({ type: 'viewer.moveFavourite', channelId, before })
      }
    />
  )
}

type LineProps = { readonly channel: Channel; readonly place: RowPlace; readonly tuned: boolean }

const Line = ({ channel, place, tuned, lineup }: LineProps & Pick<ArrangeProps, 'lineup'>) => {
  const hidden = useSelector(lineup, selectIsHidden(channel.logicalChannelId))
  const onHide = useCallback(
    (channelId: LogicalChannelId, isHidden: boolean) =>
      lineup.send({ type: 'viewer.hideChannel', channelId, isHidden }),
    [lineup],
  )
  return (
    <ArrangeRow
      {...place}
      id={channel.logicalChannelId}
      number={channel.channelSeq}
      name={channel.logicalChannelName}
      logo={channel.iconUrl}
      hidden={hidden}
      tuned={tuned}
      onHide={onHide}
    />
  )
}

const Hiding = ({ lineup, tunedId }: Pick<ArrangeProps, 'lineup' | 'tunedId'>) => {
  const intl = useIntl()
  const channels = useSelector(lineup, selectKnownChannels)
  const byId = useMemo(() => new Map(channels.map(each => [each.logicalChannelId, each])), [channels])
  const ids = useMemo(() => [...byId.keys()], [byId])
  return (
    <ChannelList
      label={intl.formatMessage({ id: 'arrange.shown', defaultMessage: 'Channels in the list' })}
      ids={ids}
      tunedId={tunedId}
      columns={ARRANGE_COLUMNS}
      renderRow={(id, place) => {
        const channel = byId.get(id)
        return channel && <Line channel={channel} place={place} tuned={id === tunedId} lineup={lineup} />
      }}
    />
  )
}

/** The favourites in another order, channels out of the list and in again (AHEAD-18). */
export const Arrange = ({ tools, lineup, tunedId, listId, listClass }: ArrangeProps) => {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  const favourites = useFavourites(lineup)
  const canOrder = favourites.length > 1
  const [part, setPart] = useState(canOrder ? 'order' : 'shown')
  useFocus(() => heading.current)
  const isOrder = canOrder && part === 'order'
  return (
    <>
      <div className={css.head}>
        <h2 ref={heading} tabIndex={-1}>
          {intl.formatMessage({ id: 'arrange.begin', defaultMessage: 'Arrange channels' })}
        </h2>
        <Button size="small" variant="primary" onPress={() => tools.send({ type: 'viewer.endArranging' })}>
          {intl.formatMessage({ id: 'done', defaultMessage: 'Done' })}
        </Button>
      </div>
      {canOrder && (
        <Chips
          label={intl.formatMessage({ id: 'arrange.parts', defaultMessage: 'What to arrange' })}
          tabs={[
            { id: 'order', label: intl.formatMessage({ id: 'favourites', defaultMessage: 'Favourites' }) },
            { id: 'shown', label: intl.formatMessage({ id: 'live.channels', defaultMessage: 'Channels' }) },
          ]}
          selected={part}
          onSelect={setPart}
          controls={listId}
        />
      )}
      <p className={css.hint}>
        {isOrder
          ? intl.formatMessage({
              id: 'arrange.order.hint',
              defaultMessage: 'Drag a favourite to its place, or use the arrows. The order is saved to your account.',
            })
          : intl.formatMessage({
              id: 'arrange.shown.hint',
              defaultMessage: 'Channels you hide leave the list and the guide on this device.',
            })}
      </p>
      <div id={listId} className={listClass}>
        {isOrder ? <Order favourites={favourites} /> : <Hiding lineup={lineup} tunedId={tunedId} />}
      </div>
    </>
  )
}
