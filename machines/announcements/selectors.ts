import type { SnapshotFrom } from 'xstate'
import type { Announcement } from '../../models/announcement.ts'
import { isLinePage, isOfCentreOnly } from '../../models/announcementChoice.ts'
import type { announcementsMachine } from './machine.ts'
import { isRead, unreadIn } from './transitions.ts'
import type { MarqueeKind } from './types.ts'

type Snapshot = SnapshotFrom<typeof announcementsMachine>

export const selectPopup = ({ context }: Snapshot): Announcement | undefined => context.popup
/** Beside a form it stands in a line. */
export const selectIsLine = ({ context }: Snapshot): boolean => isLinePage(context.scene.page)
export const selectMarquee =
  (kind: MarqueeKind) =>
  ({ context }: Snapshot): Announcement | undefined =>
    context[kind]
/** The chart that counts its way: another one for each pass. */
export const selectPass =
  (kind: MarqueeKind) =>
  ({ children }: Snapshot) =>
    children[kind]

export interface Notice extends Announcement {
  readonly isUnread: boolean
}

/**
 * All of them, newest first, a new list each time. What a marquee or a popup shows waits for nobody to read it here: it is
 * neither marked nor counted.
 */
export const noticesIn = ({ context }: Snapshot): ReadonlyArray<Notice> =>
  context.announcements
    .map(each => ({ ...each, isUnread: isOfCentreOnly(each) && !isRead(context, each) }))
    .toSorted((one, other) => (other.createTime ?? 0) - (one.createTime ?? 0))
/** How many are unread of those that no marquee and no popup shows. */
export const selectUnreadOfCentre = ({ context }: Snapshot): number => unreadIn(context).filter(isOfCentreOnly).length
