import type { Browser, Page } from 'playwright'
import type { GuidePage } from '../support/guidePage/guideEntry.ts'
import { servePlayerPage } from '../support/playerPage/server.ts'
import type { Section } from './result.ts'

declare global {
  interface Window {
    readonly guidePage: GuidePage
  }
}

const CHANNELS = 1_000
const DAYS = 14
const READS = 200
const INGESTED = 30_000
const ROUNDS = 5
const GOALS = { blocked: 8, stored: 0.1, read: 0.35 }

const sorted = (values: ReadonlyArray<number>): ReadonlyArray<number> => [...values].sort((a, b) => a - b)
const at = (values: ReadonlyArray<number>, share: number): number =>
  sorted(values)[Math.floor(values.length * share)] ?? Number.NaN

const opened = async (browser: Browser, origin: string): Promise<Page> => {
  const page = await browser.newPage()
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

/** What the guide's data costs: a large answer for the page, and the database against one record a channel and day. */
export const benchGuideData = async (browser: Browser): Promise<Section> => {
  const server = await servePlayerPage('../guidePage/guideEntry.ts')
  const page = await opened(browser, server.origin)
  try {
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await ingestBlock(browser, page))
    const blocked = at(rounds, 0.5)
    const size = [CHANNELS, DAYS] as const
    const plain = await page.evaluate(([channels, days]) => window.guidePage.storePlainly(channels, days), size)
    const chunks = await page.evaluate(([channels, days]) => window.guidePage.storeInChunks(channels, days), size)
    const reads = [READS, CHANNELS, DAYS] as const
    const plainReads = await page.evaluate(args => window.guidePage.readPlainly(...args), reads)
    const chunkReads = await page.evaluate(args => window.guidePage.readChunks(...args), reads)
    const [slow, quick] = [at(plainReads, 0.95), at(chunkReads, 0.95)]
    const ratio = (ours: number, theirs: number, unit: string, digits: number) =>
      `${(ours / theirs).toFixed(2)} x (${ours.toFixed(digits)} ${unit} against ${theirs.toFixed(digits)} ${unit})`
    return {
      title: 'The data of the guide',
      terms:
        `${CHANNELS} channels, ${DAYS} days, 32 programmes a day in three languages. Stored and read against localforage ` +
        'with one record for each channel and day in the same page; a window is 15 channels and 4 hours, read through the ' +
        `worker. Blocked: the longest task of the page, in time of its thread, the median of ${ROUNDS} ingests.`,
      figures: [
        {
          what: `the page is blocked while ${INGESTED.toLocaleString('en')} programmes are fetched, decoded and stored`,
          measured: `${blocked.toFixed(1)} ms`,
          goal: `at most ${GOALS.blocked} ms`,
          isMet: blocked <= GOALS.blocked,
        },
        {
          what: 'all days of all channels stored',
          measured: ratio(chunks / 1000, plain / 1000, 's', 1),
          goal: `at most ${GOALS.stored} x`,
          isMet: chunks / plain <= GOALS.stored,
        },
        {
          what: 'a window read, 95th percentile',
          measured: ratio(quick, slow, 'ms', 1),
          goal: `at most ${GOALS.read} x`,
          isMet: quick / slow <= GOALS.read,
        },
      ],
    }
  } finally {
    await page.close()
    await server.close()
  }
}
