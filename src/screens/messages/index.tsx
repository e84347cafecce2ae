import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type messageCentreMachine, selectAreMessagesOpen } from '../../../machines/messageCentre/index.ts'
import { useApp } from '../../ui/context.ts'
import { MessageCentre } from './MessageCentre.tsx'

/** The message centre, while it is open. */
export const Messages = ({ centre }: { readonly centre: ActorRefFrom<typeof messageCentreMachine> }) => {
  const announcements = useSelector(useApp(), ({ children }) => children.announcements)
  const isOpen = useSelector(centre, selectAreMessagesOpen)
  return isOpen && <MessageCentre centre={centre} announcements={announcements} />
}
