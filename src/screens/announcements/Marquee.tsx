import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import {
  type announcementsMachine,
  type MarqueeKind,
  selectMarquee,
  selectPassed,
} from '../../../machines/announcements/index.ts'
import { marqueeTextPx } from '../../../models/announcement.ts'
import { marqueeColours, marqueeText } from '../../../models/announcementLook.ts'
import { useHandle } from '../../app/context.ts'
import { MarqueeBar } from '../../components/announcements/MarqueeBar.tsx'

export type AnnouncementsActor = ActorRefFrom<typeof announcementsMachine>

type MarqueeProps = { readonly announcements: AnnouncementsActor; readonly kind: MarqueeKind }

const PLACES = { marquee: 'page', playerMarquee: 'picture' } as const

/** What goes over the screen now; each pass is drawn anew (MSG-03). */
export const Marquee = ({ announcements, kind }: MarqueeProps) => {
  const { now } = useHandle()
  const shown = useSelector(announcements, selectMarquee(kind))
  const passed = useSelector(announcements, selectPassed(kind))
  if (shown === undefined) return null
  const { id, msg, properties } = shown
  return (
    <MarqueeBar
      key={`${id} ${passed}`}
      text={marqueeText(msg)}
      colours={marqueeColours(properties)}
      size={marqueeTextPx(properties)}
      place={PLACES[kind]}
      onPassed={() => announcements.send({ type: 'marquee.passed', id, now: now() })}
      onClose={() => announcements.send({ type: 'viewer.readAnnouncement', id })}
    />
  )
}
