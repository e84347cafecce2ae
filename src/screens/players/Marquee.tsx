import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import {
  type announcementsMachine,
  type MarqueeKind,
  selectMarquee,
  selectPass,
} from '../../../machines/announcements/index.ts'
import {
  type marqueeMachine,
  selectGoneMs,
  selectIsMoving,
  selectIsPaused,
  selectWayMs,
} from '../../../machines/marquee.ts'
import { type Announcement, marqueeTextPx } from '../../../models/announcement.ts'
import { marqueeColours, marqueeText } from '../../../models/announcementLook.ts'
import { marqueeWayMs } from '../../../models/marqueeWay.ts'
import { MarqueeBar } from '../../ui/components/announcements/MarqueeBar.tsx'
import { useHandle } from '../../ui/context.ts'

export type AnnouncementsActor = ActorRefFrom<typeof announcementsMachine>

type MarqueeProps = { readonly announcements: AnnouncementsActor; readonly kind: MarqueeKind }

type PassProps = {
  readonly pass: ActorRefFrom<typeof marqueeMachine>
  readonly shown: Announcement
  readonly kind: MarqueeKind
  readonly onClose: () => void
}

const PLACES = { marquee: 'page', playerMarquee: 'picture' } as const

const Pass = ({ pass, shown: { msg, properties }, kind, onClose }: PassProps) => {
  const { now } = useHandle()
  const tell = (type: 'marquee.covered' | 'viewer.came' | 'viewer.left' | 'viewer.pause' | 'viewer.resume') =>
    pass.send({ type, now: now() })
  return (
    <MarqueeBar
      text={marqueeText(msg)}
      colours={marqueeColours(properties)}
      size={marqueeTextPx(properties)}
      place={PLACES[kind]}
      wayMs={useSelector(pass, selectWayMs)}
      goneMs={useSelector(pass, selectGoneMs)}
      isMoving={useSelector(pass, selectIsMoving)}
      isPaused={useSelector(pass, selectIsPaused)}
      onSeen={(px, isCalm) => pass.send({ type: 'marquee.seen', wayMs: marqueeWayMs(px), isCalm, now: now() })}
      onCovered={() => tell('marquee.covered')}
      onPoint={isAtWords => tell(isAtWords ? 'viewer.came' : 'viewer.left')}
      onPause={() => tell('viewer.pause')}
      onResume={() => tell('viewer.resume')}
      onClose={onClose}
    />
  )
}

/** What goes over the screen now; each pass is drawn anew (MSG-03). */
export const Marquee = ({ announcements, kind }: MarqueeProps) => {
  const shown = useSelector(announcements, selectMarquee(kind))
  const pass = useSelector(announcements, selectPass(kind))
  return (
    shown &&
    pass && (
      <Pass
        key={pass.sessionId}
        pass={pass}
        shown={shown}
        kind={kind}
        onClose={() => announcements.send({ type: 'viewer.readAnnouncement', id: shown.id })}
      />
    )
  )
}
