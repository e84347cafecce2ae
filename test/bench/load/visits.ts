import { join } from 'node:path'
import { startHeadEnd } from '@sintonia/operator'
import type { Browser, Page } from 'playwright'
import { ROOT } from '../../../scripts/lib/steps.ts'
import { ANA } from '../../e2e/support/accounts.ts'
import { type Kept, userSession } from '../../e2e/support/signIn.ts'
import { benchmark, type Reading } from '../benchmark.ts'
import { onVisit, openPage, openVisit, SLOW_DOWN, wait } from '../browser.ts'
import { middle } from '../figures.ts'
import { type Line, LOAD_LINE, ROUND_TRIP_MS, startLine } from '../line.ts'
import { blockedSince, type Seen, seenOn, watchVisit } from './watch.ts'

const VISITS = 7
/** So long a visit is watched from its address on. */
const WATCHED_MS = 5_000
/** The first thing that a person presses, so long after the address. */
const PRESS_AFTER_MS = 3_500
const HOLD_MS = 90
/** Until a press is told of. */
const TOLD_MS = 2_000
/** The browser tells of no event that took less. */
const LEAST_TOLD_MS = 16
/** The worker has kept the app's files. */
const KEPT_MS = 5_000

/** The guide, live TV, phone numbers and other languages, on a page of films. */
const UNASKED = /\/epg|checksum|\/assets\/(live|lineup|player|around|guide|hlsEngine|min|es\.|pt\.)/

export interface Loaded extends Seen {
  readonly requests: number
  readonly unasked: number
}

const SLOW = { slowDown: SLOW_DOWN, watch: [watchVisit] } as const

/** A machine that is slower than the time that is watched has something to show later. */
const isShown = (page: Page, path: string): Promise<unknown> =>
  page.waitForFunction(
    isLive => (isLive ? window.visitSeen.firstFrame : window.visitSeen.largestPaint) > 0,
    path === '/liveTv',
  )

/** A first visit, and after everything has come to rest a second one on the same device. */
const visitTwice = async (browser: Browser, line: Line, origin: string, path: string, kept: Kept = {}) => {
  const first = await openVisit(browser, { origin, kept, ...SLOW })
  try {
    const before = line.asked.length
    await first.page.goto(origin + path, { waitUntil: 'commit' })
    await wait(WATCHED_MS)
    const asked = line.asked.slice(before)
    const unasked = asked.filter(each => UNASKED.test(each.path)).length
    await isShown(first.page, path)
    const loaded: Loaded = { ...(await seenOn(first.page)), requests: asked.length, unasked }
    await first.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await wait(KEPT_MS)
    await first.page.close()
    const second = await openPage(first.context, SLOW)
    await second.page.goto(origin + path, { waitUntil: 'commit' })
    await wait(WATCHED_MS)
    await isShown(second.page, path)
    return { first: loaded, second: await seenOn(second.page) }
  } finally {
    await first.context.close()
  }
}

/** The worst of all events that the first press of a card is made of, however late and whatever it hits by then. */
const firstPress = (browser: Browser, origin: string): Promise<number> =>
  onVisit(browser, { origin, ...SLOW }, async ({ page }) => {
    const began = performance.now()
    await page.goto(`${origin}/home`, { waitUntil: 'commit' })
    const card = page.locator('main li a[href^="/vod/detail/"]').first()
    await card.scrollIntoViewIfNeeded()
    await wait(Math.max(0, PRESS_AFTER_MS - (performance.now() - began)))
    const box = await card.boundingBox()
    if (box === null) throw new Error('There is no card to press')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3)
    await page.mouse.down()
    await wait(HOLD_MS)
    await page.mouse.up()
    await wait(TOLD_MS)
    return Math.max(LEAST_TOLD_MS, ...(await seenOn(page)).interactions)
  })

export const visits = benchmark({
  name: 'Visits',
  terms:
    `A new device at ${SLOW_DOWN}x CPU slow-down, ${LOAD_LINE} Mbit/s shared by all connections, ${ROUND_TRIP_MS} ms a request and a new ` +
    `connection; each visit watched for ${WATCHED_MS / 1000} s from its address on, requests counted at the far end of the line, workers' ` +
    `too; the first press ${PRESS_AFTER_MS / 1000} s after the address by a real mouse; the second visit once the worker has kept the app. ` +
    `Medians of ${VISITS} visits each, in turns.`,
  measure: async browser => {
    const headEnd = await startHeadEnd({ appDir: join(ROOT, 'dist') })
    const line = startLine(LOAD_LINE)
    const home: Loaded[] = []
    const live: Loaded[] = []
    const again = { home: [] as Seen[], live: [] as Seen[] }
    const presses: number[] = []
    try {
      const origin = await line.to(headEnd.origin)
      for (let visit = 0; visit < VISITS; visit += 1) {
        const atHome = await visitTwice(browser, line, origin, '/home')
        const atLive = await visitTwice(browser, line, origin, '/liveTv', await userSession(origin, ANA))
        home.push(atHome.first)
        live.push(atLive.first)
        again.home.push(atHome.second)
        again.live.push(atLive.second)
        presses.push(await firstPress(browser, origin))
      }
    } finally {
      line.close()
      await headEnd.close()
    }
    const of = <Each>(all: ReadonlyArray<Each>, value: (each: Each) => number, unit = 'ms', digits = 0): Reading =>
      middle(all.map(value), unit, digits)
    const afterPaint = (seen: Seen): number => blockedSince(seen, seen.firstPaint)
    return {
      'home, guest: first paint': of(home, each => each.firstPaint),
      'home, guest: largest paint': of(home, each => each.largestPaint),
      'home, guest: blocked, all of it': of(home, each => blockedSince(each, 0)),
      'home, guest: blocked after the first paint': of(home, afterPaint),
      'home, guest: layout shift': of(home, each => each.shift, '', 3),
      'home, guest: the first press, to the next frame': of(presses, each => each),
      'home, guest: requests in the first 5 s': of(home, each => each.requests, 'requests'),
      'home, guest: of them for what nobody has asked for': of(home, each => each.unasked, 'requests'),
      '/liveTv, user: first paint': of(live, each => each.firstPaint),
      '/liveTv, user: first frame': of(live, each => each.firstFrame),
      '/liveTv, user: blocked after the first paint': of(live, afterPaint),
      '/liveTv, user: blocked, all of it': of(live, each => blockedSince(each, 0)),
      '/liveTv, user: requests in the first 5 s': of(live, each => each.requests, 'requests'),
      'home, guest, second visit: largest paint': of(again.home, each => each.largestPaint),
      '/liveTv, user, second visit: largest paint': of(again.live, each => each.largestPaint),
    }
  },
})
