export { channelToolsMachine } from './machine.ts'
export { selectIsArranging, selectKidsMode, selectSearch } from './selectors.ts'
export type { ToolsCode } from './types.ts'
