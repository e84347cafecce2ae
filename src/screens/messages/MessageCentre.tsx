import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import { type announcementsMachine, noticesIn } from '../../../machines/announcements/index.ts'
import { selectNow } from '../../../machines/app/index.ts'
import {
  type messageCentreMachine,
  selectHasMoreMessages,
  selectHaveMessagesFailed,
  selectIsLoadingMore,
  selectMessages,
  selectMessagesFailure,
} from '../../../machines/messageCentre/index.ts'
import { noticeText } from '../../../models/noticeText.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Dialog } from '../../ui/components/feedback/Dialog.tsx'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import { CallFailed } from '../../ui/components/feedback/RetryCard.tsx'
import { Entry } from '../../ui/components/messages/Entry.tsx'
import { EntrySkeletons } from '../../ui/components/messages/EntrySkeletons.tsx'
import { useApp } from '../../ui/context.ts'
import css from './MessageCentre.module.css'
import { MessageLink } from './MessageLink.tsx'

type AnnouncementsActor = ActorRefFrom<typeof announcementsMachine>
type CentreProps = { readonly centre: ActorRefFrom<typeof messageCentreMachine> }

/** What the operator announces to everybody and to this account, also what no marquee and no popup shows. */
const Notices = ({ announcements }: { readonly announcements: AnnouncementsActor }) => {
  const now = useSelector(useApp(), selectNow)
  const notices = noticesIn(useSelector(announcements, snapshot => snapshot))
  if (notices.length === 0) return null
  return (
    <section className={css.part}>
      <h3>
        <FormattedMessage id="messages.notices" defaultMessage="Announcements" />
      </h3>
      <ul>
        {notices.map(({ id, msg, createTime, isUnread }) => {
          const { title, more } = noticeText(msg)
          return (
            <Entry
              key={id}
              title={title}
              at={createTime}
              now={now}
              isUnread={isUnread}
              onRead={() => announcements.send({ type: 'viewer.readAnnouncement', id })}
            >
              {more !== undefined && <p dir="auto">{more}</p>}
            </Entry>
          )
        })}
      </ul>
    </section>
  )
}

const Own = ({ centre }: CentreProps) => {
  const now = useSelector(useApp(), selectNow)
  const messages = useSelector(centre, selectMessages) ?? []
  const hasMore = useSelector(centre, selectHasMoreMessages)
  const isLoadingMore = useSelector(centre, selectIsLoadingMore)
  return (
    <section className={css.part}>
      <h3>
        <FormattedMessage id="messages.own" defaultMessage="For you" />
      </h3>
      <ul>
        {messages.map(({ msgId, title, content, createTime, state, url }) => (
          <Entry
            key={msgId}
            title={title}
            at={createTime}
            now={now}
            isUnread={state === 'UNREAD'}
            onRead={() => centre.send({ type: 'viewer.readMessages', msgIds: [msgId] })}
          >
            <p dir="auto">{content}</p>
            {url !== undefined && (
              <MessageLink url={url} onFollow={() => centre.send({ type: 'viewer.closeMessages' })} />
            )}
          </Entry>
        ))}
      </ul>
      {hasMore && (
        <Button size="small" disabled={isLoadingMore} onPress={() => centre.send({ type: 'viewer.moreMessages' })}>
          <FormattedMessage id="messages.more" defaultMessage="Show older" />
        </Button>
      )}
    </section>
  )
}

/** The messages themselves, their boxes until they are there, or why they are not. */
const Content = ({ centre }: CentreProps) => {
  const intl = useIntl()
  const messages = useSelector(centre, selectMessages)
  const hasFailed = useSelector(centre, selectHaveMessagesFailed)
  const failure = useSelector(centre, selectMessagesFailure)
  if (hasFailed)
    return (
      <CallFailed
        part="MESSAGES"
        failure={failure}
        title={intl.formatMessage({ id: 'messages.failed.title', defaultMessage: 'The messages could not be loaded' })}
        cause={intl.formatMessage({
          id: 'messages.failed.cause',
          defaultMessage: 'Something went wrong on our side. Nothing is lost.',
        })}
        onRetry={() => centre.send({ type: 'viewer.retry' })}
      />
    )
  if (messages === undefined) return <EntrySkeletons />
  if (messages.length > 0) return <Own centre={centre} />
  return (
    <EmptyState
      text={intl.formatMessage({
        id: 'messages.empty',
        defaultMessage: 'Messages from your provider appear here.',
      })}
    />
  )
}

/** Everything that can be read at once. */
const ReadAll = ({ centre, announcements }: MessageCentreProps) => {
  const messages = useSelector(centre, selectMessages) ?? []
  const notices = useSelector(announcements, snapshot => snapshot)
  const msgIds = messages.filter(({ state }) => state === 'UNREAD').map(({ msgId }) => msgId)
  const unread = notices === undefined ? [] : noticesIn(notices).filter(({ isUnread }) => isUnread)
  const isNothingUnread = msgIds.length + unread.length === 0
  return (
    <Button
      disabled={isNothingUnread}
      onPress={() => {
        centre.send({ type: 'viewer.readMessages', msgIds })
        for (const { id } of unread) announcements?.send({ type: 'viewer.readAnnouncement', id })
      }}
    >
      <FormattedMessage id="messages.readAll" defaultMessage="Mark all as read" />
    </Button>
  )
}

type MessageCentreProps = CentreProps & { readonly announcements: AnnouncementsActor | undefined }

/** Public and personal notices, and the messages of this account, each with its read state (MSG-06). */
export const MessageCentre = ({ centre, announcements }: MessageCentreProps) => {
  const intl = useIntl()
  return (
    <Dialog
      size={700}
      title={intl.formatMessage({ id: 'messages.title', defaultMessage: 'Messages' })}
      onClose={() => centre.send({ type: 'viewer.closeMessages' })}
      footer={<ReadAll centre={centre} announcements={announcements} />}
    >
      <Content centre={centre} />
      {announcements && <Notices announcements={announcements} />}
    </Dialog>
  )
}
