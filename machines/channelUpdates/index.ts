export { channelUpdatesMachine } from './machine.ts'
export type { ChannelUpdatesEvent, ChannelUpdatesFact, UpdateNews, UpdatesAnswer, UpdatesWish } from './types.ts'
