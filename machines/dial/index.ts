export { dialMachine } from './machine.ts'
export { selectDigits, selectIsNumberUnknown } from './selectors.ts'
export type { DialEvent, DialFact } from './types.ts'
