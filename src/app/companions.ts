import { type AppSnapshot, selectLivePlayer } from '../../machines/app/index.ts'
import { provideBroadcast } from '../services/api/broadcast.ts'
import { provideChannelUpdates } from '../services/api/channelUpdates.ts'
import { provideReminders } from '../services/api/reminders.ts'
import type { GuideService } from '../services/guide/index.ts'
import { provideEpgSync } from '../services/guide/provideEpgSync.ts'
import type { Services } from '../services/services.ts'

interface CompanionsParts {
  readonly services: Services
  readonly app: () => AppSnapshot
  readonly window: Window
  /** Missing where the device could not open it. */
  readonly guide: GuideService | undefined
}

/** What goes on beside the screens: code that is fetched when the page has painted. */
export const makeCompanions = ({ services, app, window, guide }: CompanionsParts) => ({
  broadcast: provideBroadcast({ ...services, deviceNow: Date.now }),
  channelUpdates: provideChannelUpdates(services),
  epgSync: guide && provideEpgSync({ guide, tabs: services.tabs }),
  reminders: provideReminders({
    ...services,
    window,
    watching: () => selectLivePlayer(app())?.getSnapshot().context.channelId,
  }),
})
