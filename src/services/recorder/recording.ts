import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'
import type { ClientFault } from '../../../models/clientFault.ts'
import { instant } from '../../../models/codec/instant.ts'
import type { RecordedChart, RecordedEvent, RecordedStart, Recording, Shortened } from '../../../models/recorder.ts'
import { makeRedactor, type Redactor } from '../../../models/redaction.ts'
import type { ActorLog, FlightLog, Step } from './flightLog.ts'
import { makeShortener, type Shortener } from './longLists.ts'

/** What the build says of itself. */
export interface BuildFacts {
  readonly version: string
  /** By chart its hash, as in docs/statecharts. */
  readonly hashes: Readonly<Record<string, string>>
}

/** What is kept of a page: its charts, and what went wrong. */
export interface Flight {
  readonly log: FlightLog
  readonly faults: ReadonlyArray<ClientFault>
}

/** A list of more items is shortened where the whole record has no room. */
const LONGEST_LIST = 60
const LEAST_DROPPED = 0.1
const WHOLE: Shortener = { shorten: value => value }

interface Kept {
  readonly log: ActorLog
  readonly start: AnyMachineSnapshot | undefined
  readonly steps: ReadonlyArray<Step>
}

/** What each actor has left when the first steps of all are dropped. */
const keptFrom = (log: FlightLog, dropped: number): ReadonlyArray<Kept> => {
  const steps = log.steps()
  const starts = new Map(log.actors().map(actor => [actor, actor.start]))
  for (const step of steps.slice(0, dropped)) starts.set(step.log, step.snapshot)
  const left = new Map<ActorLog, Step[]>()
  for (const step of steps.slice(dropped)) {
    if (step.event.type === 'xstate.stop') continue
    const own = left.get(step.log)
    if (own === undefined) left.set(step.log, [step])
    else own.push(step)
  }
  return log
    .actors()
    .map(actor => ({ log: actor, start: starts.get(actor), steps: left.get(actor) ?? [] }))
    .filter(({ log: { isRunning }, start, steps: own }) => own.length > 0 || (isRunning && start !== undefined))
}

const said = (kept: ReadonlyArray<Kept>): ReadonlyArray<unknown> =>
  kept.flatMap(({ start, steps }) => [
    start?.context,
    ...steps.flatMap(({ event, snapshot }) => [event, snapshot.context]),
  ])

const historyOf = ({ historyValue }: AnyMachineSnapshot): RecordedStart['history'] => {
  const history: Readonly<Record<string, ReadonlyArray<AnyStateNode>>> = historyValue
  return Object.fromEntries(Object.entries(history).map(([id, nodes]) => [id, nodes.map(node => node.id)]))
}

const startOf = (snapshot: AnyMachineSnapshot, context: unknown): RecordedStart => ({
  state: snapshot.value,
  context: context as RecordedStart['context'],
  children: Object.keys(snapshot.children),
  history: historyOf(snapshot),
})

/** The newest actor of a place has its name; those before it have the name with their number. */
const named = (kept: ReadonlyArray<Kept>): ReadonlyArray<readonly [string, Kept]> => {
  const newest = new Map(kept.map(each => [each.log.id, each]))
  return kept.map(each => [
    newest.get(each.log.id) === each ? each.log.id : `${each.log.id} ${each.log.sessionId}`,
    each,
  ])
}

const chartOf = (
  { log: { chart }, start, steps }: Kept,
  { hashes }: BuildFacts,
  { shorten }: Shortener,
  redactor: Redactor,
): RecordedChart => {
  const lost = new Map<string, Shortened>()
  const cut = (value: unknown, where: string): unknown => shorten(value, where, each => lost.set(each.where, each))
  const events = steps.map(
    ({ at, event, snapshot }): RecordedEvent => ({
      at: instant(at),
      event: redactor.event(cut(event, event.type) as Step['event']),
      state: snapshot.value,
    }),
  )
  const context = start === undefined ? undefined : redactor.value(cut(start.context, 'start'))
  return {
    chart,
    hash: hashes[chart] ?? 'unknown',
    start: start === undefined ? undefined : startOf(start, context),
    shortened: lost.size === 0 ? undefined : [...lost.values()],
    events,
  }
}

const recordingOf = (
  kept: ReadonlyArray<Kept>,
  faults: Flight['faults'],
  facts: BuildFacts,
  longest: number | undefined,
  redactor: Redactor,
): Recording => {
  const shortener = longest === undefined ? WHOLE : makeShortener(said(kept), longest)
  const charts = (): Recording['charts'] =>
    Object.fromEntries(named(kept).map(([name, each]) => [name, chartOf(each, facts, shortener, redactor)]))
  // The first time round the redactor learns every secret, the second time it finds each of them everywhere.
  charts()
  return { format: 'sintonia-recorder/1', version: facts.version, charts: charts(), faults, leftOut: undefined }
}

/** Cheaply: whether the record could have room as it is. */
const mayFit = (kept: ReadonlyArray<Kept>, limit: number): boolean =>
  JSON.stringify(kept.map(({ start, steps }) => [start?.context, steps.map(({ event }) => event)])).length <= limit

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** Without the actor that needs most room, which is named instead. */
const withoutLargest = (recording: Recording): Recording => {
  const sizes = Object.entries(recording.charts).map(([name, chart]) => [name, JSON.stringify(chart).length] as const)
  const [largest] = sizes.sort(([, one], [, other]) => other - one)
  if (largest === undefined) return recording
  const { [largest[0]]: _dropped, ...charts } = recording.charts
  return { ...recording, charts, leftOut: [...(recording.leftOut ?? []), largest[0]] }
}

/**
 * What the recorder keeps, as the text of a file of at most `limit` bytes: whole if there is room, else with long lists
 * shortened, else with the first events dropped, and at worst without an actor, which the file says.
 */
export const recordingText = ({ log, faults }: Flight, facts: BuildFacts, limit: number): string => {
  const redactor = makeRedactor()
  const made = (dropped: number, longest?: number) => {
    const recording = recordingOf(keptFrom(log, dropped), faults, facts, longest, redactor)
    const text = JSON.stringify(recording)
    return { recording, text, bytes: bytesOf(text) }
  }
  if (mayFit(keptFrom(log, 0), limit)) {
    const { text, bytes } = made(0)
    if (bytes <= limit) return text
  }
  const count = log.steps().length
  let dropped = 0
  let { recording, text, bytes } = made(dropped, LONGEST_LIST)
  while (bytes > limit && dropped < count) {
    dropped += Math.ceil((count - dropped) * Math.max(LEAST_DROPPED, 1 - limit / bytes))
    ;({ recording, text, bytes } = made(dropped, LONGEST_LIST))
  }
  while (bytesOf(text) > limit && Object.keys(recording.charts).length > 0) {
    recording = withoutLargest(recording)
    text = JSON.stringify(recording)
  }
  return text
}
