import type { Page } from 'playwright/test'

/** What the last step of the clock began has had its turn, and a picture is drawn. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
