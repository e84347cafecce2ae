import type { ActorRefFrom } from 'xstate'
import type { CodeSplit } from '../../../machines/kit/codeSplit.ts'
import type { searchMachine } from '../../../machines/search/index.ts'

export type SearchPageActor = ActorRefFrom<CodeSplit<typeof searchMachine>>
