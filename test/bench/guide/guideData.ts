import type { Browser, BrowserContext, Page } from 'playwright'
import type { GuidePage } from '../../support/guidePage/guideEntry.ts'
import { servePlayerPage } from '../../support/playerPage/server.ts'
import { benchmark } from '../benchmark.ts'
import { against, middle, p95 } from '../figures.ts'

declare global {
  interface Window {
    readonly guidePage: GuidePage
  }
}

const CHANNELS = 1_000
const DAYS = 14
const READS = 200
/** Before each read: what the database still does for the one before it is no part of either. */
const REST_MS = 30
const INGESTED = 30_000
const ROUNDS = 5

const opened = async (context: BrowserContext, origin: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(origin)
  await page.waitForFunction(() => window.guidePage !== undefined)
  return page
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds that the thread itself has worked. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const isTask = ({ name }: TraceEvent): boolean => name.endsWith('RunTask')

/** The longest task of a renderer's main thread, in ms of its own time, whatever else runs on the machine. */
const longestTask = (trace: Buffer): number => {
  const { traceEvents }: { readonly traceEvents: ReadonlyArray<TraceEvent> } = JSON.parse(trace.toString())
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents.filter(event => isTask(event) && main.has(`${event.pid} ${event.tid}`))
  return Math.max(...tasks.map(({ tdur = Number.NaN }) => tdur)) / 1000
}

/** How long the page answers nobody at most, while so many programmes are fetched, read and stored. */
const ingestBlock = async (browser: Browser, page: Page): Promise<number> => {
  const ingest = await page.evaluateHandle(count => window.guidePage.prepareIngest(count), INGESTED)
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.detach()
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await ingest.evaluate(run => run())
  return longestTask(await browser.stopTracing())
}

type OfBothWays<Each> = Readonly<Record<'plain' | 'chunks', Each>>

/**
 * What each of so many windows takes in both ways, in turns, each way in a page of its own: else one pays for collecting
 * the other's garbage.
 */
const readTimes = async (pages: OfBothWays<Page>): Promise<OfBothWays<ReadonlyArray<number>>> => {
  const reader = (way: keyof typeof pages) =>
    pages[way].evaluateHandle(args => window.guidePage.prepareReads(...args), [way, READS, CHANNELS, DAYS] as const)
  const readers = { plain: await reader('plain'), chunks: await reader('chunks') }
  const times: OfBothWays<number[]> = { plain: [], chunks: [] }
  for (let index = 0; index < READS; index += 1) {
    await pages.plain.waitForTimeout(REST_MS)
    const plain = await readers.plain.evaluate((read, which) => read(which), index)
    await pages.chunks.waitForTimeout(REST_MS)
    const chunks = await readers.chunks.evaluate((read, which) => read(which), index)
    if (plain.found !== chunks.found)
      throw new Error(`${plain.found} and ${chunks.found} programmes are in the same window`)
    times.plain.push(plain.ms)
    times.chunks.push(chunks.ms)
  }
  return times
}

/** What the guide's data costs: a large answer for the page, and the database against one record a channel and day. */
export const guideData = benchmark({
  name: 'Guide data',
  terms:
    `${CHANNELS} channels, ${DAYS} days, 32 programmes a day in three languages. Stored and read against localforage with one record for ` +
    'each channel and day, in turns, reads each in a page of its own and after a rest; a window is 15 channels and 4 hours, read through ' +
    `the worker. Blocked: the longest task of the page, in time of its thread, the median of ${ROUNDS} ingests.`,
  measure: async browser => {
    const server = await servePlayerPage('../guidePage/guideEntry.ts')
    const context = await browser.newContext()
    const page = await opened(context, server.origin)
    try {
      const rounds: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await ingestBlock(browser, page))
      const stored = await page.evaluate(args => window.guidePage.store(...args), [CHANNELS, DAYS] as const)
      const read = await readTimes({ plain: await opened(context, server.origin), chunks: page })
      return {
        'the page is blocked while 30,000 programmes are fetched, decoded and stored': middle(rounds, 'ms', 1),
        'all days of all channels stored': against([stored.chunks / 1000], [stored.plain / 1000], {
          unit: 's',
          digits: 2,
        }),
        'a window read, 95th percentile': against([p95(read.chunks)], [p95(read.plain)], { digits: 1 }),
      }
    } finally {
      await context.close()
      await server.close()
    }
  },
})
