/** A state as XState has it: a name, or a name for each region. */
export type RecordedState = string | { readonly [region: string]: RecordedState }

/** One event of one actor, and the state that it led to. */
export type RecordedEvent = {
  readonly event: { readonly type: string; readonly [field: string]: unknown }
  readonly state: RecordedState
}

/** A list or a table of which only a part was kept. */
export type Shortened = { readonly where: string; readonly kept: number; readonly of: number }

/**
 * The last events of one actor. A whole record begins with `{ type: 'xstate.init', input }`; a shortened one has a
 * `start` instead. `hash` is that of the chart, so that a later chart is not taken for this one.
 */
export type RecordedChart = {
  readonly chart: string
  readonly hash: string
  readonly start?:
    | {
        readonly state: RecordedState
        readonly context: Readonly<Record<string, unknown>>
        /** Ids of the actors that ran below it. */
        readonly children: readonly string[]
        /** By history state the ids of the states that it would return to. */
        readonly history: Readonly<Record<string, readonly string[]>>
      }
    | undefined
  readonly shortened?: readonly Shortened[] | undefined
  readonly events: readonly RecordedEvent[]
}
