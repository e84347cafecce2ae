import type { Fault } from '../headEnd/faults.ts'
import type { Takeover } from '../headEnd/headEnd.ts'

/** Who a viewer is and what they do. */
export interface Habit {
  readonly kind: 'guest' | 'user'
  readonly page: 'home' | 'liveTv'
  /** From the beginning, in milliseconds. */
  readonly opensAt: number
  /** The tab lies behind another one from half a minute after it was opened. */
  readonly isHidden?: boolean
  /** Far from the operator, over a line that loses requests. */
  readonly isFar?: boolean
  /** The device has no guide of an earlier visit. */
  readonly isNew?: boolean
  /** Opens the page anew then, with the files of a new release. */
  readonly reopensAt?: number
}

/** What happens to all of them. */
export interface Stage {
  /** From the beginning, in milliseconds. */
  readonly at: (ms: number, run: () => void) => void
  readonly setFaults: (faults: ReadonlyArray<Fault>) => void
  readonly announce: (takeover: Takeover) => void
  readonly endTokens: () => void
  readonly beginsAt: number
}

/** A stretch of time in which the busiest second is held against the mean. */
export interface Stretch {
  readonly name: string
  readonly from: number
  readonly until: number
  /** The goal for the peak holds here (issue: the minute after). */
  readonly isHeld: boolean
}

export interface Scenario {
  readonly name: string
  readonly title: string
  /** One sentence for the page. */
  readonly story: string
  readonly lastsMs: number
  readonly channels?: number
  /** The operator gives its public calls by GET. */
  readonly isCacheable: boolean
  /** Of so many this is the one with this number; `random` is its own. */
  readonly habit: (number: number, count: number, random: () => number) => Habit
  readonly play: (stage: Stage) => void
  readonly stretches: ReadonlyArray<Stretch>
  /** When all should be able to play again. */
  readonly healsAt?: number
  /** Fewer or more viewers than were asked for, by a factor: a long one would take too long else. */
  readonly share?: number
}
