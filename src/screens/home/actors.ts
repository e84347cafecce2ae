import type { ActorRefFrom } from 'xstate'
import type { AppSnapshot } from '../../../machines/app/index.ts'
import type { CodeSplit } from '../../../machines/kit/codeSplit.ts'
import type { vodHomeMachine } from '../../../machines/vodHome/index.ts'

export type CatalogueActor = NonNullable<AppSnapshot['children']['catalogue']>
export type VodHomeActor = ActorRefFrom<CodeSplit<typeof vodHomeMachine>>
