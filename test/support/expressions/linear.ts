import { cpuTime } from '@sintonia/operator/tests/support/cpuTime.ts'
import { analyse } from 'scslre'
import { attacksOn, isBounded } from './attacks.ts'

const [SHORT, LONG] = [2000, 8000]
/** What takes less is measured too roughly, and is far from what a quadratic expression takes. */
const WORTH_A_LOOK_MS = 2
/** Of a text four times as long: a linear one takes 4 times as long, a quadratic one 16. */
const MOST_TIMES = 8

const inside = (expression: RegExp, text: string) => () => text.replace(expression, '')

/** By what its parts allow for: attacks that repeat one character, wherever in the text. */
const byItsParts = (expression: RegExp): ReadonlyArray<string> =>
  analyse(expression).reports.map(({ type, exponential }) => `${exponential ? 'exponential' : 'polynomial'}: ${type}`)

const wasSlowAt = (expression: RegExp, short: string, long: string): boolean => {
  const ms = cpuTime(inside(expression, long), { enough: WORTH_A_LOOK_MS })
  return ms > WORTH_A_LOOK_MS && ms / cpuTime(inside(expression, short)) > MOST_TIMES
}

/** What is slow is so each time; a busy machine makes one measure long, not all of them. */
const MEASURES = 4

const isSlowAt = (expression: RegExp, short: string, long: string): boolean =>
  Array.from({ length: MEASURES }).every(() => wasSlowAt(expression, short, long))

/** By the clock: what looks ahead or behind, and words, are beyond the analysis. */
const byTheClock = (expression: RegExp): ReadonlyArray<string> => {
  if (isBounded(expression)) return []
  const short = attacksOn(expression, SHORT)
  const slow = attacksOn(expression, LONG).find((long, at) => isSlowAt(expression, short[at] ?? '', long))
  return slow === undefined ? [] : [`slow at ${JSON.stringify(slow.slice(0, 12))}…`]
}

/** Why an expression may take more than linear time. */
export const whyNotLinear = (expression: RegExp): ReadonlyArray<string> => {
  const seen = byItsParts(expression).slice(0, 1)
  return seen.length > 0 ? seen : byTheClock(expression)
}
