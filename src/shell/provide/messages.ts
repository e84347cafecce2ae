import { announcementsMachine } from '../../../machines/announcements/index.ts'
import { selectProperties } from '../../../machines/app/index.ts'
import { messageCentreMachine } from '../../../machines/messageCentre/index.ts'
import { defaultLayoutConfig } from '../../../models/layoutConfig.ts'
import { messageCheckMs } from '../../../models/messageCheck.ts'
import { announcementsPorts } from '../../services/api/announcements.ts'
import { messageCentrePorts } from '../../services/api/messageCentre.ts'
import type { AppActor } from '../../ui/context.ts'
import type { LiveFacts } from './liveFacts.ts'
import { watchScene } from './scene.ts'
import type { Services } from './services.ts'

interface MessagesParts {
  readonly services: Services
  readonly app: AppActor
  /** There as soon as a player runs. */
  readonly live: () => LiveFacts | undefined
}

/** What the operator has to say: code that is fetched when the page has painted. */
export const makeMessages = ({ services, app, live }: MessagesParts) => {
  const checkMs = () =>
    messageCheckMs((selectProperties(app.getSnapshot())?.layoutConfig ?? defaultLayoutConfig).msg_chk_int)
  return {
    announcements: announcementsMachine.provide({
      actors: { ...announcementsPorts({ ...services, checkMs, onScene: watchScene(app, live) }) },
    }),
    messageCentre: messageCentreMachine.provide({ actors: { ...messageCentrePorts({ ...services, checkMs }) } }),
  }
}
