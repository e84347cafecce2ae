import { expect, type Page } from 'playwright/test'

const SHORTLY = 1_000

/**
 * Time stands still on the page's installed clock, so many milliseconds ahead: what a person does at once happens at once,
 * however busy the machine is. A clock that has gone past that moment before it is told is stopped at a later one.
 */
export const pauseClock = (page: Page, ahead = SHORTLY): Promise<void> =>
  expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead)
  }).toPass()
