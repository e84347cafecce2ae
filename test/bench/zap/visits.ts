import type { Browser, Page } from 'playwright'
import type { Kept } from '../../e2e/support/signIn.ts'
import { onVisit, openVisit, threadMs, type Visit, wait } from '../browser.ts'
import { countMedia } from './bytes.ts'
import { addressOf, keyOf, pageOf } from './channels.ts'
import { plays, timeZap, watchZaps } from './watch.ts'
import { type Hand, press, type Way } from './ways.ts'

/** A person looks at a channel for a moment before the next one; what a zap costs is counted until then. */
export const LOOK_MS = 2_000

export interface Zap {
  readonly ms: number
  readonly threadMs: number
  readonly bytes: number
  /** Of them for channels that were neither left nor chosen. */
  readonly otherBytes: number
}

/** Goes to these channels in turn. */
export const zapAll = async (visit: Visit, from: number, targets: ReadonlyArray<number>, hand: Hand) => {
  const media = await countMedia(visit.devtools)
  const zaps: Zap[] = []
  let left = from
  await wait(LOOK_MS)
  for (const target of targets) {
    media.since()
    const before = await threadMs(visit)
    const ms = await timeZap(visit.page, () => hand(visit.page, target, left))
    await wait(LOOK_MS)
    const { all, other } = media.since(keyOf(left), keyOf(target))
    zaps.push({ ms, threadMs: (await threadMs(visit)) - before, bytes: all, otherBytes: other })
    left = target
  }
  return zaps
}

/** A page with nothing but an engine: its next press loads this address. */
export const armBare = (page: Page, address: string): Promise<void> =>
  page.evaluate(next => {
    addEventListener('click', () => window.barePage.load(next), { once: true })
  }, address)

export const openBarePage = async (page: Page, origin: string, address: string): Promise<void> => {
  await page.goto(origin)
  await page.waitForFunction(() => window.barePage !== undefined)
  await page.evaluate(first => window.barePage.load(first), address)
  await plays(page)
  await page.mouse.move(10, 500)
}

export const bareZaps = (browser: Browser, origin: string, from: number, targets: ReadonlyArray<number>) =>
  onVisit(browser, { origin, watch: [watchZaps] }, async visit => {
    await openBarePage(visit.page, origin, addressOf(from))
    return zapAll(visit, from, targets, async (page, target) => {
      await armBare(page, addressOf(target))
      await press(page)
    })
  })

export interface Viewer {
  readonly origin: string
  readonly kept: Kept
  /** Put into the page besides. */
  readonly watch?: ReadonlyArray<() => void>
}

/** Somebody with every right on a channel of live TV, as this way begins. */
export const openViewer = async (browser: Browser, viewer: Viewer, { from, begin, hasTouch = false }: Way) => {
  const visit = await openVisit(browser, { ...viewer, hasTouch, watch: [watchZaps, ...(viewer.watch ?? [])] })
  await visit.page.goto(viewer.origin + pageOf(from))
  await plays(visit.page)
  await begin?.(visit.page)
  return visit
}

export const appZaps = async (browser: Browser, viewer: Viewer, way: Way): Promise<ReadonlyArray<Zap>> => {
  const visit = await openViewer(browser, viewer, way)
  try {
    return await zapAll(visit, way.from, way.targets, way.hand)
  } finally {
    await visit.context.close()
  }
}
