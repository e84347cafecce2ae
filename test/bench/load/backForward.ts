import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { startHeadEnd } from '@sintonia/operator'
import type { Browser, Page } from 'playwright'
import { launchOptions } from '../../../scripts/lib/browser.mjs'
import { ROOT } from '../../../scripts/lib/steps.ts'
import { ANA } from '../../e2e/support/accounts.ts'
import { userSession } from '../../e2e/support/signIn.ts'
import { benchmark } from '../benchmark.ts'
import { launchBrowser, onVisit, wait } from '../browser.ts'

/** Every page of the app on which nothing is heard by itself. */
const PAGES = ['/home', '/vod/type/movies', '/vod/detail/s100', '/search', '/my', '/favorites', '/history', '/login']
const REST_MS = 3_000
const RETURN_MS = 2_000

/** How the page that is shown now was made: `kept` where the browser had it whole, else what stood against that. */
const outcome = (page: Page): Promise<string> =>
  page.evaluate(() => {
    if (Reflect.get(window, 'isKept') === true) return 'kept'
    const [navigation] = performance.getEntriesByType('navigation')
    const told = Reflect.get(navigation ?? {}, 'notRestoredReasons')
    const reasons: ReadonlyArray<{ readonly reason: string }> = told?.reasons ?? []
    return reasons.map(({ reason }) => reason).join(' ') || 'no reason told'
  })

/** Opens an address, leaves it for another document and comes back. */
const returnTo = async (page: Page, address: string): Promise<string> => {
  await page.goto(address)
  await wait(REST_MS)
  await page.evaluate(() => Object.assign(window, { isKept: true }))
  await page.goto(new URL('/robots.txt', address).href)
  await page.evaluate(() => history.back()).catch(() => undefined)
  await wait(RETURN_MS)
  return outcome(page)
}

/** A page with nothing on it: where even that one is not kept nothing can be measured. */
const keepsAny = async (browser: Browser): Promise<string> => {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<!doctype html><title>A page</title>')
  }).listen(0)
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return await onVisit(browser, { origin }, ({ page }) => returnTo(page, `${origin}/`))
  } finally {
    server.close()
  }
}

export const backForward = benchmark({
  name: 'Back and forward',
  terms: `A user on ${PAGES.join(', ')}, ${REST_MS / 1000} s each, then another document, then back: is it the page that was left, or one that is loaded anew? What the browser says stands against it is beside the count. In a whole Chromium, which keeps an empty page: the light one keeps none.`,
  measure: async () => {
    const headEnd = await startHeadEnd({ appDir: join(ROOT, 'dist') })
    const browser = await launchBrowser({
      ...launchOptions({ isWhole: true }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    try {
      const { origin } = headEnd
      const empty = await keepsAny(browser)
      if (empty !== 'kept') throw new Error(`This browser does not even keep an empty page: ${empty}`)
      const outcomes: string[] = []
      for (const path of PAGES)
        outcomes.push(
          await onVisit(browser, { origin, kept: await userSession(origin, ANA) }, ({ page }) =>
            returnTo(page, origin + path),
          ),
        )
      const lost = outcomes.filter(each => each !== 'kept')
      return {
        'pages without sound that the browser does not keep': {
          value: lost.length,
          told: `of ${PAGES.length}${lost.length > 0 ? `: ${[...new Set(lost)].join('; ')}` : ''}`,
        },
      }
    } finally {
      await browser.close()
      await headEnd.close()
    }
  },
})
