import type { Chart } from '@sintonia/statechart-book'
import { coveredBy, percent, requirementsMet, requirementsOf, sharesOf } from '../explore/coverage.ts'
import type { Path } from '../explore/path.ts'
import { holds, readExpression, type Words } from './expression.ts'
import { unknownName } from './nearest.ts'

/** Says of the paths so far whether they are enough. */
export type Stop = (paths: readonly Path[]) => boolean

/*
 * The language: length N · paths N · coverage N% · states N% · requirements ID,ID · time 10min (on the paths' own clock)
 * · work 20s (real seconds spent) · and, or, not, ( ).
 */

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, min: 60_000, h: 3_600_000 }

const numberIn = (words: Words, what: string): number => {
  const word = words.take(what)
  const [, digits] = /^(\d+(?:\.\d+)?)%?$/.exec(word) ?? []
  if (digits === undefined) throw words.fail(`"${word}" stands where ${what} should be.`)
  return Number(digits)
}

const timeIn = (words: Words): number => {
  const word = words.take('a time')
  const [, digits, unit = 'ms'] = /^(\d+(?:\.\d+)?)(ms|s|min|h)$/.exec(word) ?? []
  if (digits === undefined) throw words.fail(`"${word}" is no time; write 500ms, 30s, 10min or 1h.`)
  return Number(digits) * (UNITS[unit] ?? 1)
}

const lengthOf = (paths: readonly Path[]): number => paths.reduce((sum, { moves }) => sum + moves.length, 0)

const timeOf = (paths: readonly Path[]): number => paths.reduce((sum, { times }) => sum + (times.at(-1) ?? 0), 0)

const requirementTest = (words: Words, chart: Chart): Stop => {
  const ids = words.take('requirement ids').split(',')
  const known = requirementsOf(chart)
  const unknown = ids.find(id => !known.includes(id))
  if (unknown !== undefined) throw unknownName('requirement in this chart', unknown, known)
  return paths => {
    const met = requirementsMet(chart, coveredBy(paths))
    return ids.every(id => met.has(id))
  }
}

type Read = (words: Words, chart: Chart, now: () => number) => Stop

const TESTS: Readonly<Record<string, Read>> = {
  length: words => {
    const most = numberIn(words, 'a number of steps')
    return paths => lengthOf(paths) >= most
  },
  paths: words => {
    const most = numberIn(words, 'a number of paths')
    return paths => paths.length >= most
  },
  coverage: (words, chart) => {
    const least = numberIn(words, 'a percentage of transitions')
    return paths => percent(sharesOf(chart, coveredBy(paths)).transitions) >= least
  },
  states: (words, chart) => {
    const least = numberIn(words, 'a percentage of states')
    return paths => percent(sharesOf(chart, coveredBy(paths)).states) >= least
  },
  requirement: requirementTest,
  requirements: requirementTest,
  time: words => {
    const most = timeIn(words)
    return paths => timeOf(paths) >= most
  },
  work: (words, _, now) => {
    const end = now() + timeIn(words)
    return () => now() >= end
  },
}

/** Reads a stop condition of a chart; `now` is the real clock in ms, for `work`. */
export const readStop = (chart: Chart, text: string, now: () => number = Date.now): Stop => {
  const expression = readExpression(text, words => {
    const word = words.take('a condition')
    const read = Object.hasOwn(TESTS, word) ? TESTS[word] : undefined
    if (read === undefined) throw unknownName('stop condition', word, Object.keys(TESTS))
    return read(words, chart, now)
  })
  return paths => holds(expression, test => test(paths))
}
