import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectChannelHistory, selectLineup } from '../../../machines/app/index.ts'
import { selectHasHistoryFailed, selectHistoryFailure } from '../../../machines/channelHistory/index.ts'
import { useApp } from '../../app/context.ts'
import { Button } from '../../components/basics/Button.tsx'
import { Dialog } from '../../components/feedback/Dialog.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { ChannelRowSkeletons } from '../../components/feedback/Skeleton.tsx'
import type { HistoryActor } from './actors.ts'
import { Failed } from './Failed.tsx'
import css from './History.module.css'
import { Row } from './Row.tsx'
import { useWatched, type Watched } from './useWatched.ts'

const Empty = () => {
  const intl = useIntl()
  return (
    <EmptyState
      text={intl.formatMessage({
        id: 'history.empty',
        defaultMessage: 'Channels that you watch stand here, the last one first.',
      })}
    />
  )
}

type ListProps = { readonly history: HistoryActor; readonly watched: ReadonlyArray<Watched> }

const List = ({ history, watched }: ListProps) => {
  const intl = useIntl()
  const [isAsking, setAsking] = useState(false)
  const forget = (channels: ReadonlyArray<Watched>): void =>
    history.send({ type: 'viewer.forgetChannels', channelIds: channels.map(({ channel }) => channel.logicalChannelId) })
  return (
    <>
      <div className={css.tools}>
        <Button size="small" onPress={() => setAsking(true)}>
          <FormattedMessage id="history.deleteAll" defaultMessage="Delete all" />
        </Button>
      </div>
      <ul className={css.list}>
        {watched.map(each => (
          <Row key={each.channel.logicalChannelId} watched={each} onDelete={() => forget([each])} />
        ))}
      </ul>
      {isAsking && (
        <Dialog
          title={intl.formatMessage({ id: 'history.deleteAll.title', defaultMessage: 'Delete the whole history?' })}
          size={400}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button onPress={() => setAsking(false)}>
                <FormattedMessage id="cancel" defaultMessage="Cancel" />
              </Button>
              <Button
                variant="primary"
                onPress={() => {
                  setAsking(false)
                  forget(watched)
                }}
              >
                <FormattedMessage id="history.deleteAll" defaultMessage="Delete all" />
              </Button>
            </>
          }
        >
          <p>
            <FormattedMessage
              id="history.deleteAll.text"
              defaultMessage="It is gone on all your devices and cannot be brought back."
            />
          </p>
        </Dialog>
      )}
    </>
  )
}

/** The channels that were watched, newest first (CHAN-09). */
export const Channels = () => {
  const hasLineup = useSelector(useApp(), snapshot => selectLineup(snapshot) !== undefined)
  const history = useSelector(useApp(), selectChannelHistory)
  const watched = useWatched(history)
  const hasFailed = useSelector(history, snapshot => snapshot !== undefined && selectHasHistoryFailed(snapshot))
  const failure = useSelector(history, snapshot => snapshot && selectHistoryFailure(snapshot))
  if (!hasLineup) return <Empty />
  if (history === undefined || watched === undefined) return <ChannelRowSkeletons count={6} />
  if (watched.length > 0) return <List history={history} watched={watched} />
  if (!hasFailed) return <Empty />
  return <Failed failure={failure} onRetry={() => history.send({ type: 'viewer.retry' })} />
}
