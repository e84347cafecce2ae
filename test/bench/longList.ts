import { join } from 'node:path'
import { startHeadEnd } from '@sintonia/operator'
import { ROOT } from '../../scripts/lib/steps.ts'
import { benchmark } from './benchmark.ts'
import { onVisit, wait } from './browser.ts'
import { p95 } from './figures.ts'
import { scroll, type Wheel } from './scroll.ts'
import { plays } from './zap/watch.ts'

const CHANNELS = 5_000
const WHEEL: Wheel = { left: 0, top: 120, frames: 120 }
/** Then in leaps to the last row. */
const LEAP: Wheel = { left: 0, top: 9_000, frames: 50 }
const ROWS = '#channels [role=row]'
const REST_MS = 3_000

export const longList = benchmark({
  name: 'Long list',
  terms: `The list of ${CHANNELS.toLocaleString('en')} channels while one of them plays: a wheel of ${WHEEL.top} px a frame, nothing scrolled before; then leaps to the last row; software raster.`,
  measure: async browser => {
    const headEnd = await startHeadEnd({ appDir: join(ROOT, 'dist'), channels: CHANNELS })
    try {
      const { origin } = headEnd
      return await onVisit(browser, { origin }, async visit => {
        const { page } = visit
        await page.goto(`${origin}/liveTv`)
        await page.waitForSelector(ROWS)
        await plays(page)
        await wait(REST_MS)
        const { frames, mostNodes } = await scroll(visit, '#channels', WHEEL, ROWS)
        const all = Number(await page.locator('#channels [role=grid]').getAttribute('aria-rowcount'))
        const leaps = await scroll(visit, '#channels', LEAP, ROWS)
        const last = await page.locator(ROWS).last().getAttribute('aria-rowindex')
        return {
          'frame while the list is scrolled and a channel plays, 95th percentile': {
            value: p95(frames),
            told: `${frames.length} frames`,
          },
          'rows in the page at once': { value: Math.max(mostNodes, leaps.mostNodes) },
          'rows that are not reached': { value: all - Number(last), told: `of ${all}` },
        }
      })
    } finally {
      await headEnd.close()
    }
  },
})
