import * as t from 'io-ts'
import { Instant } from './codec/instant.ts'
import { oneOf } from './codec/optional.ts'
import { text } from './codec/text.ts'

export const FaultKind = oneOf('FaultKind', ['payload', 'call', 'chart', 'view', 'worker', 'media', 'storage', 'csp'])
export type FaultKind = t.TypeOf<typeof FaultKind>

/** The record as JSON has at most so many bytes (contract, Field report). */
const MOST_BYTES = 200
/** A page tells of so many; equal ones are counted. */
export const MOST_FAULTS = 20
const HIGHEST_COUNT = 999

const Short = text('FaultText', MOST_BYTES)

/** Something that went wrong in the field: names, numbers and states only, nothing of the operator's or a person's text. */
export const ClientFault = t.strict(
  {
    type: t.literal('clientFault'),
    kind: FaultKind,
    /** Whose work it disturbed, and the state that this chart was in. */
    chart: Short,
    state: Short,
    release: Short,
    code: Short,
    /** How often since it was told last. */
    count: t.number,
    ts: Instant,
  },
  'ClientFault',
)
export type ClientFault = t.TypeOf<typeof ClientFault>

const leaves = (value: unknown): ReadonlyArray<string> =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => {
        const below = leaves(inner)
        return below.length === 0 ? [name] : below.map(leaf => `${name}.${leaf}`)
      })
    : [String(value)]

/** The value of a chart's state in one line: `list.loading programmes.resting`. */
export const stateText = (value: unknown): string => leaves(value).join(' ')

/** One byte for each letter, whatever comes. */
const plain = (text: string): string => text.replace(/[^ !#-[\]-~]/g, '?')

const LEAST_STATE = 16

/** The state with two levels of each region: so much of every region says more than all of the first. */
const outlineOf = (state: string): string =>
  state
    .split(' ')
    .map(leaf => leaf.split('.').slice(0, 2).join('.'))
    .join(' ')

const sizeOf = (fault: ClientFault): number => JSON.stringify({ ...fault, count: HIGHEST_COUNT }).length

/** The record of one occurrence, as short as it must be: the code gives way first, then the state. */
export const clientFault = (seen: Omit<ClientFault, 'type' | 'count'>): ClientFault => {
  const whole: ClientFault = {
    ...seen,
    type: 'clientFault',
    chart: plain(seen.chart),
    state: plain(seen.state),
    release: plain(seen.release),
    code: plain(seen.code),
    count: 1,
  }
  const room = MOST_BYTES - sizeOf({ ...whole, state: '', code: '' })
  const most = Math.max(LEAST_STATE, room - whole.code.length)
  const state = whole.state.length > most ? outlineOf(whole.state).slice(0, most) : whole.state
  return { ...whole, state, code: whole.code.slice(0, room - state.length) }
}

/** Equal faults are one, whenever they came. */
export const faultKey = ({ kind, chart, state, code }: ClientFault): string => [kind, chart, state, code].join('\n')

/** The same fault, seen so many times more. */
export const seenAgain = (fault: ClientFault, times: number): ClientFault => ({
  ...fault,
  count: Math.min(fault.count + times, HIGHEST_COUNT),
})
