import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { ROOT } from '../../scripts/lib/steps.ts'
import { startHeadEnd } from '../headend/index.ts'
import type { Figure, Section } from './result.ts'

interface Load {
  readonly bytes: number
  readonly files: ReadonlyArray<string>
}

interface Wanted {
  readonly what: string
  readonly path: string
  /** Stands in the page as soon as it shows what the person came for. */
  readonly shown: string
  /** Code that is held back until then: it is fetched beside the page and not for it. */
  readonly beside: RegExp
  readonly limit: number
}

const PLAYS = /hls|shaka|livePlayer/i

const WANTED: ReadonlyArray<Wanted> = [
  {
    what: 'JavaScript before the home page of a guest paints',
    path: '/home',
    shown: 'main li a b',
    beside: PLAYS,
    limit: 130_000,
  },
  {
    what: 'JavaScript of /liveTv before play',
    path: '/liveTv',
    shown: '[data-column=tune]',
    beside: PLAYS,
    limit: 150_000,
  },
  {
    what: 'JavaScript of /liveTv until it plays, with hls.js and the controls',
    path: '/liveTv',
    shown: '[data-player-frame] input[type=range]',
    beside: /^$/,
    limit: 345_000,
  },
]

/** Scripts as they came over the wire, until the page showed what it is for. */
const load = async (page: Page, origin: string, { path, shown, beside }: Wanted): Promise<Load> => {
  await page.route(beside, () => undefined)
  await page.goto(origin + path)
  await page.waitForSelector(shown)
  return page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming)
      .filter(({ name, encodedBodySize }) => name.endsWith('.js') && encodedBodySize > 0)
    return {
      bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      files: scripts.map(({ name }) => name.split('/').at(-1) ?? ''),
    }
  })
}

const figureOf = async (browser: Browser, origin: string, wanted: Wanted): Promise<Figure> => {
  const page = await browser.newPage({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
  try {
    const { bytes, files } = await load(page, origin, wanted)
    return {
      what: wanted.what,
      measured: `${(bytes / 1000).toFixed(1)} kB gzip in ${files.length} files`,
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
    return { title: 'First load', terms: 'The built app against the head-end, an empty cache, gzip.', figures }
  } finally {
    await headEnd.close()
  }
}
