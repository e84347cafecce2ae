export { selectFailure, selectHasFailed, selectIsLoading, selectRemoval } from '../kit/removableList.ts'
export { favouriteChannelsMachine } from './machine.ts'
export { channelsIn, selectUndoable } from './selectors.ts'
export type { ChannelsNews } from './types.ts'
