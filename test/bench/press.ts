import type { Browser } from 'playwright'
import { slowDown } from './slowDevice.ts'

/** A press takes at least so long before the browser tells of it, in ms. */
const LEAST_TOLD = 16
/** A hand comes to rest on what it will press, and holds it down for a moment: the card is not enlarged before. */
const AIM_MS = 100
const HOLD_MS = 90
const INWARD_PX = 40
/** So long after a press all that it caused has been drawn. */
const REST_MS = 2_000

const noteInteractions = (leastTold: number): void => {
  const durations: number[] = []
  Object.assign(window, { pressDurations: durations })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (Reflect.get(entry, 'interactionId') > 0) durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: leastTold } as PerformanceObserverInit)
}

/**
 * Milliseconds from pressing a card of the home page to the next frame: the worst of all events that a press is made of;
 * `undefined` where the machine was so slow that the enlarged card came first.
 */
export const pressCard = async (browser: Browser, origin: string): Promise<number | undefined> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await slowDown(page)
    await page.addInitScript(noteInteractions, LEAST_TOLD)
    await page.goto(`${origin}/home`, { waitUntil: 'networkidle' })
    const card = page.locator('main li a[href^="/vod/detail/"]').first()
    await card.scrollIntoViewIfNeeded()
    await page.waitForTimeout(REST_MS)
    const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + INWARD_PX, y + INWARD_PX)
    await page.waitForTimeout(AIM_MS)
    await page.mouse.down()
    await page.waitForTimeout(HOLD_MS)
    await page.mouse.up()
    await page.waitForTimeout(REST_MS)
    if (!/\/vod\/detail\//.test(page.url())) return undefined
    const durations: readonly number[] = await page.evaluate(() => Reflect.get(window, 'pressDurations'))
    return Math.max(LEAST_TOLD, ...durations)
  } finally {
    await page.close()
  }
}
