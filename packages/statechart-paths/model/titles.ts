import type { Exploration, Move } from '../explore/explore.ts'
import { fingerprint, plain } from './plain.ts'

export type Step = Pick<Move, 'event' | 'timer' | 'actor'>

const SHORT = 60
/** What a thing is called: the first of its fields that says so stands for it in a list. */
const NAME = /^(id|name|type|tag|_tag|kind|.*Id|.*Name)$/
const MOST_ITEMS = 4

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nameOf = (value: Readonly<Record<string, unknown>>): string | undefined => {
  const key = Object.keys(value).find(
    each => NAME.test(each) && typeof value[each] !== 'object' && value[each] !== 'undefined',
  )
  return key === undefined ? undefined : String(value[key])
}

export const itemText = (value: unknown): string =>
  isObject(value) ? (nameOf(value) ?? objectText(value)) : briefly(value)

const listText = (items: readonly unknown[]): string =>
  `[${items.slice(0, MOST_ITEMS).map(itemText).join(',')}${items.length > MOST_ITEMS ? `,… ${items.length}` : ''}]`

const objectText = (value: Readonly<Record<string, unknown>>): string => {
  if (value._tag === 'Right' || value._tag === 'Left')
    return `${value._tag.toLowerCase()} ${briefly(value[value._tag.toLowerCase()])}`
  const fields = Object.entries(value).filter(([, field]) => field !== 'undefined')
  return `{${fields.map(([key, field]) => `${key}:${itemText(field)}`).join(',')}}`
}

export const briefly = (value: unknown): string => {
  if (Array.isArray(value)) return listText(value)
  return isObject(value) ? objectText(value) : String(value)
}

export const shortened = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT - 1)}…` : text)

const payload = (value: unknown): string => {
  const text = briefly(plain(value))
  return text === '{}' || text === 'undefined' ? '' : ` ${shortened(text)}`
}

export const timerName = (timer: string): string => timer.replace(/^xstate\.after\./, '').split('.')[0] ?? timer

const withoutType = ({ type: _, ...rest }: { readonly type: string }): unknown => rest

/** Where several cases look the same in short, their number tells them apart: `lineup.changed {…} (2)`. */
const numbered = (text: string, value: unknown, cases: readonly unknown[]): string => {
  const alike = cases.filter(each => payload(each) === text).map(fingerprint)
  const index = alike.indexOf(fingerprint(value))
  return alike.length > 1 && index > 0 ? `${text} (${index + 1})` : text
}

const eventTitle = ({ model }: Exploration, event: Step['event']): string => {
  const cases = model.events[event.type]
  if (typeof cases !== 'function' && (cases?.length ?? 0) < 2) return event.type
  const listed = typeof cases === 'function' || cases === undefined ? [] : cases.map(withoutType)
  const rest = withoutType(event)
  return `${event.type}${numbered(payload(rest), rest, listed)}`
}

const answerTitle = ({ model }: Exploration, actor: string, output: unknown): string => {
  const cases = model.outcomes[actor]
  return `${actor} answers${numbered(payload(output), output, typeof cases === 'function' ? [] : (cases ?? []))}`
}

/** One step of a path in words: `viewer.zap {step:1}`, `open answers right {kind:stream,…`, `after backOff`. */
export const stepTitle = (exploration: Exploration, { event, timer, actor }: Step): string => {
  if (timer !== undefined) return `after ${timerName(timer)}`
  if (actor === undefined) return eventTitle(exploration, event)
  return event.type.startsWith('xstate.error.') ? `${actor} breaks` : answerTitle(exploration, actor, event.output)
}

export const pathTitle = (exploration: Exploration, moves: readonly Move[]): string =>
  moves.map(move => stepTitle(exploration, move)).join(' → ')
