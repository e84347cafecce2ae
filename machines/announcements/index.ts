export { announcementsMachine } from './machine.ts'
export { noticesIn, selectMarquee, selectPass, selectPopup, selectUnreadOfCentre } from './selectors.ts'
export type { AnnouncementsCommand, AnnouncementsNews, MarqueeKind, SceneNews } from './types.ts'
