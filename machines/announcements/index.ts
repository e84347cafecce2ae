export { announcementsMachine } from './machine.ts'
export { noticesIn, selectIsLine, selectMarquee, selectPass, selectPopup, selectUnreadOfCentre } from './selectors.ts'
export type { AnnouncementsCommand, AnnouncementsNews, MarqueeKind, SceneNews } from './types.ts'
