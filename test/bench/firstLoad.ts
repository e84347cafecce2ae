import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { ROOT } from '../../scripts/lib/steps.ts'
import { startHeadEnd } from '../headend/index.ts'
import type { Figure, Section } from './result.ts'

interface Script {
  readonly name: string
  readonly startTime: number
  readonly responseEnd: number
  readonly encodedBodySize: number
}

interface Wanted {
  readonly what: string
  readonly path: string
  /** What is fetched from here on does not count: a script that is asked for, or something that is seen. */
  readonly until: RegExp | string
  readonly limit: number
}

/** What is asked for together with the first picture comes after it. */
const ROUND_TRIP_MS = 40

/** The code that plays is asked for. */
const PLAYS = /\/(playback|hlsEngine|shakaEngine)-/

const WANTED: ReadonlyArray<Wanted> = [
  {
    what: 'JavaScript before the home page of a guest paints',
    path: '/home',
    until: 'main section h2',
    limit: 130_000,
  },
  {
    what: 'JavaScript of /liveTv before play',
    path: '/liveTv',
    until: PLAYS,
    limit: 150_000,
  },
]

/** Notes the moment at which something is first in the page. */
const watchFor = (selector: string): void => {
  const look = (): void => {
    if (document.querySelector(selector) === null) return
    observer.disconnect()
    performance.mark('seen')
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

/** Scripts as they came over the wire: those that had come when something was seen, or had been asked for before another one. */
const load = async (page: Page, origin: string, { path, until }: Wanted): Promise<ReadonlyArray<Script>> => {
  if (typeof until === 'string') {
    await page.addInitScript(watchFor, until)
    await page.goto(origin + path)
    const seen = await page.waitForFunction(() => performance.getEntriesByName('seen')[0]?.startTime)
    const at = (await seen.jsonValue()) ?? 0
    return (await scriptsOf(page)).filter(({ responseEnd }) => responseEnd < at)
  }
  await Promise.all([
    page.waitForEvent('requestfinished', request => until.test(request.url())),
    page.goto(origin + path),
  ])
  const scripts = await scriptsOf(page)
  const at = Math.min(...scripts.filter(({ name }) => until.test(name)).map(({ startTime }) => startTime))
  return scripts.filter(({ startTime }) => startTime < at)
}

const figureOf = async (browser: Browser, origin: string, wanted: Wanted): Promise<Figure> => {
  const page = await browser.newPage({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const unlimited = { downloadThroughput: -1, uploadThroughput: -1 }
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: ROUND_TRIP_MS, ...unlimited })
    const scripts = await load(page, origin, wanted)
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return {
      what: wanted.what,
      measured: `${(bytes / 1000).toFixed(1)} kB gzip in ${scripts.length} files`,
      goal: `at most ${wanted.limit / 1000} kB`,
      isMet: bytes <= wanted.limit,
    }
  } finally {
    await page.close()
  }
}

/** What a first visit loads, counted in the browser. */
export const benchFirstLoad = async (browser: Browser): Promise<Section> => {
  const headEnd = await startHeadEnd({ appDir: join(ROOT, 'dist') })
  try {
    const figures: Figure[] = []
    for (const wanted of WANTED) figures.push(await figureOf(browser, headEnd.origin, wanted))
    return {
      title: 'First load',
      terms: `The built app against the head-end, an empty cache, gzip, at ${ROUND_TRIP_MS} ms a round trip.`,
      figures,
    }
  } finally {
    await headEnd.close()
  }
}
