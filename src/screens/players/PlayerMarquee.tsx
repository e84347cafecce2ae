import { useSelector } from '@xstate/react'
import { useApp } from '../../ui/context.ts'
import { Marquee } from './Marquee.tsx'

/** What goes over the picture of a player, in its page or over the whole screen. */
export const PlayerMarquee = () => {
  const announcements = useSelector(useApp(), ({ children }) => children.announcements)
  return announcements && <Marquee announcements={announcements} kind="playerMarquee" />
}
