export { broadcastMachine } from './machine.ts'
export type { AnnouncedAnswer, BroadcastEvent, BroadcastFact } from './types.ts'
