/** What moves the floating window, fetched when something floats for the first time. */
export { Grip } from './Grip.tsx'
export { Hold } from './Hold.tsx'
export { MoveMenu } from './MoveMenu.tsx'
export { obeyKey } from './obeyKey.ts'
