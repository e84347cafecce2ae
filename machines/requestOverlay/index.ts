export { requestOverlayMachine } from './machine.ts'
export { selectOverlayShown } from './selectors.ts'
export type { RequestOverlayEvent } from './types.ts'
