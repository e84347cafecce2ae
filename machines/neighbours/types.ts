import type { PhysicalChannel } from '../../models/physicalChannel.ts'

/** Which channels may be asked for next, nearest first, where none lets the network rest; and which are in sight. */
export type NeighbourCommand =
  | { readonly type: 'neighbours.prepare'; readonly physicals: ReadonlyArray<PhysicalChannel> }
  | { readonly type: 'neighbours.inSight'; readonly physicals: ReadonlyArray<PhysicalChannel> }

/** The likely ones are prepared: those in sight have their turn. */
export type NeighbourEvent = NeighbourCommand | { readonly type: 'neighbours.prepared' }

export interface NeighbourContext {
  readonly likely: ReadonlyArray<PhysicalChannel>
  readonly inSight: ReadonlyArray<PhysicalChannel>
  /** Those of each that have not had their turn. */
  readonly toPrepare: ReadonlyArray<PhysicalChannel>
  readonly toIntroduce: ReadonlyArray<PhysicalChannel>
  /** How often the likely ones are still made fresh. */
  readonly roundsLeft: number
}

/** The channel whose turn it is. */
export interface Turn {
  readonly physical: PhysicalChannel | undefined
}
