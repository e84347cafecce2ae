import type { ActorRefFrom } from 'xstate'
import type { CodeSplit } from '../../../machines/kit/codeSplit.ts'
import type { presentationMachine } from '../../../machines/presentation/index.ts'
import type { vodPlayerMachine } from '../../../machines/vodPlayer/index.ts'

export type TitlePlayerActor = ActorRefFrom<CodeSplit<typeof vodPlayerMachine>>
/** Where its picture stands; it lives as long as the player. */
export type PresentationActor = ActorRefFrom<typeof presentationMachine>
export type TitleActors = { readonly player: TitlePlayerActor; readonly presentation: PresentationActor }
