import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectChannelHistory, selectLineup } from '../../../machines/app/index.ts'
import {
  selectFailure,
  selectHasFailed,
  selectRemoval,
  selectUndoable,
} from '../../../machines/channelHistory/index.ts'
import { pathOf } from '../../../models/page.ts'
import { LinkButton } from '../../ui/components/basics/Button.tsx'
import { ChannelRowSkeletons } from '../../ui/components/feedback/Skeleton.tsx'
import { useApp } from '../../ui/context.ts'
import { AfterFew } from '../lists/AfterFew.tsx'
import type { HistoryActor } from '../lists/actors.ts'
import { ChannelLines, UndoChannels } from '../lists/ChannelLines.tsx'
import { EmptyList } from '../lists/EmptyList.tsx'
import { Tools } from '../lists/Tools.tsx'
import { useWatched, type Watched } from '../lists/useWatched.ts'
import { Days } from './Days.tsx'
import { Failed } from './Failed.tsx'

type ListProps = { readonly history: HistoryActor; readonly watched: ReadonlyArray<Watched> }

const List = ({ history, watched }: ListProps) => {
  const intl = useIntl()
  const removal = useSelector(history, selectRemoval)
  return (
    <>
      <Tools removal={removal} ids={watched.map(({ channel }) => channel.logicalChannelId)} />
      <Days items={watched} atOf={({ at }) => at}>
        {(ofDay, moment) => (
          <ChannelLines
            channels={ofDay.map(({ channel, at }) => ({ channel, note: moment(at) }))}
            removal={removal}
            removeText={({ logicalChannelName }) =>
              intl.formatMessage(
                { id: 'history.delete', defaultMessage: 'Delete {channel} from the history' },
                { channel: logicalChannelName },
              )
            }
          />
        )}
      </Days>
      <AfterFew count={watched.length} />
    </>
  )
}

const Empty = () => {
  const intl = useIntl()
  return (
    <EmptyList
      title={intl.formatMessage({ id: 'history.none', defaultMessage: 'Your history is empty' })}
      text={intl.formatMessage({
        id: 'history.empty',
        defaultMessage: 'Channels you watch appear here, latest first.',
      })}
      action={
        <LinkButton variant="primary" to={pathOf({ page: 'liveTv', params: {} })}>
          <FormattedMessage id="favorites.channels.browse" defaultMessage="Browse the channels" />
        </LinkButton>
      }
    />
  )
}

const Listed = ({ history }: { readonly history: HistoryActor }) => {
  const watched = useWatched(history)
  const hasFailed = useSelector(history, selectHasFailed)
  const failure = useSelector(history, selectFailure)
  if (watched === undefined) return <ChannelRowSkeletons count={6} />
  if (watched.length > 0) return <List history={history} watched={watched} />
  if (!hasFailed) return <Empty />
  return <Failed failure={failure} onRetry={() => history.send({ type: 'viewer.retry' })} />
}

/** The channels that were watched, newest first (CHAN-09). */
export const Channels = () => {
  const hasLineup = useSelector(useApp(), snapshot => selectLineup(snapshot) !== undefined)
  const history = useSelector(useApp(), selectChannelHistory)
  const removal = useSelector(history, snapshot => snapshot && selectRemoval(snapshot))
  const count = useSelector(history, snapshot => (snapshot === undefined ? 0 : selectUndoable(snapshot)))
  if (!hasLineup) return <Empty />
  if (history === undefined) return <ChannelRowSkeletons count={6} />
  return (
    <>
      <Listed history={history} />
      <UndoChannels removal={removal} count={count} />
    </>
  )
}
