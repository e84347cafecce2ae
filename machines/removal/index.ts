export { type RemovalMachine, removalMachine, removalOf } from './machine.ts'
export { selectIsSelecting, selectSelected } from './selectors.ts'
export { isHidden, withoutFirst, withoutRemoved } from './transitions.ts'
export type { Removal, RemovalAnswer, RemovalFact, RemovalInput, Removals, RemovalWish } from './types.ts'
