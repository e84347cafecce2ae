import { isRecord } from '../contract/json.ts'
import { isOfMany } from '../contract/sources.ts'
import type { Secrets } from '../wire/secrets.ts'
import { grouped } from './grouped.ts'

export type As = 'nobody' | 'guest' | 'user'

/** A call, and the field of its answer. */
export interface Place {
  readonly call: string
  readonly field: string
}

/** One thing in which a back end is not as the contract says. */
export interface Difference extends Place {
  readonly as: As
  /** The question that it came up at. */
  readonly about: string
  readonly came: string
  readonly expected: string
  /** Where the expectation stands. */
  readonly source: string
  /** Other calls that have it too: one cause is told once. */
  readonly also: ReadonlyArray<Place>
  /** How often it came beside this once and those; of a very long list its beginning is counted. */
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

/** A thing that is so in most calls is told of none of them. */
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

/** What has one cause: the same field of a record or the same pages wherever they stand, the same code or status where another has to be. */
const causeOf = ({ field, came, expected, source }: Problem): string => {
  const place = isOfMany(source) ? '' : patternOf(field)
  const value = /(?:^|: )(?:errCode|status)$/.test(field) ? shown(came) : ''
  return JSON.stringify([place, value, expected, source])
}

interface Sighting extends Noted {
  readonly problem: Problem
  readonly check: number
}

const sightingsIn = (noted: ReadonlyArray<Noted>): ReadonlyArray<Sighting> =>
  noted.flatMap((each, check) => each.problems.map(problem => ({ ...each, problem, check })))

/** The first place of a cause in each call that has it. */
const placesOf = (sightings: ReadonlyArray<Sighting>): ReadonlyArray<Place> =>
  [...grouped(sightings, ({ call }) => call)].flatMap(([call, [first]]) =>
    first === undefined ? [] : [{ call, field: first.problem.field }],
  )

export const makeFindings = ({ redact }: Secrets): Findings => {
  const noted: Noted[] = []
  const differenceOf = (sightings: ReadonlyArray<Sighting>, asked: number) => {
    const [first] = sightings
    if (first === undefined) return []
    const { as, about, problem, check } = first
    const places = placesOf(sightings)
    const isEverywhere = places.length >= Math.max(FEWEST, asked * MOST)
    const [place, ...also] = isEverywhere ? [{ call: EVERY_CALL, field: problem.field }] : places
    if (place === undefined) return []
    const difference: Difference = {
      call: place.call,
      as,
      about,
      field: redact(place.field),
      came: redact(shown(problem.came)),
      expected: redact(problem.expected),
      source: problem.source,
      also: also.map(({ call, field }) => ({ call, field: redact(field) })),
      more: sightings.length - 1 - also.length,
    }
    return [{ difference, check }]
  }
  const checks = (): ReadonlyArray<Check> => {
    const asked = new Set(noted.filter(({ unasked }) => unasked === undefined).map(({ call }) => call)).size
    const causes = grouped(sightingsIn(noted), ({ problem }) => causeOf(problem)).values()
    const byCheck = grouped(
      [...causes].flatMap(sightings => differenceOf(sightings, asked)),
      ({ check }) => check,
    )
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
