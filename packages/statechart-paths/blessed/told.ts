import type { Chart } from '@sintonia/statechart-book'
import { countable } from '@sintonia/statechart-book'
import { changesBetween, placeTexts } from '../files/staleness.ts'
import { duration } from '../files/words.ts'
import { fingerprint } from '../model/plain.ts'
import { takenOn } from './bless.ts'
import type { Difference, Held } from './hold.ts'
import type { BlessedSuite } from './suite.ts'

const SHORT = 400
const MOST_CHANGES = 12

const short = (value: unknown): string => {
  const text = fingerprint(value)
  return text.length > SHORT ? `${text.slice(0, SHORT)}…` : text
}

const differenceText = ({ what, expected, came }: Difference): string =>
  `  ${what}\n    expected ${short(expected)}\n    came     ${short(came)}`

const ways = (taken: readonly string[]): string => (taken.length === 0 ? 'no transition' : taken.join(', '))

/** Which path does not hold, at which step, what was expected and what came instead. */
export const heldText = ({ path, came, differences }: Held): string => {
  const number = Math.max(came.length - 1, 0)
  const step = number === 0 ? undefined : path.steps[number - 1]
  const wanted = step ?? path.start
  const where = step === undefined ? 'the start' : `step ${number} of ${path.steps.length}, ${duration(step.at)} on`
  return [
    `✗ ${path.id}, ${where}: ${step?.title ?? 'the chart begins'}`,
    ...differences.map(differenceText),
    `  by\n    expected ${ways(wanted.takes)}\n    came     ${ways(came.at(-1)?.taken ?? [])}`,
  ].join('\n')
}

/** What stands elsewhere in the chart than when it was blessed, a line each. */
export const changesText = (chart: Chart, { places }: BlessedSuite): readonly string[] => {
  const changes = changesBetween(places, placeTexts(chart))
  const rest = changes.length - MOST_CHANGES
  return [
    ...(changes.length === 0 ? [] : ['The chart is not the one that was blessed:']),
    ...changes.slice(0, MOST_CHANGES).map(line => `  ${line}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ]
}

/** Transitions of today's chart that nobody has blessed. */
export const unblessed = (chart: Chart, suite: BlessedSuite): readonly string[] => {
  const known = new Set([...suite.missed, ...suite.paths.flatMap(takenOn)])
  return countable(chart).flatMap(({ id }) => (known.has(id) ? [] : [id]))
}
