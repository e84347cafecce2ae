export { favouriteChannelsMachine } from './machine.ts'
export {
  channelsIn,
  selectFailure,
  selectHasFailed,
  selectIsLoading,
  selectRemoval,
  selectUndoable,
} from './selectors.ts'
export type { ChannelsNews } from './types.ts'
