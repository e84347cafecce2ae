import { MINUTE } from '../../../models/codec/instant.ts'
import type { Habit } from './scenario.ts'

/** Seven of ten watch, one more does so with the tab hidden, two look at the home page, one of them as a guest. */
export const primeTime = (number: number, opensAt: number): Habit => {
  const place = number % 10
  if (place === 0) return { kind: 'guest', page: 'home', opensAt }
  if (place === 1) return { kind: 'user', page: 'home', opensAt }
  return { kind: 'user', page: 'liveTv', opensAt, ...(place === 2 && { isHidden: true }) }
}

/** All are there after two minutes, each at a moment of their own. */
export const gathered = (number: number, _count: number, random: () => number): Habit =>
  primeTime(number, random() * 2 * MINUTE)
