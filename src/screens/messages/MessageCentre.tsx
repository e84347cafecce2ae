import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { type Notice, noticesIn } from '../../../machines/announcements/index.ts'
import { selectMessages } from '../../../machines/messageCentre/index.ts'
import type { Message } from '../../../models/message.ts'
import { HOME, pathOf } from '../../../models/page.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Dialog } from '../../ui/components/feedback/Dialog.tsx'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import { MessagePanes } from '../../ui/components/messages/MessagePanes.tsx'
import { useWebsite } from '../../ui/useWebsite.ts'
import type { AnnouncementsActor, CentreActor } from './actors.ts'
import css from './MessageCentre.module.css'
import { idOfNotice, Notices } from './Notices.tsx'
import { idOfMessage, Own } from './Own.tsx'
import { useReading } from './useReading.ts'

/** The list has the whole of the dialog there. */
const phone = window.matchMedia('(max-width: 48em)')

const NO_MESSAGES: ReadonlyArray<Message> = []

type MessageCentreProps = {
  readonly centre: CentreActor
  readonly announcements: AnnouncementsActor | undefined
}
type Listed = { readonly messages: ReadonlyArray<Message>; readonly notices: ReadonlyArray<Notice> }

/** Everything that can be read at once. */
const ReadAll = ({ centre, announcements, messages, notices }: MessageCentreProps & Listed) => {
  const msgIds = messages.filter(({ state }) => state === 'UNREAD').map(({ msgId }) => msgId)
  const unread = notices.filter(({ isUnread }) => isUnread)
  return (
    <Button
      variant="text"
      size="small"
      disabled={msgIds.length + unread.length === 0}
      onPress={() => {
        centre.send({ type: 'viewer.readMessages', msgIds })
        for (const { id } of unread) announcements?.send({ type: 'viewer.readAnnouncement', id })
      }}
    >
      <FormattedMessage id="messages.readAll" defaultMessage="Mark all as read" />
    </Button>
  )
}

/** Nobody has written yet. */
const Empty = ({ onLeave }: { readonly onLeave: () => void }) => {
  const intl = useIntl()
  const navigate = useNavigate()
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'messages.none', defaultMessage: 'No messages yet' })}
      text={intl.formatMessage({
        id: 'messages.empty',
        defaultMessage: 'News about your plan, your account and what is on appears here.',
      })}
      action={
        <Button
          variant="primary"
          onPress={() => {
            onLeave()
            navigate(pathOf(HOME))
          }}
        >
          <FormattedMessage id="messages.none.home" defaultMessage="See what is on" />
        </Button>
      }
    />
  )
}

/** Public and personal notices, and the messages of this account, each with its read state (MSG-06). */
export const MessageCentre = ({ centre, announcements }: MessageCentreProps) => {
  const intl = useIntl()
  const site = useWebsite().name
  const known = useSelector(centre, selectMessages)
  const heard = useSelector(announcements, snapshot => snapshot)
  const messages = known ?? NO_MESSAGES
  const notices = heard === undefined ? [] : noticesIn(heard)
  const reading = useReading([...messages.map(idOfMessage), ...notices.map(idOfNotice)])
  const isReading = reading.opened !== undefined
  const close = () => centre.send({ type: 'viewer.closeMessages' })
  return (
    <Dialog
      size={1036}
      title={intl.formatMessage({ id: 'messages.title', defaultMessage: 'Messages' })}
      onClose={close}
      onEscape={() => (isReading && phone.matches ? reading.back() : close())}
    >
      {known?.length === 0 && notices.length === 0 ? (
        <Empty onLeave={close} />
      ) : (
        <MessagePanes isReading={isReading}>
          <section className={css.part}>
            <header>
              <h3>
                <FormattedMessage id="messages.own" defaultMessage="For you" />
              </h3>
              <ReadAll centre={centre} announcements={announcements} messages={messages} notices={notices} />
            </header>
            <Own centre={centre} reading={reading} />
          </section>
          {announcements && notices.length > 0 && (
            <section className={css.part}>
              <header>
                <h3>
                  <FormattedMessage id="messages.from" defaultMessage="From {site}" values={{ site }} />
                </h3>
              </header>
              <Notices announcements={announcements} reading={reading} notices={notices} />
            </section>
          )}
        </MessagePanes>
      )}
    </Dialog>
  )
}
