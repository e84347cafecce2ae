import { type Announcement, type AnnouncementId, passes, restBetweenPasses } from '../../models/announcement.ts'
import { type AnnouncementKind, announcementQueue, isLinePage } from '../../models/announcementChoice.ts'
import { addMs, type Instant } from '../../models/codec/instant.ts'
import type { Announcements, AnnouncementsContext, MarqueeKind, Round } from './types.ts'

type Known = Pick<AnnouncementsContext, 'announcements' | 'read' | 'scene'>

type Told = Pick<Known, 'announcements' | 'read'>

export const isRead = ({ read }: Pick<Known, 'read'>, { id, readStatus }: Announcement): boolean =>
  readStatus || read.includes(id)

export const unreadIn = (context: Told): Announcements => context.announcements.filter(each => !isRead(context, each))

/** What may be shown in this way, here and now. */
const queueIn = ({ announcements, read, scene }: Known, kind: AnnouncementKind): Announcements =>
  announcementQueue(announcements, kind, scene).filter(({ id }) => !read.includes(id))

export const nextPopup = (context: Known & Pick<AnnouncementsContext, 'isHeld'>): Announcement | undefined =>
  context.isHeld ? undefined : queueIn(context, 'popup')[0]

/** A dialog would come between somebody and a field; a line does not. */
export const isBusy = ({ isTyping, scene }: Pick<AnnouncementsContext, 'isTyping' | 'scene'>): boolean =>
  isTyping && !isLinePage(scene.page)

const isIn = (queue: Announcements, shown: Announcement | undefined): boolean =>
  queue.some(({ id }) => id === shown?.id)

/** Nobody has read it, and it is for this screen. */
export const popupFits = (context: AnnouncementsContext): boolean =>
  !context.isHeld && isIn(queueIn(context, 'popup'), context.popup)

const roundOf = ({ rounds }: Pick<AnnouncementsContext, 'rounds'>, id: AnnouncementId): Round | undefined =>
  rounds.find(round => round.id === id)

const isResting = (context: Pick<AnnouncementsContext, 'rounds' | 'now'>, id: AnnouncementId): boolean =>
  (roundOf(context, id)?.restsUntil ?? context.now) > context.now

const marqueesIn = (context: AnnouncementsContext, kind: MarqueeKind): Announcements =>
  queueIn(context, kind).filter(({ id }) => !isResting(context, id))

export const nextMarquee = (context: AnnouncementsContext, kind: MarqueeKind): Announcement | undefined =>
  marqueesIn(context, kind)[0]

export const marqueeFits = (context: AnnouncementsContext, kind: MarqueeKind): boolean =>
  isIn(marqueesIn(context, kind), context[kind])

/** How often it has passed. */
const passedOf = (context: Pick<AnnouncementsContext, 'rounds'>, id: AnnouncementId): number =>
  roundOf(context, id)?.passed ?? 0

export const isLastPass = (context: AnnouncementsContext, announcement: Announcement | undefined): boolean =>
  announcement !== undefined && passedOf(context, announcement.id) + 1 >= passes(announcement)

/** One more pass; it rests for the operator's interval. */
export const withPass = (
  context: Pick<AnnouncementsContext, 'rounds'>,
  announcement: Announcement,
  now: Instant,
): ReadonlyArray<Round> => [
  ...context.rounds.filter(({ id }) => id !== announcement.id),
  {
    id: announcement.id,
    passed: passedOf(context, announcement.id) + 1,
    restsUntil: addMs(now, restBetweenPasses(announcement)),
  },
]

/** When the next rest ends; `undefined` when none rests. */
export const restEnd = ({ rounds, now }: Pick<AnnouncementsContext, 'rounds' | 'now'>): Instant | undefined =>
  rounds
    .map(({ restsUntil }) => restsUntil)
    .filter(until => until > now)
    .sort((one, other) => one - other)[0]

/** The shortest rest has passed already when the clock was put right meanwhile. */
export const restMs = (until: Instant, now: Instant): number => (until > now ? until - now : 0)

/** Read here, and not yet known to the operator. */
export const untoldIn = ({ announcements, read }: Told): AnnouncementId | undefined =>
  announcements.find(({ id, readStatus }) => !readStatus && read.includes(id))?.id

export const withTold = (announcements: Announcements, told: AnnouncementId): Announcements =>
  announcements.map(each => (each.id === told ? { ...each, readStatus: true } : each))
