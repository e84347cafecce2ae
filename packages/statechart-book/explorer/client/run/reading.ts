import type { StateValue } from './run.ts'

/** Parts that the messages of a running app and the files of the recorder share. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' || (isFields(value) && Object.values(value).every(isStateValue))

export type ReadEvent = {
  readonly at: number
  readonly type: string
  readonly payload: string
  readonly state: StateValue
}

/** A payload longer than this is cut: nobody reads so far, and a line-up of 5,000 channels would fill the page. */
const LONGEST = 50_000

/** What stands below an event: its payload as indented JSON, empty where nothing came with it. */
export const payloadText = (payload: Fields): string => {
  if (Object.keys(payload).length === 0) return ''
  const text = JSON.stringify(payload, null, 2)
  if (text.length <= LONGEST) return text
  return `${text.slice(0, LONGEST)}\n… ${text.length - LONGEST} more characters are not kept`
}

/** `{ at, event: { type, ... }, state }`, as the feed and the recorder have it. */
export const readEvent = (value: unknown): ReadEvent | undefined => {
  if (!isFields(value) || typeof value.at !== 'number' || !Number.isFinite(value.at)) return undefined
  if (!isFields(value.event) || typeof value.event.type !== 'string' || !isStateValue(value.state)) return undefined
  const { type, ...payload } = value.event
  return { at: value.at, type: String(type), payload: payloadText(payload), state: value.state }
}
