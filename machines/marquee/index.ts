export { marqueeMachine } from './machine.ts'
export { selectGoneMs, selectIsMoving, selectIsPaused, selectWayMs } from './selectors.ts'
export type { MarqueeOutput } from './types.ts'
