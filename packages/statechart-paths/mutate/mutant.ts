import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { BranchList, NodeForm } from '../model/chartConfig.ts'

/** A chart with one fault planted in it. */
export type Mutant = {
  /** Stable as long as its place is: `drop action pauseEngine @ livePlayer.viewing.watching|viewer.pause|0`. */
  readonly id: string
  readonly operator: string
  /** The state or the transition that was changed. */
  readonly place: string
  /** The chart of this machine with the fault in it; undefined where that makes no machine at all. */
  readonly plantedIn: (machine: AnyStateMachine) => AnyStateMachine | undefined
  /** Why this fault can change nothing for anybody, where the chart itself proves it. */
  readonly proof?: string
}

/** One fault, not yet built into a machine. */
export type Fault = {
  readonly operator: string
  /** What of the place is changed, where it has several: the action, the tag. */
  readonly detail?: string
  readonly form: NodeForm
  readonly delays?: AnyStateMachine['implementations']['delays']
  readonly proof?: string | undefined
}

/** A branch among its list, with the means to put others in its place. */
export type BranchSpot = {
  readonly machine: AnyStateMachine
  readonly node: AnyStateNode
  readonly list: BranchList
  readonly index: number
  /** The whole configuration with another list of branches in place of this one. */
  readonly put: (branches: BranchList['branches']) => NodeForm
}
