import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectCatalogue, selectLineup } from '../../../machines/app/index.ts'
import { selectFavouriteChannels } from '../../../machines/catalogue/index.ts'
import {
  channelsIn,
  selectFailure,
  selectHasFailed,
  selectIsLoading,
  selectRemoval,
  selectUndoable,
} from '../../../machines/favouriteChannels.ts'
import type { Channel, LogicalChannelId } from '../../../models/channel.ts'
import { pathOf } from '../../../models/page.ts'
import { LinkButton } from '../../ui/components/basics/Button.tsx'
import { CallFailed } from '../../ui/components/feedback/RetryCard.tsx'
import { ChannelRowSkeletons } from '../../ui/components/feedback/Skeleton.tsx'
import { useApp } from '../../ui/context.ts'
import { AfterFew } from '../lists/AfterFew.tsx'
import type { FavouriteChannelsActor } from '../lists/actors.ts'
import { ChannelLines, UndoChannels } from '../lists/ChannelLines.tsx'
import { EmptyList } from '../lists/EmptyList.tsx'
import { PageWaits } from '../lists/PageParts.tsx'
import { Tools } from '../lists/Tools.tsx'
import { useAllChannels } from '../players/useAllChannels.ts'

const isSame = (one: ReadonlyArray<LogicalChannelId>, other: ReadonlyArray<LogicalChannelId>): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])

/** In the person's order; a channel that is hidden from this viewer is not told (AHEAD-22). */
const useChannels = (favourites: FavouriteChannelsActor): ReadonlyArray<Channel> | undefined => {
  const channels = useAllChannels(useSelector(useApp(), selectLineup))
  const ids = useSelector(favourites, channelsIn, isSame)
  const isLoading = useSelector(favourites, selectIsLoading)
  return useMemo(() => {
    if (isLoading || (ids.length > 0 && channels.length === 0)) return undefined
    const byId = new Map(channels.map(channel => [channel.logicalChannelId, channel]))
    return ids.flatMap(id => byId.get(id) ?? [])
  }, [ids, channels, isLoading])
}

const Empty = () => {
  const intl = useIntl()
  return (
    <EmptyList
      title={intl.formatMessage({ id: 'favorites.none', defaultMessage: 'Your list is empty' })}
      text={intl.formatMessage({
        id: 'favorites.channels.empty',
        defaultMessage: 'Star a channel to keep it here.',
      })}
      action={
        <LinkButton variant="primary" to={pathOf({ page: 'liveTv', params: {} })}>
          <FormattedMessage id="favorites.channels.browse" defaultMessage="Browse the channels" />
        </LinkButton>
      }
    />
  )
}

const Listed = ({ favourites }: { readonly favourites: FavouriteChannelsActor }) => {
  const intl = useIntl()
  const channels = useChannels(favourites)
  const removal = useSelector(favourites, selectRemoval)
  const hasFailed = useSelector(favourites, selectHasFailed)
  const failure = useSelector(favourites, selectFailure)
  if (channels === undefined) return <ChannelRowSkeletons count={6} />
  if (hasFailed)
    return (
      <CallFailed
        part="FAVOURITES"
        failure={failure}
        title={intl.formatMessage({
          id: 'favorites.channels.failed',
          defaultMessage: 'Your channels could not be loaded',
        })}
        cause={intl.formatMessage({
          id: 'favorites.failed.cause',
          defaultMessage: 'Something went wrong on our side. Your list is safe.',
        })}
        onRetry={() => favourites.send({ type: 'viewer.retry' })}
      />
    )
  if (channels.length === 0) return <Empty />
  return (
    <>
      <Tools removal={removal} ids={channels.map(({ logicalChannelId }) => logicalChannelId)} />
      <ChannelLines
        channels={channels.map(channel => ({ channel }))}
        removal={removal}
        removeText={({ logicalChannelName }) =>
          intl.formatMessage(
            { id: 'favorites.remove', defaultMessage: 'Remove {title} from my list' },
            { title: logicalChannelName },
          )
        }
      />
      <AfterFew count={channels.length} />
    </>
  )
}

const List = ({ favourites }: { readonly favourites: FavouriteChannelsActor }) => (
  <>
    <Listed favourites={favourites} />
    <UndoChannels removal={useSelector(favourites, selectRemoval)} count={useSelector(favourites, selectUndoable)} />
  </>
)

/** The favourite channels in the person's order, as soon as their chart runs (CHAN-08). */
export const FavouriteChannels = () => {
  const catalogue = useSelector(useApp(), selectCatalogue)
  const favourites = useSelector(catalogue, snapshot => snapshot && selectFavouriteChannels(snapshot))
  if (favourites !== undefined) return <List favourites={favourites} />
  return (
    <PageWaits>
      <ChannelRowSkeletons count={6} />
    </PageWaits>
  )
}
