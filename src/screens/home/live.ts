export { LiveHome } from './LiveHome.tsx'
export { OnNow } from './OnNow.tsx'
