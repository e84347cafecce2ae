import { fromCallback, fromPromise } from 'xstate'
import { unprovided } from '../kit/port.ts'
import { marqueeMachine } from '../marquee.ts'
import type {
  AnnouncementsAnswer,
  AnnouncementsCommand,
  AnnouncementsNews,
  ReadAnswer,
  ReadWish,
  SceneNews,
} from './types.ts'

const loadAnnouncements = fromPromise<AnnouncementsAnswer>(unprovided('loadAnnouncements'))
/** Tells the operator that one was read. */
const tellRead = fromPromise<ReadAnswer, ReadWish>(unprovided('tellRead'))
/** Says what is on screen, at once and with every change. */
const watchScene = fromCallback<SceneNews>(unprovided('watchScene'))
/** Keeps what was read for all tabs, and says what they have read and asked. */
const device = fromCallback<AnnouncementsCommand | AnnouncementsNews>(unprovided('device'))

export const announcementsActors = { loadAnnouncements, tellRead, watchScene, device, marquee: marqueeMachine }
