export { titleStarMachine } from './machine.ts'
export { selectIsStarred } from './selectors.ts'
