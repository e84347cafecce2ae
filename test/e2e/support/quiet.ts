import type { HeadEnd } from '@sintonia/operator'
import { expect } from './test.ts'

const QUIET = 400
const PUBLISHED_DAYS = 7 + 1 + 6

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Waits until the app has asked the operator for nothing for so many real ms. */
export const untilQuiet = async ({ control }: HeadEnd, quiet = QUIET): Promise<void> => {
  const seen = () => control.requests().length
  for (let before = -1; before !== seen(); await wait(quiet)) before = seen()
}

/** Waits until the device has the whole guide: what a page asks for last of itself. */
export const untilSynced = async (headEnd: HeadEnd): Promise<void> => {
  await expect.poll(() => headEnd.control.countOf('epgDays')).toBeGreaterThanOrEqual(PUBLISHED_DAYS)
  await untilQuiet(headEnd)
}
