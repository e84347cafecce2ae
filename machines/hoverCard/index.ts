export { hoverCardMachine } from './machine.ts'
export { selectEnlargedCard } from './selectors.ts'
export type { HoverCardEvent } from './types.ts'
