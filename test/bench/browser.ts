import { type Browser, type BrowserContext, type CDPSession, chromium, type LaunchOptions, type Page } from 'playwright'
import { launchOptions } from '../../scripts/lib/browser.mjs'
import type { Kept } from '../e2e/support/signIn.ts'

/** The browser that every measurement runs in. */
export const launchBrowser = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ ...launchOptions(), ...options })

const PATIENCE_MS = 60_000
export const VIEWPORT = { width: 1440, height: 900 }
export const SLOW_DOWN = 4

export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  readonly devtools: CDPSession
}

export interface Visitor {
  readonly origin: string
  /** What an earlier login has left on the device; a guest has nothing there. */
  readonly kept?: Kept
  /** How much slower the device is than this machine. */
  readonly slowDown?: number
  readonly hasTouch?: boolean
  /** Put into the page before its own scripts. */
  readonly watch?: ReadonlyArray<() => void>
}

export const openPage = async (context: BrowserContext, { slowDown = 1, watch = [] }: Partial<Visitor> = {}) => {
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  for (const each of watch) await page.addInitScript(each)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  if (slowDown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  return { context, page, devtools }
}

/** A device of its own, where nobody has been but the visitor: no cache, no worker, no other page. */
export const openVisit = async (browser: Browser, visitor: Visitor): Promise<Visit> => {
  const { origin, kept = {}, hasTouch = false } = visitor
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    viewport: VIEWPORT,
    hasTouch,
    locale: 'en',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  return openPage(context, visitor)
}

export const onVisit = async <Answer>(
  browser: Browser,
  visitor: Visitor,
  use: (visit: Visit) => Promise<Answer>,
): Promise<Answer> => {
  const visit = await openVisit(browser, visitor)
  try {
    return await use(visit)
  } finally {
    await visit.context.close()
  }
}

/** Milliseconds that the page's thread itself has worked, however long others kept it waiting. */
export const threadMs = async ({ devtools }: Pick<Visit, 'devtools'>): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000
}

export const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
