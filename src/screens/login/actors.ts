import type { ActorRefFrom } from 'xstate'
import type { entranceMachine } from '../../../machines/entrance/index.ts'

export type EntranceProps = { readonly entrance: ActorRefFrom<typeof entranceMachine> }
