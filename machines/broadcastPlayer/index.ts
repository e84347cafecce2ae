export { broadcastPlayerMachine } from './machine.ts'
export type { BroadcastPlayerFact } from './types.ts'
