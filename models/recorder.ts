import * as t from 'io-ts'
import { ClientFault } from './clientFault.ts'
import { Instant } from './codec/instant.ts'
import { optional } from './codec/optional.ts'
import { Text } from './codec/text.ts'

/** Data of any form that went through JSON: payloads, contexts and state values, already redacted. */
type Json = unknown

/** An event as its actor got it: `viewer.zap`, `xstate.done.actor.open`, `xstate.after.stallLimit.engine.playing`. */
const isEvent = (input: unknown): input is RecordedPayload =>
  typeof input === 'object' && input !== null && 'type' in input && Text.is(input.type)

export interface RecordedPayload {
  readonly type: string
  readonly [field: string]: Json
}

const RecordedPayload: t.Type<RecordedPayload, RecordedPayload> = new t.Type(
  'RecordedPayload',
  isEvent,
  (input, context) => (isEvent(input) ? t.success(input) : t.failure(input, context)),
  value => value,
)

/** A state as XState has it: a name, or a name for each region. */
export type RecordedState = string | { readonly [region: string]: RecordedState }

const isState = (input: unknown): input is RecordedState =>
  typeof input === 'string' ||
  (typeof input === 'object' && input !== null && !Array.isArray(input) && Object.values(input).every(isState))

const RecordedState: t.Type<RecordedState, RecordedState> = new t.Type(
  'RecordedState',
  isState,
  (input, context) => (isState(input) ? t.success(input) : t.failure(input, context)),
  value => value,
)

/** One event of one actor: when it came, and the state that it led to. */
export const RecordedEvent = t.strict({ at: Instant, event: RecordedPayload, state: RecordedState }, 'RecordedEvent')
export type RecordedEvent = t.TypeOf<typeof RecordedEvent>

/** Where an actor was before the first event that is kept; for records whose beginning had to be dropped. */
export const RecordedStart = t.strict(
  {
    state: RecordedState,
    context: t.UnknownRecord,
    /** Ids of the actors that ran below it. */
    children: t.readonlyArray(Text),
    /** By history state the ids of the states that it would return to. */
    history: t.record(t.string, t.readonlyArray(Text)),
  },
  'RecordedStart',
)
export type RecordedStart = t.TypeOf<typeof RecordedStart>

/** A list or a table that was too long for the file: only what the record itself names is kept of it. */
export const Shortened = t.strict({ where: Text, kept: t.number, of: t.number }, 'Shortened')
export type Shortened = t.TypeOf<typeof Shortened>

/**
 * The last events of one actor. A whole record begins with `{ type: 'xstate.init', input }`; a shortened one has a
 * `start` instead. `hash` is that of the chart (packages/statechart-book/chart/readChart.ts), so that a later chart is
 * not taken for this one. Where lists were shortened, a way that leads elsewhere may be the record's fault, and says
 * nothing of the chart.
 */
export const RecordedChart = t.strict(
  {
    chart: Text,
    hash: Text,
    start: optional(RecordedStart),
    shortened: optional(t.readonlyArray(Shortened)),
    events: t.readonlyArray(RecordedEvent),
  },
  'RecordedChart',
)
export type RecordedChart = t.TypeOf<typeof RecordedChart>

/** The file that the flight recorder saves (AHEAD-27): by actor id what its chart went through. Holds no secrets. */
export const Recording = t.strict(
  {
    format: t.literal('sintonia-recorder/1'),
    /** Of the build that was running. */
    version: optional(Text),
    charts: t.record(t.string, RecordedChart),
    /** What went wrong in the app, equal ones counted (NET-08). */
    faults: optional(t.readonlyArray(ClientFault)),
    /** Actors of which not even the last state had room. */
    leftOut: optional(t.readonlyArray(Text)),
  },
  'Recording',
)
export type Recording = t.TypeOf<typeof Recording>
