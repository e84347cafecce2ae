import type { ActorRefFrom } from 'xstate'
import type { AppSnapshot } from '../../../machines/app/index.ts'
import type { lineupMachine } from '../../../machines/lineup/index.ts'

export type LineupActor = ActorRefFrom<typeof lineupMachine>
/** The live player as the app runs it: its code is loaded when live TV is opened. */
export type LivePlayerActor = NonNullable<AppSnapshot['children']['livePlayer']>
/** Where its picture stands; it lives as long as the player. */
export type PresentationActor = NonNullable<AppSnapshot['children']['presentation']>
