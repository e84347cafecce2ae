import type { SleepChoice } from '../../models/sleepChoice.ts'

export interface SleepTimerContext {
  readonly choice: SleepChoice | undefined
  /** Milliseconds from the notice to the end. */
  readonly noticeMs: number
}

export type SleepTimerEvent =
  | { readonly type: 'viewer.sleepAfter'; readonly choice: SleepChoice }
  /** No sleep timer any more. */
  | { readonly type: 'viewer.stayAwake' }
  | ProgrammeFact

/** The programme on the screen has a minute left, or less: what is left in milliseconds. */
export type ProgrammeFact = { readonly type: 'programme.nearlyOver'; readonly leftMs: number }

/** What the timer tells the app: time to pause. */
export type SleepFact = { readonly type: 'sleep.came' }

export type SleepTimerTag = 'notice'
