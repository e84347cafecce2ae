import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from 'playwright/test'
import { isHeld } from './gate.ts'

/** React draws code that came late only when its own timers have run, in real ms at most. */
const DRAWING = 500

const LOOK_AGAIN = 50

/** Waits until all code that the page wants, and that no gate holds, is there and drawn: on a clock that stands still it never would be. */
export const makeDrawn = (page: Page): (() => Promise<void>) => {
  let changedAt = 0
  const underWay = new Set<Request>()
  const isCode = (request: Request): boolean => ['script', 'stylesheet'].includes(request.resourceType())
  const over = (request: Request): void => {
    if (underWay.delete(request)) changedAt = Date.now()
  }
  page.on('request', request => {
    if (!isCode(request)) return
    underWay.add(request)
    changedAt = Date.now()
  })
  page.on('requestfinished', over)
  page.on('requestfailed', over)
  return async () => {
    const isAnyUnderWay = () => [...underWay].some(request => !isHeld(request))
    while (isAnyUnderWay() || Date.now() - changedAt < DRAWING) await wait(LOOK_AGAIN)
  }
}
