export { announcementsMachine } from './machine.ts'
export {
  type Notice,
  noticesIn,
  selectIsLine,
  selectMarquee,
  selectPass,
  selectPopup,
  selectUnreadOfCentre,
} from './selectors.ts'
export type { AnnouncementsCommand, AnnouncementsNews, MarqueeKind, SceneNews } from './types.ts'
