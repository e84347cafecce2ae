import type { broadcastMachine } from '../../machines/broadcast/index.ts'
import type { channelUpdatesMachine } from '../../machines/channelUpdates/index.ts'
import { provideBroadcast } from '../services/api/broadcast.ts'
import { provideChannelUpdates } from '../services/api/channelUpdates.ts'
import type { Services } from '../services/services.ts'

interface Companions {
  readonly broadcast: typeof broadcastMachine
  readonly channelUpdates: typeof channelUpdatesMachine
}

/** What goes on beside the screens: code that is fetched when the page has painted. */
export const makeCompanions = (services: Services): Companions => ({
  broadcast: provideBroadcast({ ...services, deviceNow: Date.now }),
  channelUpdates: provideChannelUpdates(services),
})
