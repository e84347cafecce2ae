import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright'
import { ROOT } from '../../scripts/lib/steps.ts'
import { startHeadEnd } from '../headend/index.ts'
import { growth, megabytes, percent } from './figures.ts'
import type { Section } from './result.ts'

/** Two hours at 20 zaps a minute, one right after the other's first frame. */
const ZAPS = 2_400
/** Half an hour: until here caches fill, code grows warm, and the flight recorder has all the steps that it may keep. */
const WARM_UP = 600
const PER_BATCH = 100
const MOST_GROWTH = 0.1

interface Weight {
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

/** So many rows are in sight at the top of the list, and none of them is locked. */
const ROWS = 6

/** Presses the first rows of the list in turn, each after the first frame of the one before. */
const zap = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    async ([times, most]) => {
      const video = document.querySelector('video')
      const rows = [...document.querySelectorAll<HTMLElement>('[data-column=tune]')].slice(0, most)
      if (video === null || rows.length < most) throw new Error('There is nothing to zap between')
      for (let at = 1; at <= times; at += 1) {
        const loaded = new Promise(resolve => video.addEventListener('loadeddata', resolve, { once: true }))
        rows[at % most]?.click()
        await loaded
        await new Promise(resolve => video.requestVideoFrameCallback(resolve))
      }
    },
    [count, ROWS] as const,
  )

/** What the last zap has begun is over by then: only what is held counts. */
const REST_MS = 5_000

const weigh = async (devtools: CDPSession): Promise<Weight> => {
  await new Promise(resolve => setTimeout(resolve, REST_MS))
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
}

export const benchSoak = async (browser: Browser): Promise<Section> => {
  const headEnd = await startHeadEnd({ appDir: process.env.APP_DIR ?? join(ROOT, 'dist') })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(`${headEnd.origin}/liveTv`)
    await page.waitForSelector('[data-column=tune]')
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    await zap(page, WARM_UP)
    const before = await weigh(devtools)
    for (let done = WARM_UP; done < ZAPS; done += PER_BATCH) await zap(page, PER_BATCH)
    const after = await weigh(devtools)
    const heap = growth(before.heap, after.heap)
    const nodes = growth(before.nodes, after.nodes)
    return {
      title: 'Two hours of zapping',
      terms: `${ZAPS.toLocaleString('en')} zaps, as many as 20 a minute make in two hours, each at the first frame of the one before; what is held after the first ${WARM_UP}, when the flight recorder is full, against what is held at the end, after a collection of garbage.`,
      figures: [
        {
          what: 'heap',
          measured: `${percent(heap)} (${megabytes(before.heap)}, then ${megabytes(after.heap)})`,
          goal: 'less than 10 % more',
          isMet: heap < MOST_GROWTH,
        },
        {
          what: 'nodes of the document',
          measured: `${percent(nodes)} (${before.nodes}, then ${after.nodes})`,
          goal: 'flat: less than 10 % more',
          isMet: nodes < MOST_GROWTH,
        },
        {
          what: 'listeners',
          measured: `${before.listeners}, then ${after.listeners}`,
          goal: 'less than 10 % more',
          isMet: growth(before.listeners, after.listeners) < MOST_GROWTH,
        },
      ],
    }
  } finally {
    await page.close()
    await headEnd.close()
  }
}
