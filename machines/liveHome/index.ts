export { liveHomeMachine } from './machine.ts'
export { selectHomeChoice } from './selectors.ts'
export type { LiveHomeAnswer } from './types.ts'
