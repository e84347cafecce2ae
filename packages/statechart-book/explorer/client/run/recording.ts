import type { Chart } from '../../../chart/chart.ts'
import { stateName } from '../../../words/words.ts'
import { isFields, isStateValue, type ReadEvent, readEvent } from './reading.ts'
import { type Actor, keyOf, type Picture, type Run, type Standing, type StateValue } from './run.ts'
import { takenBetween } from './taken.ts'

const FORMAT = 'sintonia-recorder/1'

/** A record holds at most 500 kB in the app; a file of this size is something else. */
export const LARGEST = 20_000_000

export type Recording = {
  readonly run: Run
  /** Of the build that was running. */
  readonly version: string | undefined
  /** What the reader must know before believing the picture. */
  readonly warnings: readonly string[]
}

const REFUSED = 'refused'

/** What is wrong with a file, in words for the person who chose it. */
const refuse = (why: string): never => {
  throw new Error(why, { cause: REFUSED })
}

type Entry = ReadEvent & { readonly actor: Actor }

const entryOf = (actor: Actor, value: unknown, index: number): Entry => {
  const event = readEvent(value)
  if (event === undefined)
    return refuse(`It is damaged: event ${index + 1} of ${actor.id} has no time, no type or no state.`)
  return { actor, ...event }
}

type Track = { readonly actor: Actor; readonly start: StateValue | undefined; readonly entries: readonly Entry[] }

const startOf = (actor: Actor, start: unknown): StateValue | undefined => {
  if (start === undefined || start === null) return undefined
  return isFields(start) && isStateValue(start.state)
    ? start.state
    : refuse(`It is damaged: ${actor.id} does not say in which states its record begins.`)
}

const trackOf = (id: string, record: unknown): Track => {
  if (!isFields(record) || typeof record.chart !== 'string' || typeof record.hash !== 'string')
    return refuse(`It is damaged: ${id} has no chart or no hash.`)
  const actor: Actor = { key: keyOf('', id), id, chart: record.chart, hash: record.hash }
  const { events } = record
  if (!Array.isArray(events)) return refuse(`It is damaged: ${id} has no list of events.`)
  const entries = events.map((value: unknown, index) => entryOf(actor, value, index))
  return { actor, start: startOf(actor, record.start), entries }
}

/** In the order of time; each actor's own order is kept, also where its clock was set right in between. */
const merged = (tracks: readonly Track[]): readonly Entry[] => {
  const heads = tracks.map(({ entries }) => ({ entries, next: 0 }))
  const order: Entry[] = []
  for (;;) {
    let best: { readonly head: (typeof heads)[number]; readonly entry: Entry } | undefined
    for (const head of heads) {
      const entry = head.entries[head.next]
      if (entry !== undefined && (best === undefined || entry.at < best.entry.at)) best = { head, entry }
    }
    if (best === undefined) return order
    order.push(best.entry)
    best.head.next += 1
  }
}

const runOf = (tracks: readonly Track[], charts: readonly Chart[]): Run => {
  const states = new Map<string, StateValue>()
  const first: Picture = new Map(
    tracks.flatMap(({ actor, start }): readonly (readonly [string, Standing])[] =>
      start === undefined ? [] : [[actor.key, { actor, state: start }]],
    ),
  )
  for (const [key, { state }] of first) states.set(key, state)
  const steps = merged(tracks).map((entry, index) => {
    const chart = charts.find(({ name }) => name === entry.actor.chart)
    const before = states.get(entry.actor.key)
    const isSame = chart !== undefined && chart.hash === entry.actor.hash
    const transitions =
      isSame && before !== undefined ? takenBetween(chart, before, entry.type, entry.state) : undefined
    states.set(entry.actor.key, entry.state)
    return { kind: 'stepped' as const, number: index + 1, ...entry, transitions }
  })
  return { first, steps }
}

const warningOf = ({ actor }: Track, charts: readonly Chart[]): readonly string[] => {
  const chart = charts.find(({ name }) => name === actor.chart)
  const name = stateName({ key: actor.chart })
  if (chart === undefined) return [`There is no chart ${name} any more: its events are listed, and not drawn.`]
  if (chart.hash === actor.hash) return []
  return [
    `The chart ${name} has changed since this was recorded (then ${actor.hash}, now ${chart.hash}): what is lit may be wrong.`,
  ]
}

/** Actors for which the file had no room. */
const leftOutWarning = (leftOut: unknown): readonly string[] =>
  Array.isArray(leftOut) && leftOut.length > 0 ? [`The file had no room for ${leftOut.map(String).join(', ')}.`] : []

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('It is not JSON.')
  }
}

const read = (text: string, charts: readonly Chart[]): Recording => {
  const file = parsed(text)
  if (!isFields(file) || file.format !== FORMAT) return refuse(`It does not say that its format is ${FORMAT}.`)
  if (!isFields(file.charts)) return refuse('It is damaged: it has no charts.')
  const tracks = Object.entries(file.charts).map(([id, record]) => trackOf(id, record))
  return {
    run: runOf(tracks, charts),
    version: typeof file.version === 'string' ? file.version : undefined,
    warnings: [...new Set(tracks.flatMap(track => warningOf(track, charts))), ...leftOutWarning(file.leftOut)],
  }
}

/** A file that the flight recorder saved, or why it is none. */
export const readRecording = (text: string, charts: readonly Chart[]): Recording | { readonly refusal: string } => {
  try {
    return read(text, charts)
  } catch (error) {
    if (error instanceof Error && error.cause === REFUSED) return { refusal: error.message }
    throw error
  }
}
