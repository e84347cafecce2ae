import type { ActorRefFrom } from 'xstate'
import type { titleDetailMachine } from '../../../machines/titleDetail/index.ts'
import type { vodCategoryMachine } from '../../../machines/vodCategory/index.ts'

/** The charts of the pages as the catalogue runs them. */
export type TitleActor = ActorRefFrom<typeof titleDetailMachine>
export type CategoryActor = ActorRefFrom<typeof vodCategoryMachine>
