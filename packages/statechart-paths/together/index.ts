export { type Extent, type Fault, type Moment, type Play, type Rules, roam } from './roam.ts'
export { type Cast, type Player, stands } from './troupe.ts'
