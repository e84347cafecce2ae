import * as E from 'fp-ts/lib/Either.js'
import { fromPromise } from 'xstate'
import type { channelSearchMachine } from '../../../machines/channelSearch/index.ts'
import { channelToolsMachine, type ToolsCode } from '../../../machines/channelTools.ts'
import { favouritesMachine } from '../../../machines/favourites.ts'
import type { kidsModeMachine } from '../../../machines/kidsMode.ts'
import { codeSplit } from '../../../machines/kit/codeSplit.ts'
import { favouritesPorts } from '../../services/api/favourites.ts'
import type { Services } from './services.ts'

interface ChannelCharts {
  readonly favourites: typeof favouritesMachine
  readonly channelTools: typeof channelToolsMachine
}

/** The calls of the tools and their views come together, so that what is wished for can be shown. */
const fetchTools = async (services: Services) => {
  const [{ provideChannelSearch, provideKidsMode }] = await Promise.all([
    import('./provideChannelTools.ts'),
    import('../../screens/tools/index.tsx'),
  ])
  return { channelSearch: provideChannelSearch(services), kidsMode: provideKidsMode(services) }
}

/** What goes on about the channel list: code that live TV loads beside its player. */
export const makeChannelCharts = (services: Services): ChannelCharts => {
  let tools: Awaited<ReturnType<typeof fetchTools>> | undefined
  const fetched = () => {
    if (tools === undefined) throw new Error('The code of the tools has not been fetched')
    return tools
  }
  return {
    favourites: favouritesMachine.provide({ actors: { ...favouritesPorts(services) } }),
    channelTools: channelToolsMachine.provide({
      actors: {
        loadTools: fromPromise<ToolsCode>(async () => {
          try {
            tools = await fetchTools(services)
            return E.right(undefined)
          } catch {
            return E.left({ tag: 'offline' })
          }
        }),
        channelSearch: codeSplit<typeof channelSearchMachine>(() => fetched().channelSearch),
        kidsMode: codeSplit<typeof kidsModeMachine>(() => fetched().kidsMode),
      },
    }),
  }
}
