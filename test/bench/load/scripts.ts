import { join } from 'node:path'
import { startHeadEnd } from '@sintonia/operator'
import type { Browser, Page } from 'playwright'
import { ROOT } from '../../../scripts/lib/steps.ts'
import { ANA } from '../../e2e/support/accounts.ts'
import { type Kept, userSession } from '../../e2e/support/signIn.ts'
import { benchmark, type Reading } from '../benchmark.ts'
import { onVisit } from '../browser.ts'
import { LOAD_LINE, ROUND_TRIP_MS, startLine } from '../line.ts'
import { seenOn, watchVisit } from './watch.ts'

interface Script {
  readonly name: string
  readonly startTime: number
  readonly responseEnd: number
  readonly encodedBodySize: number
}

/** The code that plays is asked for. */
const PLAYS = /\/(playback|hlsEngine|shakaEngine)-/

/** Notes the moment at which the first words of a card are in the page. */
const watchForCards = (): void => {
  const look = (): void => {
    if (document.querySelector('main section h2') === null) return
    observer.disconnect()
    performance.mark('cards')
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
}

const scriptsOf = (page: Page): Promise<ReadonlyArray<Script>> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming)
      .filter(({ name, encodedBodySize }) => name.endsWith('.js') && encodedBodySize > 0)
      .map(({ name, startTime, responseEnd, encodedBodySize }) => ({ name, startTime, responseEnd, encodedBodySize })),
  )

const weigh = (scripts: ReadonlyArray<Script>): Reading => ({
  value: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
  told: `in ${scripts.length} files`,
})

/** A first visit until it has come to rest: its scripts, and what was seen of it. */
const visit = (browser: Browser, origin: string, path: string, kept: Kept = {}) =>
  onVisit(browser, { origin, kept, watch: [watchVisit, watchForCards] }, async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' })
    await page.goto(origin + path, { waitUntil: 'load' })
    await page.waitForTimeout(5_000)
    const cardsAt = await page.evaluate(() => performance.getEntriesByName('cards')[0]?.startTime ?? Number.NaN)
    return { scripts: await scriptsOf(page), seen: await seenOn(page), cardsAt }
  })

/** What a first visit asks for, counted in the browser. */
export const scripts = benchmark({
  name: 'Scripts',
  terms: `The built app against the head-end, an empty cache, gzip, ${LOAD_LINE} Mbit/s and ${ROUND_TRIP_MS} ms; a guest at home and at the login, a user at /liveTv.`,
  measure: async browser => {
    const headEnd = await startHeadEnd({ appDir: join(ROOT, 'dist') })
    const line = startLine(LOAD_LINE)
    try {
      const origin = await line.to(headEnd.origin)
      const home = await visit(browser, origin, '/home')
      const live = await visit(browser, origin, '/liveTv', await userSession(origin, ANA))
      const login = await visit(browser, origin, '/login')
      const playsAt = Math.min(...live.scripts.filter(({ name }) => PLAYS.test(name)).map(each => each.startTime))
      const atHome = home.scripts.filter(each => each.responseEnd < home.cardsAt)
      const isAtHome = new Set(atHome.map(({ name }) => name))
      return {
        'JavaScript that has come when the home page of a guest paints, gzip': weigh(atHome),
        'JavaScript asked for before the largest paint of home, gzip': weigh(
          home.scripts.filter(each => each.startTime < home.seen.largestPaint),
        ),
        'JavaScript of /liveTv before play, gzip': weigh(live.scripts.filter(each => each.startTime < playsAt)),
        'JavaScript asked for before the first frame of /liveTv, gzip': weigh(
          live.scripts.filter(each => each.startTime < live.seen.firstFrame),
        ),
        'JavaScript of the login page beyond that of home, gzip': weigh(
          login.scripts.filter(each => each.startTime < login.seen.largestPaint && !isAtHome.has(each.name)),
        ),
      }
    } finally {
      line.close()
      await headEnd.close()
    }
  },
})
