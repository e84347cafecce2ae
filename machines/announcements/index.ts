export { announcementsMachine } from './machine.ts'
export { noticesIn, selectMarquee, selectPassed, selectPopup, selectUnreadOfCentre } from './selectors.ts'
export type { AnnouncementsCommand, AnnouncementsNews, MarqueeKind, SceneNews } from './types.ts'
