export { noticeMachine } from './machine.ts'
export { selectReason } from './selectors.ts'
export type { NoticeEvent, NoticeReason } from './types.ts'
