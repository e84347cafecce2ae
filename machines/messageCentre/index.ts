import type { SnapshotFrom } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import type { messageCentreMachine } from './machine.ts'
import { shownUnread } from './transitions.ts'
import type { Messages } from './types.ts'

export { messageCentreMachine } from './machine.ts'
export type { UnreadNews } from './types.ts'

type Snapshot = SnapshotFrom<typeof messageCentreMachine>

export const selectUnread = ({ context }: Snapshot): number => shownUnread(context)
export const selectMessages = ({ context }: Snapshot): Messages | undefined => context.messages
export const selectAreMessagesOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open')
export const selectHasMoreMessages = ({ context }: Snapshot): boolean => context.hasMore
export const selectIsLoadingMore = (snapshot: Snapshot): boolean => snapshot.hasTag('loadingMore')
/** The list could not be had, and nothing of it is known. */
export const selectHaveMessagesFailed = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('failed') && snapshot.context.messages === undefined
export const selectMessagesFailure = ({ context }: Snapshot): CallFailure | undefined => context.failure
