import { join } from 'node:path'
import { startHeadEnd } from '@sintonia/operator'
import type { CDPSession, Page } from 'playwright'
import { ROOT } from '../../scripts/lib/steps.ts'
import { benchmark, type Reading } from './benchmark.ts'
import { onVisit, wait } from './browser.ts'
import { growth } from './figures.ts'
import { plays, timeZap, watchZaps } from './zap/watch.ts'
import { press } from './zap/ways.ts'

/** Two hours at 20 zaps a minute, one right after the other's first frame. */
const ZAPS = 2_400
/** Half an hour: until here caches fill, code grows warm, and the flight recorder has all the steps that it may keep. */
const WARM_UP = 600

interface Weight {
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

/** So many rows are in sight at the top of the list, and none of them is locked. */
const ROWS = 6

/** Presses the first rows of the list in turn, each after the first frame of the one before. */
const zap = async (page: Page, count: number): Promise<void> => {
  const boxes = await Promise.all(
    Array.from({ length: ROWS }, (_, row) => page.locator('[data-column=tune]').nth(row).boundingBox()),
  )
  for (let at = 1; at <= count; at += 1) {
    const box = boxes[at % ROWS]
    if (!box) throw new Error('There is nothing to zap between')
    await timeZap(page, async () => {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await press(page)
    })
  }
}

/** What the last zap has begun is over by then: only what is held counts. */
const REST_MS = 5_000

const weigh = async (devtools: CDPSession): Promise<Weight> => {
  await wait(REST_MS)
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
}

const held = (before: number, after: number, told: (value: number) => string): Reading => ({
  value: growth(before, after),
  told: `${told(before)}, then ${told(after)}`,
})

export const soak = benchmark({
  name: 'Two hours',
  terms: `${ZAPS.toLocaleString('en')} zaps by mouse, as many as 20 a minute make in two hours, each at the first frame of the one before; what is held after the first ${WARM_UP}, when the flight recorder is full, against what is held at the end, after a collection of garbage.`,
  measure: async browser => {
    const headEnd = await startHeadEnd({ appDir: join(ROOT, 'dist') })
    try {
      const { origin } = headEnd
      return await onVisit(browser, { origin, watch: [watchZaps] }, async ({ page, devtools }) => {
        await page.goto(`${origin}/liveTv`)
        await plays(page)
        await zap(page, WARM_UP)
        const before = await weigh(devtools)
        await zap(page, ZAPS - WARM_UP)
        const after = await weigh(devtools)
        return {
          heap: held(before.heap, after.heap, bytes => `${(bytes / 1e6).toFixed(1)} MB`),
          nodes: held(before.nodes, after.nodes, String),
          listeners: held(before.listeners, after.listeners, String),
        }
      })
    } finally {
      await headEnd.close()
    }
  },
})
