import { fromPromise } from 'xstate'
import type { channelSearchMachine } from '../channelSearch/index.ts'
import { type CodeSplit, codeSplit } from '../codeSplit.ts'
import type { kidsModeMachine } from '../kidsMode/index.ts'
import { unprovided } from '../port.ts'
import type { ToolsCode } from './types.ts'

/** Fetches the code of the tools; after it they can start. */
const loadTools = fromPromise<ToolsCode>(unprovided('loadTools'))
const channelSearch: CodeSplit<typeof channelSearchMachine> = codeSplit<typeof channelSearchMachine>(
  unprovided('channelSearch'),
)
const kidsMode: CodeSplit<typeof kidsModeMachine> = codeSplit<typeof kidsModeMachine>(unprovided('kidsMode'))

export const channelToolsActors = { loadTools, channelSearch, kidsMode }
