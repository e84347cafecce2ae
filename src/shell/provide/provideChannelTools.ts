import { channelSearchMachine } from '../../../machines/channelSearch/index.ts'
import { kidsModeMachine } from '../../../machines/kidsMode.ts'
import { channelSearchPorts, kidsModePorts } from '../../services/api/channelTools.ts'
import type { Services } from './services.ts'

export const provideChannelSearch = (services: Services): typeof channelSearchMachine =>
  channelSearchMachine.provide({ actors: { ...channelSearchPorts(services) } })

/** Kids mode, whoever leads to its dialogs. */
export const provideKidsMode = (services: Services): typeof kidsModeMachine =>
  kidsModeMachine.provide({ actors: { ...kidsModePorts(services) } })
