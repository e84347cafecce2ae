import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { selectAccess, selectChannelHistory, selectDeployment, selectLineup } from '../../../machines/app/index.ts'
import { selectHasHistoryFailed, selectHistoryFailure } from '../../../machines/channelHistory/index.ts'
import { callCode } from '../../../models/callFailure.ts'
import { sellsLive } from '../../../models/deployment.ts'
import { useApp } from '../../app/context.ts'
import { Button } from '../../components/basics/Button.tsx'
import { Dialog } from '../../components/feedback/Dialog.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { RetryCard } from '../../components/feedback/RetryCard.tsx'
import { ChannelRowSkeletons } from '../../components/feedback/Skeleton.tsx'
import type { HistoryActor } from './actors.ts'
import css from './History.module.css'
import { Row } from './Row.tsx'
import { useWatched, type Watched } from './useWatched.ts'

/** What the history's chart has said over the page. */
defineMessages({
  refresh: { id: 'error.refresh', defaultMessage: 'Refresh failed' },
  delete: { id: 'error.delete', defaultMessage: 'Delete failed' },
})

const ForGuest = () => {
  const app = useApp()
  const intl = useIntl()
  return (
    <EmptyState
      title={intl.formatMessage({
        id: 'history.guest.title',
        defaultMessage: 'Your history is kept with your account',
      })}
      text={intl.formatMessage({
        id: 'history.guest',
        defaultMessage: 'Log in, and what you watch stands here on all your devices.',
      })}
      action={
        <Button variant="primary" onPress={() => app.send({ type: 'viewer.logIn' })}>
          <FormattedMessage id="header.login" defaultMessage="Log in" />
        </Button>
      }
    />
  )
}

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

const ForUser = () => {
  const history = useSelector(useApp(), selectChannelHistory)
  const watched = useWatched(history)
  const hasFailed = useSelector(history, snapshot => snapshot !== undefined && selectHasHistoryFailed(snapshot))
  const failure = useSelector(history, snapshot => snapshot && selectHistoryFailure(snapshot))
  const intl = useIntl()
  if (history === undefined || watched === undefined) return <ChannelRowSkeletons count={6} />
  if (watched.length > 0) return <List history={history} watched={watched} />
  if (!hasFailed) return <Empty />
  return (
    <RetryCard
      title={intl.formatMessage({ id: 'history.failed.title', defaultMessage: 'The history could not be loaded' })}
      cause={intl.formatMessage({
        id: 'history.failed.cause',
        defaultMessage: 'The operator did not answer as expected. What you watch is kept meanwhile.',
      })}
      code={callCode('HISTORY', failure)}
      onRetry={() => history.send({ type: 'viewer.retry' })}
    />
  )
}

/** The channels that were watched, newest first (CHAN-09, ROUTE-06). */
export const History = () => {
  const app = useApp()
  const access = useSelector(app, selectAccess)
  const deployment = useSelector(app, selectDeployment)
  const hasLineup = useSelector(app, snapshot => selectLineup(snapshot) !== undefined)
  const hasLive = deployment !== undefined && sellsLive(deployment)
  return (
    <div className={css.page}>
      <h1 tabIndex={-1}>
        <FormattedMessage id="nav.history" defaultMessage="History" />
      </h1>
      {access === 'guest' ? <ForGuest /> : hasLive && hasLineup ? <ForUser /> : <Empty />}
    </div>
  )
}
