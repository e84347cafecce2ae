import { join } from 'node:path'
import { startHeadEnd } from '@sintonia/operator'
import type { Browser } from 'playwright'
import { ROOT } from '../../../scripts/lib/steps.ts'
import { benchmark, type Reading } from '../benchmark.ts'
import { onVisit, SLOW_DOWN } from '../browser.ts'
import { against, median } from '../figures.ts'
import { LOAD_LINE, ROUND_TRIP_MS, startLine } from '../line.ts'

declare global {
  interface Window {
    /** When the page's own title and something to press were there, in ms since the address was entered. */
    contentAt: number | undefined
  }
}

const RUNS = 5
const PAGES = { home: '/home', title: '/vod/detail/s100' } as const
const WAYS = ['calls', 'gateway'] as const
type PageName = keyof typeof PAGES
type WayName = (typeof WAYS)[number]

interface Visit {
  readonly content: number
  /** Calls of the catalogue that were sent until then; what follows is not waited for. */
  readonly requests: number
}

const watchContent = (): void => {
  const look = new MutationObserver(() => {
    if (document.querySelector('main section :is(h1, h2) ~ *, main section :is(a, button)') === null) return
    window.contentAt = performance.now()
    look.disconnect()
  })
  look.observe(document, { childList: true, subtree: true })
}

const visit = (browser: Browser, origin: string, name: PageName): Promise<Visit> =>
  onVisit(browser, { origin, slowDown: SLOW_DOWN, watch: [watchContent] }, async ({ page }) => {
    await page.goto(origin + PAGES[name])
    await page.waitForFunction(() => window.contentAt !== undefined)
    return page.evaluate(() => {
      const content = window.contentAt ?? Number.NaN
      const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < content)
      return {
        content,
        requests: asked.filter(({ name }) => /^\/(vodapi|graphql)\b/.test(new URL(name).pathname)).length,
      }
    })
  })

/** The pages of titles by the operator's calls and by its gateway. */
export const titles = benchmark({
  name: 'Titles',
  terms:
    `A guest's first visit at ${SLOW_DOWN}x CPU slow-down, ${LOAD_LINE} Mbit/s and ${ROUND_TRIP_MS} ms: by the operator's calls and by its ` +
    `gateway in turns, medians of ${RUNS} visits each.`,
  measure: async browser => {
    const appDir = join(ROOT, 'dist')
    const headEnds = { calls: await startHeadEnd({ appDir }), gateway: await startHeadEnd({ appDir, graphql: true }) }
    const line = startLine(LOAD_LINE)
    const none = () => ({ home: [] as Visit[], title: [] as Visit[] })
    const visits: Record<WayName, Record<PageName, Visit[]>> = { calls: none(), gateway: none() }
    try {
      const origins = { calls: await line.to(headEnds.calls.origin), gateway: await line.to(headEnds.gateway.origin) }
      for (let run = 0; run < RUNS; run += 1)
        for (const way of WAYS)
          for (const name of ['home', 'title'] as const)
            visits[way][name].push(await visit(browser, origins[way], name))
    } finally {
      line.close()
      await headEnds.calls.close()
      await headEnds.gateway.close()
    }
    const of = (way: WayName, name: PageName, value: keyof Visit) => visits[way][name].map(each => each[value])
    const more = (name: PageName): Reading => {
      const [calls, gateway] = [median(of('calls', name, 'requests')), median(of('gateway', name, 'requests'))]
      return { value: gateway - calls, told: `${gateway} against ${calls}` }
    }
    return {
      'requests of the catalogue for home by the gateway, more than by the calls': more('home'),
      'requests of the catalogue for a title by the gateway, more than by the calls': more('title'),
      'home has its content by the gateway, against by the calls': against(
        of('gateway', 'home', 'content'),
        of('calls', 'home', 'content'),
      ),
      'a title has its content by the gateway, against by the calls': against(
        of('gateway', 'title', 'content'),
        of('calls', 'title', 'content'),
      ),
    }
  },
})
