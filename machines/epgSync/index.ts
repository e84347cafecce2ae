export { epgSyncMachine } from './machine.ts'
export type { CompareAnswer, EpgSyncEvent, EpgSyncFact, FetchAnswer } from './types.ts'
