import type { BrowserContext, Page } from 'playwright'
import { wait } from '../browser.ts'

declare global {
  interface Window {
    /** When the first cells of the guide were on screen, in ms since the page began. */
    paintedAt: number | undefined
    /** When windows of the guide were read, on the same clock. */
    readAt: number[]
    /** Which share of the grid shows ground, or cells without words. */
    emptyShare: () => number
  }
}

/** Put into the page before everything else. */
export const watchGuide = (): void => {
  window.readAt = []
  new PerformanceObserver(list => {
    for (const { startTime } of list.getEntriesByName('guide.read')) window.readAt.push(startTime)
  }).observe({ type: 'mark' })
  const look = (): void => {
    if (document.querySelector('[role=grid] [data-kind=playing]') === null) return
    watcher.disconnect()
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { paintedAt: performance.now() })))
  }
  const watcher = new MutationObserver(look)
  watcher.observe(document, { subtree: true, childList: true })

  const [across, down] = [8, 6]
  /** The channels' names stand before the cells, the hours above them. */
  const [before, above] = [240, 60]
  /** Two places so far from each other do not both lie between two cells. */
  const gap = 12
  const hasWords = (x: number, y: number): boolean =>
    document.elementsFromPoint(x, y).some(each => Boolean(each.closest('[role=gridcell]')?.textContent))
  window.emptyShare = () => {
    const grid = document.querySelector('#guide')
    if (grid === null) return 1
    const { left, top, right, bottom } = grid.getBoundingClientRect()
    const end = Math.min(bottom, innerHeight)
    let empty = 0
    for (let column = 0; column < across; column += 1)
      for (let row = 0; row < down; row += 1) {
        const x = left + before + ((column + 0.5) / across) * (right - left - before)
        const y = top + above + ((row + 0.5) / down) * (end - top - above)
        if (!hasWords(x, y) && !hasWords(x + gap, y + gap)) empty += 1
      }
    return empty / (across * down)
  }
}

export interface Load {
  /** From the page's beginning. */
  readonly cold: number
  /** From the moment when the window was read. */
  readonly paint: number
}

export const load = async (page: Page, origin: string): Promise<Load> => {
  await page.goto(`${origin}/liveTv?view=guide`)
  await page.waitForFunction(() => window.paintedAt !== undefined)
  return page.evaluate(() => {
    const cold = window.paintedAt ?? Number.NaN
    const read = window.readAt.findLast(at => at < cold)
    return { cold, paint: cold - (read ?? Number.NaN) }
  })
}

/** Nobody has asked for more of the guide for so long: all of it is there. */
const SILENT_MS = 4_000

/** The calls for the guide that a device sends, its workers too. */
export const hearGuideCalls = (context: BrowserContext) => {
  let [last, count] = [performance.now(), 0]
  context.on('request', request => {
    if (!/epg/i.test(new URL(request.url()).pathname) || request.method() !== 'POST') return
    last = performance.now()
    count += 1
  })
  return {
    /** As soon as they are over: when the last one was sent, and how many there were. */
    silence: async () => {
      while (performance.now() - last < SILENT_MS) await wait(100)
      return { last, count }
    },
  }
}
