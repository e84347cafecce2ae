export { channelUpdatesMachine } from './machine.ts'
export type { ChannelUpdatesEvent, ChannelUpdatesFact, UpdatesAnswer, UpdatesWish } from './types.ts'
