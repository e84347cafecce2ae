import type { Browser } from 'playwright'
import type { GOALS } from './goals.ts'

/** What is to be reached with a figure, and who asked for it; without `most` there is nothing to reach, and it is never met. */
export interface Goal {
  readonly unit: string
  readonly digits?: number
  readonly most?: number
  readonly source?: string
}

/** One figure as it was measured. `told` says what it was made of. */
export interface Reading {
  readonly value: number
  readonly told?: string
}

export type Goals = typeof GOALS
export type PartName = keyof Goals

/** A reading for every figure that the part owes: one that is left out does not compile. */
export type Readings<Name extends PartName> = Readonly<Record<keyof Goals[Name], Reading>>

/** A part of the bench: its name, how it measures, and the measuring; what it owes stands in `goals.ts`. */
export interface Benchmark<Name extends PartName = PartName> {
  readonly name: Name
  /** What was compared with what, on which terms. */
  readonly terms: string
  readonly measure: (browser: Browser) => Promise<Readings<Name>>
}

export const benchmark = <Name extends PartName>(made: Benchmark<Name>): Benchmark<Name> => made
