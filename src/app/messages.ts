import { selectProperties } from '../../machines/app/index.ts'
import { defaultLayoutConfig } from '../../models/layoutConfig.ts'
import { messageCheckMs } from '../../models/messageCheck.ts'
import { provideAnnouncements } from '../services/api/announcements.ts'
import { provideMessageCentre } from '../services/api/messageCentre.ts'
import type { AppActor } from './context.ts'
import { watchScene } from './scene.ts'
import type { Services } from './services.ts'

/** What the operator has to say: code that is fetched when the page has painted. */
export const makeMessages = (services: Services, app: AppActor) => {
  const checkMs = () =>
    messageCheckMs((selectProperties(app.getSnapshot())?.layoutConfig ?? defaultLayoutConfig).msg_chk_int)
  return {
    announcements: provideAnnouncements({ ...services, checkMs, onScene: watchScene(app) }),
    messageCentre: provideMessageCentre({ ...services, checkMs }),
  }
}
