import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { selectUnreadOfCentre } from '../../../machines/announcements/index.ts'
import { type messageCentreMachine, selectUnread } from '../../../machines/messageCentre/index.ts'
import { MailButton } from '../../ui/components/messages/MailButton.tsx'
import { useApp } from '../../ui/context.ts'

/** In the header: how many messages are unread; pressed, the message centre. */
export const Mail = ({ centre }: { readonly centre: ActorRefFrom<typeof messageCentreMachine> }) => {
  const announcements = useSelector(useApp(), ({ children }) => children.announcements)
  const messages = useSelector(centre, selectUnread)
  const notices = useSelector(announcements, snapshot => (snapshot ? selectUnreadOfCentre(snapshot) : 0))
  return <MailButton unread={messages + notices} onOpen={() => centre.send({ type: 'viewer.openMessages' })} />
}
