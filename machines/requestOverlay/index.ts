export { requestOverlayMachine } from './machine.ts'
export { selectOverlayShown } from './selectors.ts'
export type { RequestOverlayContext, RequestOverlayEvent } from './types.ts'
