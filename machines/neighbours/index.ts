export { neighboursMachine } from './machine.ts'
export type { NeighbourCommand, Turn } from './types.ts'
