import { join } from 'node:path'
import { startHeadEnd } from '@sintonia/operator'
import type { Browser } from 'playwright'
import { ROOT } from '../../scripts/lib/steps.ts'
import { ANA } from '../e2e/support/accounts.ts'
import { type Kept, userSession } from '../e2e/support/signIn.ts'
import { benchmark } from './benchmark.ts'
import { onVisit, wait } from './browser.ts'
import { median, p95 } from './figures.ts'
import { seenOn, watchVisit } from './load/watch.ts'

const CHANNELS = 1_000
/** A page's own beginning at that slow-down is over by then. */
const REST_MS = 15_000
const PRESS_MS = 900

const WAY = ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']
const PAGES = ['/home', '/liveTv', '/liveTv?view=guide', '/vod/type/movies']

interface Device {
  readonly origin: string
  readonly kept: Kept
  readonly slowDown: number
}

/** What each arrow took from the hand to the next frame, in ms, as the browser itself says it (Event Timing). */
const pressesOn = (browser: Browser, { slowDown, ...visitor }: Device, path: string): Promise<ReadonlyArray<number>> =>
  onVisit(browser, { ...visitor, watch: [watchVisit] }, async ({ page, devtools }) => {
    await page.goto(visitor.origin + path)
    await wait(REST_MS)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    const before = (await seenOn(page)).interactions.length
    for (const key of WAY) {
      await page.keyboard.press(key)
      await wait(PRESS_MS)
    }
    return (await seenOn(page)).interactions.slice(before)
  })

const pressesAt = async (browser: Browser, device: Device): Promise<ReadonlyArray<number>> => {
  const times: number[] = []
  for (const path of PAGES) times.push(...(await pressesOn(browser, device, path)))
  return times
}

/** After a walk through all pages with what they keep, once what nobody holds is gone. */
const heapMb = (browser: Browser, visitor: Omit<Device, 'slowDown'>): Promise<number> =>
  onVisit(browser, visitor, async ({ page, devtools }) => {
    for (const path of PAGES) {
      await page.goto(visitor.origin + path)
      await wait(REST_MS)
    }
    await page.goBack()
    await wait(REST_MS)
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    return usedSize / 2 ** 20
  })

const told = (times: ReadonlyArray<number>) => ({
  value: p95(times),
  told: `median ${median(times)} ms, ${times.length} events`,
})

export const remoteControl = benchmark({
  name: 'Remote control',
  terms: `${WAY.length} arrows, one each ${PRESS_MS} ms, on each of ${PAGES.length} pages with ${CHANNELS.toLocaleString('en')} channels, the first ones counted too; from the key to the next frame, 95th percentile. The heap after a walk through all of them.`,
  measure: async browser => {
    const headEnd = await startHeadEnd({ appDir: join(ROOT, 'dist'), channels: CHANNELS })
    try {
      const { origin } = headEnd
      const visitor = { origin, kept: await userSession(origin, ANA) }
      return {
        'arrow to the next frame at 6x': told(await pressesAt(browser, { ...visitor, slowDown: 6 })),
        'arrow to the next frame at 20x': told(await pressesAt(browser, { ...visitor, slowDown: 20 })),
        'heap with 1,000 channels': { value: await heapMb(browser, visitor) },
      }
    } finally {
      await headEnd.close()
    }
  },
})
