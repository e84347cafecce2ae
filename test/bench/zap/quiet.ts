import type { Browser, Page } from 'playwright'
import { setVisible } from '../../e2e/support/visibility.ts'
import { benchmark } from '../benchmark.ts'
import { openVisit, threadMs, type Visit, wait } from '../browser.ts'
import { against } from '../figures.ts'
import { ROUND_TRIP_MS, ZAP_LINE } from '../line.ts'
import { countMedia } from './bytes.ts'
import { addressOf, keyOf } from './channels.ts'
import { inTown, type Town } from './town.ts'
import { armBare, openBarePage, openViewer, type Viewer } from './visits.ts'
import { plays, timeZap, watchZaps } from './watch.ts'
import { press, WAYS, type Way } from './ways.ts'

const QUIET_MS = 5 * 60_000
/** Pages that rest side by side for each way; each is zapped once. */
const PAGES = 6
/** What a page has begun as it opened is over by then. */
const SETTLED_MS = 30_000
const AFTER_ZAP_MS = 3_000

interface Watched {
  readonly nodes: number
  /** Of the thread, a second. */
  readonly threadMs: number
  readonly requests: number
}

/** What a page does by itself until the quiet is over. */
const watchIdle = async (visit: Visit, until: number): Promise<Watched> => {
  let requests = 0
  await wait(SETTLED_MS)
  visit.context.on('request', () => {
    requests += 1
  })
  const [began, before] = [performance.now(), await threadMs(visit)]
  await wait(until - began)
  const seconds = (performance.now() - began) / 1000
  const { metrics } = await visit.devtools.send('Performance.getMetrics')
  const nodes = metrics.find(({ name }) => name === 'Nodes')?.value ?? Number.NaN
  return { nodes, threadMs: ((await threadMs(visit)) - before) / seconds, requests }
}

const onChannel = (browser: Browser, viewer: Viewer, way: Way, count: number): Promise<ReadonlyArray<Visit>> =>
  Promise.all(Array.from({ length: count }, () => openViewer(browser, viewer, way)))

/** The bytes that come for other channels once a zap is over, until half a minute after it. */
const bytesAfterZap = async ({ browser, viewer }: Town): Promise<number> => {
  const { from, hand, targets } = WAYS.pointedAt
  const { page, context, devtools } = await openViewer(browser, viewer, WAYS.pointedAt)
  try {
    const media = await countMedia(devtools)
    // the rows of the group are there by then
    await wait(AFTER_ZAP_MS)
    await timeZap(page, () => hand(page, targets[0]))
    await wait(AFTER_ZAP_MS)
    media.since()
    await wait(30_000 - AFTER_ZAP_MS)
    return media.since(keyOf(from), keyOf(targets[0])).other
  } finally {
    await context.close()
  }
}

const openIdle = async (browser: Browser, viewer: Viewer) => {
  const home = await openVisit(browser, { origin: viewer.origin })
  await home.page.goto(`${viewer.origin}/home`)
  const [seen, hidden] = [await openVisit(browser, viewer), await openVisit(browser, viewer)]
  for (const { page } of [seen, hidden]) {
    await page.goto(`${viewer.origin}/liveTv`)
    await plays(page)
  }
  await setVisible(hidden.page, false)
  return { home, seen, hidden }
}

const openBare = async ({ browser, bareOrigin }: Town): Promise<Page> => {
  const { page } = await openVisit(browser, { origin: bareOrigin, watch: [watchZaps] })
  await openBarePage(page, bareOrigin, addressOf(WAYS.tapped.from))
  return page
}

/** The usual zap: of somebody who has watched for minutes. It takes the minutes that it names, in real time. */
export const quietMinutes = benchmark({
  name: 'Five quiet minutes',
  terms:
    `Real time. ${2 * PAGES} viewers on a channel whom nobody touches for ${QUIET_MS / 60_000} minutes, then one zap each, by finger or by ` +
    `mouse, in turns with a bare page that has rested as long; ${ROUND_TRIP_MS} ms, ${ZAP_LINE} Mbit/s shared by all. Beside them the same ` +
    'minutes of a guest on /home and of a user on /liveTv whose tab is seen, and of one whose tab says it is hidden: thread time, and all ' +
    'requests but media segments alike.',
  measure: browser =>
    inTown(browser, async town => {
      const { viewer } = town
      const otherBytes = await bytesAfterZap(town)
      const tapped = await onChannel(browser, viewer, WAYS.tapped, PAGES)
      const pointedAt = await onChannel(browser, viewer, WAYS.pointedAt, PAGES)
      const bare = await openBare(town)
      const idle = await openIdle(browser, viewer)
      const until = performance.now() + QUIET_MS
      const [home, seen, hidden] = await Promise.all(
        [idle.home, idle.seen, idle.hidden].map(visit => watchIdle(visit, until)),
      )
      for (const { context } of Object.values(idle)) await context.close()
      const times = { bare: [] as number[], tapped: [] as number[], pointedAt: [] as number[] }
      const target = WAYS.tapped.targets[0]
      const zapOnce = async ({ page, context }: Visit, { hand, from }: Way): Promise<number> => {
        const ms = await timeZap(page, () => hand(page, target, from))
        await context.close()
        return ms
      }
      for (const [index, visit] of tapped.entries()) {
        times.tapped.push(await zapOnce(visit, WAYS.tapped))
        const other = pointedAt[index]
        if (other !== undefined) times.pointedAt.push(await zapOnce(other, WAYS.pointedAt))
        await armBare(bare, addressOf(index % 2 === 0 ? target : WAYS.tapped.from))
        times.bare.push(await timeZap(bare, () => press(bare)))
      }
      if (home === undefined || seen === undefined || hidden === undefined) throw new Error('Nobody was idle')
      return {
        'row in sight, tapped': against(times.tapped, times.bare),
        'row pointed at for 600 ms': against(times.pointedAt, times.bare),
        'bytes for channels not chosen, 3 to 30 s after a zap': { value: otherBytes / 1000 },
        'idle home: nodes': { value: home.nodes },
        'idle home: thread': { value: home.threadMs },
        'hidden tab: requests, of those of the seen one': {
          value: (100 * hidden.requests) / seen.requests,
          told: `${hidden.requests} against ${seen.requests}`,
        },
        'hidden tab: thread, of that of the seen one': {
          value: (100 * hidden.threadMs) / seen.threadMs,
          told: `${hidden.threadMs.toFixed(1)} ms a second against ${seen.threadMs.toFixed(1)}`,
        },
      }
    }),
})
