import { type Either, isRight } from 'fp-ts/lib/Either.js'
import type { Route } from 'playwright/test'
import { MINUTE } from '../../../models/codec/instant.ts'
import type { CallName } from '../../../models/wire/index.ts'
import { isCall, REFUSED } from './gate.ts'
import type { Visit } from './visit.ts'

// Requests that wait at a gate, and how they go on.

/** From this call on the chart behind it runs. */
export const untilAsked = ({ page }: Visit, call: CallName): Promise<unknown> =>
  page.waitForRequest(request => isCall(call)(new URL(request.url())))

export const unchanged = (route: Route): Promise<void> => route.continue()

export const refused = (route: Route): Promise<void> => route.fulfill({ status: REFUSED.status })

/** The operator's answer with another result. */
export const changed =
  <Result extends object>(change: (result: Result) => object) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch()
    const { result, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, result: { ...result, ...change(result) } } })
  }

export const isTaken = (output: unknown): boolean => isRight(output as Either<unknown, unknown>)

/** So long after it came, what is known of the catalogue is asked for again. */
const FORGOTTEN = 6 * MINUTE

/** What the page knows of the catalogue is old; a request that waits would be given up meanwhile. */
export const growOld = async ({ page, headEnd: { control } }: Visit): Promise<void> => {
  control.moveClock({ byMs: FORGOTTEN })
  await page.clock.fastForward(FORGOTTEN)
}
