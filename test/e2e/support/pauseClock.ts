import { expect, type Page } from 'playwright/test'

const SHORTLY = 1_000

/** Time stands still on the page's installed clock: what a person does at once happens at once, however busy the machine is. */
export const pauseClock = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SHORTLY)
  }).toPass()
