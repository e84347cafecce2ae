export { messageCentreMachine } from './machine.ts'
export {
  selectAreMessagesOpen,
  selectHasMoreMessages,
  selectHaveMessagesFailed,
  selectIsLoadingMore,
  selectMessages,
  selectMessagesFailure,
  selectUnread,
} from './selectors.ts'
export type { UnreadNews } from './types.ts'
