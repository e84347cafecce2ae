import type { ActorRefFrom } from 'xstate'
import type { CodeSplit } from '../../../machines/codeSplit.ts'
import type { titleListsMachine } from '../../../machines/titleLists/index.ts'

export type TitleListsActor = ActorRefFrom<CodeSplit<typeof titleListsMachine>>
