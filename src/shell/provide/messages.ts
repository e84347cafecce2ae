import { announcementsMachine } from '../../../machines/announcements/index.ts'
import { selectProperties } from '../../../machines/app/index.ts'
import { messageCentreMachine } from '../../../machines/messageCentre/index.ts'
import { defaultLayoutConfig } from '../../../models/layoutConfig.ts'
import { messageCheckMs } from '../../../models/messageCheck.ts'
import { announcementsPorts } from '../../services/api/announcements.ts'
import { messageCentrePorts } from '../../services/api/messageCentre.ts'
import { plays } from '../../services/player/plays.ts'
import type { AppActor } from '../../ui/context.ts'
import type { LiveFacts } from './liveFacts.ts'
import { watchScene } from './scene.ts'
import type { Services } from './services.ts'

interface MessagesParts {
  readonly services: Services
  readonly app: AppActor
  /** There as soon as a player runs. */
  readonly live: () => LiveFacts | undefined
  readonly window: Window
}

/** What the operator has to say: code that is fetched when the page has painted. */
export const makeMessages = ({ services, app, live, window }: MessagesParts) => {
  const heard = { ...services, plays: () => plays(window) }
  const checkMs = () =>
    messageCheckMs((selectProperties(app.getSnapshot())?.layoutConfig ?? defaultLayoutConfig).msg_chk_int)
  return {
    announcements: announcementsMachine.provide({
      actors: { ...announcementsPorts({ ...heard, checkMs, onScene: watchScene(app, live, window.document) }) },
    }),
    messageCentre: messageCentreMachine.provide({ actors: { ...messageCentrePorts({ ...heard, checkMs }) } }),
  }
}
