import type { Chart } from '@sintonia/statechart-book'
import { readChart } from '@sintonia/statechart-book'
import type { AnyMachineSnapshot } from 'xstate'
import type { AnyChartModel } from '../model/model.ts'
import { fingerprint } from '../model/plain.ts'
import { makeStepper, type Stepper, standing } from '../model/step.ts'
import { withStubs } from '../model/stub.ts'
import type { RecordedChart, RecordedEvent, RecordedState, Shortened } from './record.ts'

/** The first event after which the machine is somewhere else than the record says. */
export type Difference = {
  /** Counted from 1. */
  readonly event: number
  readonly type: string
  readonly recorded: RecordedState
  readonly played: RecordedState | undefined
  /** What broke, where the machine stopped with an error. */
  readonly error?: string
}

/** What became of the record of one actor. */
export type PlayedBack = {
  readonly actor: string
  readonly chart: string
  readonly events: number
  readonly difference?: Difference
  /** Lists of which the record keeps only a part; the states are the same without the rest. */
  readonly shortened?: readonly Shortened[]
  /** Why it could not be played, or not to its end. */
  readonly refusal?: string
}

const statesIn = (state: RecordedState, path: string): readonly string[] =>
  typeof state === 'string'
    ? [`${path}.${state}`]
    : Object.entries(state).flatMap(([key, inner]) => [`${path}.${key}`, ...statesIn(inner, `${path}.${key}`)])

const OF_XSTATE = /^xstate\./

/** States and events of the record that the chart does not have: what can be seen of how it has changed. */
const strangers = (
  chart: Chart,
  { chart: name, events }: RecordedChart,
  known: ReadonlySet<string>,
): readonly string[] => {
  const ids = new Set(chart.states.map(({ id }) => id))
  const states = new Set(events.flatMap(({ state }) => statesIn(state, name)))
  const types = new Set(events.map(({ event }) => event.type).filter(type => !OF_XSTATE.test(type)))
  return [
    ...[...states].filter(id => !ids.has(id)).map(id => `the state ${id} is gone`),
    ...[...types].filter(type => !known.has(type)).map(type => `the event ${type} is gone`),
  ]
}

const staleText = (chart: Chart, recorded: RecordedChart, model: AnyChartModel): string => {
  const known = new Set(Object.keys(model.events))
  const changes = strangers(chart, recorded, known)
  const what = changes.length === 0 ? 'every state and event of the record still exists' : changes.join('; ')
  return `the chart ${chart.name} has changed since it was recorded (then ${recorded.hash}, now ${chart.hash}): ${what}`
}

const differenceAt = (
  index: number,
  { event, state }: RecordedEvent,
  played: RecordedState | undefined,
  error?: string,
) => ({
  event: index + 1,
  type: event.type,
  recorded: state,
  played,
  ...(error === undefined ? {} : { error }),
})

const stepped = (
  stepper: Stepper,
  before: AnyMachineSnapshot | undefined,
  { event }: RecordedEvent,
): AnyMachineSnapshot => {
  if (event.type === 'xstate.init') return stepper.initial(event.input).snapshot
  if (before === undefined) throw new Error('the record neither begins with xstate.init nor has a start')
  return stepper.next(before, event).snapshot
}

const errorOf = ({ status, error }: AnyMachineSnapshot): string | undefined =>
  status === 'error' ? String(error) : undefined

/** Sends the events of a record to the machine, whose ports do nothing, up to the first state that is another one. */
const firstDifference = (model: AnyChartModel, { start, events }: RecordedChart): Difference | undefined => {
  const machine = withStubs(model.machine, model.stubs)
  const stepper = makeStepper(machine)
  let snapshot = start === undefined ? undefined : standing(machine, start)
  for (const [index, recorded] of events.entries()) {
    try {
      snapshot = stepped(stepper, snapshot, recorded)
    } catch (error) {
      return differenceAt(index, recorded, snapshot?.value, error instanceof Error ? error.message : String(error))
    }
    if (fingerprint(snapshot.value) !== fingerprint(recorded.state))
      return differenceAt(index, recorded, snapshot.value, errorOf(snapshot))
  }
  return undefined
}

export const shortenedText = (lists: readonly Shortened[]): string =>
  lists.map(({ where, kept, of }) => `${kept} of ${of} in ${where}`).join(', ')

/** Of a record with shortened lists another way says nothing of the chart: what is missing may have led there. */
const cutShort = ({ event, type }: Difference, lists: readonly Shortened[]): string =>
  `from event ${event} (${type}) on it may hang on what the record does not keep (kept: ${shortenedText(lists)})`

/** Plays the record of one actor back; a record of another chart than today's is refused. */
export const playBack = (actor: string, recorded: RecordedChart, models: readonly AnyChartModel[]): PlayedBack => {
  const about = { actor, chart: recorded.chart, events: recorded.events.length }
  const model = models.find(({ machine }) => machine.id === recorded.chart)
  if (model === undefined) return { ...about, refusal: `there is no chart ${recorded.chart} any more` }
  const chart = readChart(model.machine, model.said)
  if (chart.hash !== recorded.hash) return { ...about, refusal: staleText(chart, recorded, model) }
  const difference = firstDifference(model, recorded)
  const { shortened } = recorded
  if (shortened === undefined) return difference === undefined ? about : { ...about, difference }
  return difference === undefined ? { ...about, shortened } : { ...about, refusal: cutShort(difference, shortened) }
}
