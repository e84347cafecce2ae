import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ActorRefFrom } from 'xstate'
import { selectUnreadOfCentre } from '../../../machines/announcements/index.ts'
import { selectPlace } from '../../../machines/app/index.ts'
import {
  type messageCentreMachine,
  selectAreMessagesOpen,
  selectUnread,
} from '../../../machines/messageCentre/index.ts'
import { MailButton } from '../../ui/components/messages/MailButton.tsx'
import { useApp } from '../../ui/context.ts'
import { MessageCentre } from './MessageCentre.tsx'

/** The place that the header of this page keeps; the login page has none. */
const useSlot = (): HTMLElement | undefined => {
  const place = useSelector(useApp(), selectPlace)
  const [slot, setSlot] = useState<HTMLElement>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another header
  useEffect(() => setSlot(document.getElementById('messages') ?? undefined), [place])
  return slot
}

/** In the header: how many messages are unread; pressed, the message centre. */
export const Messages = ({ centre }: { readonly centre: ActorRefFrom<typeof messageCentreMachine> }) => {
  const slot = useSlot()
  const announcements = useSelector(useApp(), ({ children }) => children.announcements)
  const isOpen = useSelector(centre, selectAreMessagesOpen)
  const messages = useSelector(centre, selectUnread)
  const notices = useSelector(announcements, snapshot => (snapshot ? selectUnreadOfCentre(snapshot) : 0))
  return (
    <>
      {slot &&
        createPortal(
          <MailButton unread={messages + notices} onOpen={() => centre.send({ type: 'viewer.openMessages' })} />,
          slot,
        )}
      {isOpen && <MessageCentre centre={centre} announcements={announcements} />}
    </>
  )
}
