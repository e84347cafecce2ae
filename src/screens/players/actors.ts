import type { ActorRefFrom } from 'xstate'
import type { AppSnapshot } from '../../../machines/app/index.ts'
import type { channelSearchMachine } from '../../../machines/channelSearch/index.ts'
import type { channelToolsMachine } from '../../../machines/channelTools.ts'
import type { kidsModeMachine } from '../../../machines/kidsMode.ts'
import type { CodeSplit } from '../../../machines/kit/codeSplit.ts'
import type { lineupMachine } from '../../../machines/lineup/index.ts'

export type LineupActor = ActorRefFrom<typeof lineupMachine>
/** The live player as the app runs it: its code is loaded when live TV is opened. */
export type LivePlayerActor = Pick<
  NonNullable<AppSnapshot['children']['livePlayer']>,
  'send' | 'getSnapshot' | 'subscribe'
>
export type LiveSnapshot = ReturnType<LivePlayerActor['getSnapshot']>
/** Where its picture stands; it lives as long as the player. */
export type PresentationActor = NonNullable<AppSnapshot['children']['presentation']>
/** What shows the player is given of the app. */
export type LiveActors = {
  readonly player: LivePlayerActor
  readonly presentation: PresentationActor
  readonly lineup: LineupActor
}
/** The tools of the channel list, whose code is loaded with the first wish for one of them. */
export type ChannelToolsActor = ActorRefFrom<typeof channelToolsMachine>
export type SearchActor = ActorRefFrom<CodeSplit<typeof channelSearchMachine>>
export type KidsModeActor = ActorRefFrom<CodeSplit<typeof kidsModeMachine>>
