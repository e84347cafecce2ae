import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { ROOT } from '../../scripts/lib/steps.ts'
import { startHeadEnd } from '../headend/index.ts'
import { percentile } from './figures.ts'
import type { Section } from './result.ts'

const CHANNELS = 5_000
const MAX_ROWS = 60
/** Pixels a frame of a brisk wheel, for this many frames; then in leaps to the last row. */
const WHEEL_PX = 120
const WHEEL_FRAMES = 120
const LEAPS = 40

interface Scroll {
  readonly mostRows: number
  readonly lastRow: number
  readonly rows: number
  readonly frameMs: ReadonlyArray<number>
}

/** Scrolls the list from its first to its last row and counts the rows that stand in the page. */
const scrollThrough = (page: Page): Promise<Scroll> =>
  page.evaluate(
    async ({ wheelPx, wheelFrames, leaps }) => {
      const list = document.querySelector('#channels')
      if (list === null) throw new Error('There is no channel list')
      let mostRows = 0
      const frame = async (): Promise<number> => {
        const began = performance.now()
        await new Promise(requestAnimationFrame)
        mostRows = Math.max(mostRows, list.querySelectorAll('[role=row]').length)
        return performance.now() - began
      }
      const frameMs: number[] = []
      for (let count = 0; count < wheelFrames; count += 1) {
        list.scrollTop += wheelPx
        frameMs.push(await frame())
      }
      for (let leap = 1; leap <= leaps; leap += 1) {
        list.scrollTop = (list.scrollHeight - list.clientHeight) * (leap / leaps)
        await frame()
      }
      await frame()
      const rows = [...list.querySelectorAll('[role=row]')]
      return {
        mostRows,
        lastRow: Math.max(...rows.map(row => Number(row.getAttribute('aria-rowindex')))),
        rows: Number(list.querySelector('[role=grid]')?.getAttribute('aria-rowcount')),
        frameMs,
      }
    },
    { wheelPx: WHEEL_PX, wheelFrames: WHEEL_FRAMES, leaps: LEAPS },
  )

export const benchLongList = async (browser: Browser): Promise<Section> => {
  const headEnd = await startHeadEnd({ appDir: join(ROOT, 'dist'), channels: CHANNELS })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(`${headEnd.origin}/liveTv`)
    await page.waitForSelector('#channels [role=row]')
    const { mostRows, lastRow, rows, frameMs } = await scrollThrough(page)
    return {
      title: 'A list of 5,000 channels',
      terms: `Scrolled by ${WHEEL_PX} px a frame, then in leaps to the last row; software raster, while a channel plays.`,
      figures: [
        {
          what: 'rows in the page at once',
          measured: `${mostRows}, and row ${lastRow} of ${rows} is reached`,
          goal: `at most ${MAX_ROWS}`,
          isMet: mostRows <= MAX_ROWS && lastRow === rows,
        },
        {
          what: 'frame, 95th percentile',
          measured: `${percentile(frameMs, 0.95).toFixed(1)} ms`,
          goal: 'no goal yet',
          isMet: true,
        },
      ],
    }
  } finally {
    await page.close()
    await headEnd.close()
  }
}
