import type { CDPSession, Page } from 'playwright/test'

const BUSY_MS = 150

const timesOf = async (browser: CDPSession): Promise<ReadonlyMap<number, number>> => {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  return new Map(processInfo.filter(({ type }) => type === 'renderer').map(({ id, cpuTime }) => [id, cpuTime]))
}

const keepBusy = (page: Page): Promise<void> =>
  page.evaluate(ms => {
    const end = performance.now() + ms
    while (performance.now() < end);
  }, BUSY_MS)

/** The ids of the processes that pages live in: the one that works when a page is kept busy is its own. */
export const processesOf = async (pages: ReadonlyArray<Page>): Promise<ReadonlyArray<number>> => {
  const browser = await pages[0]?.context().browser()?.newBrowserCDPSession()
  if (browser === undefined) throw new Error('There is no browser to ask')
  const found: number[] = []
  for (const page of pages) {
    const before = await timesOf(browser)
    await keepBusy(page)
    const after = await timesOf(browser)
    const [busiest] = [...after].sort(([a, x], [b, y]) => y - (before.get(b) ?? 0) - (x - (before.get(a) ?? 0)))
    if (busiest !== undefined) found.push(busiest[0])
  }
  await browser.detach()
  return found
}
