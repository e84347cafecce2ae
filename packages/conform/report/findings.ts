import { isRecord } from '../contract/json.ts'
import type { Secrets } from '../wire/secrets.ts'
import { grouped } from './grouped.ts'

export type As = 'nobody' | 'guest' | 'user'

/** One thing in which a back end is not as the contract says. */
export interface Difference {
  readonly call: string
  readonly as: As
  /** The question that it came up at. */
  readonly about: string
  readonly field: string
  readonly came: string
  readonly expected: string
  /** Where the expectation stands. */
  readonly source: string
  /** More places of the same kind, and more times that it came; of a very long list its beginning is counted. */
  readonly more: number
}

/** One question that was put to the back end; none of its differences means that it passed. */
export interface Check {
  readonly call: string
  readonly as: As
  readonly about: string
  readonly differences: ReadonlyArray<Difference>
  /** Why it was not asked. */
  readonly unasked: string | undefined
}

export interface Problem {
  readonly field: string
  readonly came: unknown
  readonly expected: string
  readonly source: string
}

export interface Findings {
  readonly add: (call: string, as: As, about: string, problems: ReadonlyArray<Problem>) => void
  readonly unasked: (call: string, as: As, about: string, why: string) => void
  readonly checks: () => ReadonlyArray<Check>
}

/** A thing that is so in most calls is told once. */
export const EVERY_CALL = 'every call'
const MOST = 0.8
const FEWEST = 5
const SHOWN = 120

const cut = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)

/** What came, in words of our own and not as a value of the back end. */
class Said {
  readonly words: string
  constructor(words: string) {
    this.words = words
  }
}

export const said = (words: string): unknown => new Said(words)

/** What came, short enough for a line. */
export const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (value instanceof Said) return cut(value.words)
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (isRecord(value)) return cut(`an object with ${Object.keys(value).join(', ') || 'nothing in it'}`)
  return cut(JSON.stringify(value))
}

const patternOf = (field: string): string => field.replace(/\[\d+\]/g, '[*]')

interface Noted {
  readonly call: string
  readonly as: As
  readonly about: string
  readonly problems: ReadonlyArray<Problem>
  readonly unasked: string | undefined
}

const kindOf = ({ field, expected }: Problem): string => JSON.stringify([patternOf(field), expected])

/** Kinds of problems that nearly every call has. */
const everywhere = (noted: ReadonlyArray<Noted>): ReadonlySet<string> => {
  const all = new Set(noted.filter(({ unasked }) => unasked === undefined).map(({ call }) => call))
  const places = new Map<string, Set<string>>()
  for (const { call, problems } of noted)
    for (const problem of problems) {
      const kind = kindOf(problem)
      places.set(kind, (places.get(kind) ?? new Set()).add(call))
    }
  return new Set([...places].filter(([, { size }]) => size >= Math.max(FEWEST, all.size * MOST)).map(([kind]) => kind))
}

export const makeFindings = ({ redact }: Secrets): Findings => {
  const noted: Noted[] = []
  const checks = (): ReadonlyArray<Check> => {
    const common = everywhere(noted)
    const first = new Map<string, { difference: Difference; check: number }>()
    for (const [check, { call, as, about, problems }] of noted.entries())
      for (const problem of problems) {
        const kind = kindOf(problem)
        const place = common.has(kind) ? EVERY_CALL : call
        const key = `${place} ${kind}`
        const known = first.get(key)
        const difference = known?.difference ?? {
          call: place,
          as,
          about,
          field: redact(problem.field),
          came: redact(shown(problem.came)),
          expected: redact(problem.expected),
          source: problem.source,
          more: -1,
        }
        first.set(key, { difference: { ...difference, more: difference.more + 1 }, check: known?.check ?? check })
      }
    const byCheck = grouped(first.values(), ({ check }) => check)
    return noted.map(({ call, as, about, unasked }, check) => ({
      call,
      as,
      about,
      unasked: unasked === undefined ? undefined : redact(unasked),
      differences: (byCheck.get(check) ?? []).map(({ difference }) => difference),
    }))
  }
  return {
    add: (call, as, about, problems) => noted.push({ call, as, about, problems, unasked: undefined }),
    unasked: (call, as, about, why) => noted.push({ call, as, about, problems: [], unasked: why }),
    checks,
  }
}
