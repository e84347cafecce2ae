import type { SnapshotFrom } from 'xstate'
import type { Announcement } from '../../models/announcement.ts'
import { isOfCentreOnly } from '../../models/announcementChoice.ts'
import type { announcementsMachine } from './machine.ts'
import { isRead, passedOf, unreadIn } from './transitions.ts'
import type { MarqueeKind } from './types.ts'

type Snapshot = SnapshotFrom<typeof announcementsMachine>

export const selectPopup = ({ context }: Snapshot): Announcement | undefined => context.popup
export const selectMarquee =
  (kind: MarqueeKind) =>
  ({ context }: Snapshot): Announcement | undefined =>
    context[kind]
/** How often that on screen has passed before: each pass is drawn anew. */
export const selectPassed =
  (kind: MarqueeKind) =>
  ({ context }: Snapshot): number => {
    const shown = context[kind]
    return shown === undefined ? 0 : passedOf(context, shown.id)
  }

export interface Notice extends Announcement {
  readonly isUnread: boolean
}

/** All of them, newest first, with their read states; a new list each time. */
export const noticesIn = ({ context }: Snapshot): ReadonlyArray<Notice> =>
  context.announcements
    .map(each => ({ ...each, isUnread: !isRead(context, each) }))
    .toSorted((one, other) => (other.createTime ?? 0) - (one.createTime ?? 0))
/** How many are unread of those that no marquee and no popup shows. */
export const selectUnreadOfCentre = ({ context }: Snapshot): number => unreadIn(context).filter(isOfCentreOnly).length
