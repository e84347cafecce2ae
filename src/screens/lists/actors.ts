import type { ActorRefFrom } from 'xstate'
import type { AppSnapshot } from '../../../machines/app/index.ts'
import type { favouriteChannelsMachine } from '../../../machines/favouriteChannels.ts'
import type { CodeSplit } from '../../../machines/kit/codeSplit.ts'
import type { RemovalMachine } from '../../../machines/removal.ts'
import type { titleListsMachine } from '../../../machines/titleLists/index.ts'

export type TitleListsActor = ActorRefFrom<CodeSplit<typeof titleListsMachine>>
export type FavouriteChannelsActor = ActorRefFrom<CodeSplit<typeof favouriteChannelsMachine>>
/** What is chosen and removed of a list; nothing where that part of it is broken. */
export type RemovalActor<Id> = ActorRefFrom<RemovalMachine<Id>> | undefined
export type HistoryActor = NonNullable<AppSnapshot['children']['channelHistory']>
