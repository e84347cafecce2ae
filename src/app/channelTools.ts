import type { channelSearchMachine } from '../../machines/channelSearch/index.ts'
import type { kidsModeMachine } from '../../machines/kidsMode/index.ts'
import { provideChannelSearch, provideKidsMode } from '../services/api/channelTools.ts'
import type { Services } from '../services/services.ts'

interface ChannelTools {
  readonly channelSearch: typeof channelSearchMachine
  readonly kidsMode: typeof kidsModeMachine
}

/** The tools of the channel list: code that is fetched with the first wish for one of them. */
export const makeChannelTools = (services: Services): ChannelTools => ({
  channelSearch: provideChannelSearch(services),
  kidsMode: provideKidsMode(services),
})
