import { createHash } from 'node:crypto'
import type { BlessedOutcome, BlessedSuite } from './suite.ts'

/** What is longer than this stands once in a file, under a name made of what it is. */
const LONG = 100

const nameOf = (text: string): string => `#${createHash('sha256').update(text).digest('hex').slice(0, 8)}`

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mapped = (values: Readonly<Record<string, unknown>>, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))

/** A suite in which long values are names, and the values by these names. */
export const shortened = (suite: BlessedSuite) => {
  const values = new Map<string, unknown>()
  const short = (value: unknown): unknown => {
    const text = JSON.stringify(value)
    if (text.length <= LONG) return value
    const name = nameOf(text)
    values.set(name, value)
    return name
  }
  const outcome = ({ leads, effects, ...rest }: BlessedOutcome) => ({
    leads: mapped(leads, short),
    effects: effects.map(short),
    ...rest,
  })
  const paths = suite.paths.map(({ start, steps, ...path }) => ({
    ...path,
    start: outcome(start),
    steps: steps.map(({ at, title, step, ...led }) => ({ at, title, step: mapped(step, short), ...outcome(led) })),
  }))
  const ignored = suite.ignored.map(events => events.map(short))
  return { ...suite, paths, ignored, values: Object.fromEntries([...values].sort(([a], [b]) => (a < b ? -1 : 1))) }
}

/** The same with every name replaced by its value. */
export const lengthened = (file: unknown): unknown => {
  const values = isObject(file) && isObject(file.values) ? file.values : {}
  const long = (value: unknown): unknown => {
    if (typeof value === 'string') return value in values ? values[value] : value
    if (Array.isArray(value)) return value.map(long)
    return isObject(value) ? mapped(value, long) : value
  }
  return isObject(file) ? mapped(file, long) : file
}
