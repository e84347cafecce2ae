import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectLineup, selectNow } from '../../../machines/app/index.ts'
import {
  selectHasMoreMessages,
  selectHaveMessagesFailed,
  selectIsLoadingMore,
  selectMessages,
  selectMessagesFailure,
} from '../../../machines/messageCentre/index.ts'
import type { Message } from '../../../models/message.ts'
import { beginningOf } from '../../../models/noticeText.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { CallFailed } from '../../ui/components/feedback/RetryCard.tsx'
import { BareEntry, Entry } from '../../ui/components/messages/Entry.tsx'
import { EntrySkeletons } from '../../ui/components/messages/EntrySkeletons.tsx'
import { useApp } from '../../ui/context.ts'
import type { CentreActor } from './actors.ts'
import { ChannelPicture } from './ChannelPicture.tsx'
import css from './MessageCentre.module.css'
import { MessageLink } from './MessageLink.tsx'
import { MessageSign } from './MessageSign.tsx'
import { targetOfMessage, useChannelOf } from './target.ts'
import type { Reading } from './useReading.ts'

type OwnProps = { readonly centre: CentreActor; readonly reading: Reading }

export const idOfMessage = ({ msgId }: Message): string => `message ${msgId}`

const OneOfMine = ({ centre, reading, message }: OwnProps & { readonly message: Message }) => {
  const app = useApp()
  const now = useSelector(app, selectNow)
  const lineup = useSelector(app, selectLineup)
  const { msgId, title, content, createTime, state, url } = message
  const target = targetOfMessage(url)
  const channel = useChannelOf(target)
  const id = idOfMessage(message)
  const read = () => centre.send({ type: 'viewer.readMessages', msgIds: [msgId] })
  const line = {
    title,
    beginning: beginningOf(content),
    at: createTime,
    now,
    isUnread: state === 'UNREAD',
    sign: <MessageSign channel={channel} target={target} />,
  }
  if (target === undefined && content.trim() === '') return <BareEntry {...line} onRead={read} />
  return (
    <Entry
      {...line}
      isOpen={reading.opened === id}
      onOpen={element => {
        reading.open(id, element)
        read()
      }}
      onBack={reading.back}
      picture={lineup && channel && <ChannelPicture lineup={lineup} channel={channel} />}
      action={
        target && (
          <MessageLink
            target={target}
            channel={channel}
            onFollow={() => centre.send({ type: 'viewer.closeMessages' })}
          />
        )
      }
    >
      <p dir="auto">{content}</p>
    </Entry>
  )
}

/** The messages of this account, their boxes until they are there, or why they are not. */
export const Own = ({ centre, reading }: OwnProps) => {
  const intl = useIntl()
  const messages = useSelector(centre, selectMessages)
  const hasFailed = useSelector(centre, selectHaveMessagesFailed)
  const failure = useSelector(centre, selectMessagesFailure)
  const hasMore = useSelector(centre, selectHasMoreMessages)
  const isLoadingMore = useSelector(centre, selectIsLoadingMore)
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
  return (
    <>
      <ul>
        {messages.map(message => (
          <OneOfMine key={message.msgId} centre={centre} reading={reading} message={message} />
        ))}
      </ul>
      {hasMore && (
        <div className={css.more}>
          <Button size="small" disabled={isLoadingMore} onPress={() => centre.send({ type: 'viewer.moreMessages' })}>
            <FormattedMessage id="messages.more" defaultMessage="Show older" />
          </Button>
        </div>
      )}
    </>
  )
}
