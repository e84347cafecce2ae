export { channelSearchMachine } from './machine.ts'
export { selectIsOpen, selectQuery, selectTop } from './selectors.ts'
export type { TopAnswer } from './types.ts'
