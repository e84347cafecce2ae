import type { HeadEnd, Recording } from '@sintonia/operator'
import { startProxy } from '@sintonia/operator/recorded/proxy.ts'
import type { Browser, Page } from 'playwright/test'
import { ANA } from './support/accounts.ts'
import { APP_DIR } from './support/appDir.ts'
import { atCalmHour } from './support/calmHour.ts'
import { livePage } from './support/livePage.ts'
import { loginPage } from './support/loginPage.ts'
import { picture } from './support/picture.ts'
import { untilQuiet } from './support/quiet.ts'
import { shell } from './support/shell.ts'
import { expect, startOperator, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'

/** A page rests 2 s after it has loaded, and asks for what nobody waits for. */
const RESTS_MS = 4_000

/**
 * Somebody looks around as a guest, signs in, opens a title, and watches a channel; what stood on the screen. Whoever
 * leaves a page before it rests has not asked for all of it.
 */
const visit = async (page: Page, headEnd: HeadEnd, name: string): Promise<ReadonlyArray<string | null>> => {
  const seen: (string | null)[] = []
  const cards = page.getByRole('main').getByRole('listitem').locator('a[href^="/vod/detail/"]')
  const onAir = page.getByRole('main').locator('a[href^="/liveTv?"]')
  const isWhole = async (): Promise<void> => {
    for (const each of [cards, onAir]) await expect(each.first()).toBeVisible()
    await untilQuiet(headEnd, RESTS_MS)
  }
  await page.goto('/home')
  await isWhole()
  seen.push(await cards.first().getAttribute('href'))
  await page.goto('/login?redirect=%2Fhome')
  await loginPage(page).logIn(ANA)
  await shell(page).isUser({ name })
  await isWhole()
  await page.goto((await cards.first().getAttribute('href')) ?? '')
  await expect(titlePage(page).play).toBeVisible()
  seen.push(await titlePage(page).name.textContent())
  await untilQuiet(headEnd, RESTS_MS)
  await page.goto('/liveTv')
  await picture(page).advances()
  seen.push(await livePage(page).title.textContent())
  return seen
}

/** By somebody of their own, on a device that knows nothing. */
const visited = async (browser: Browser, baseURL: string, headEnd: HeadEnd, name: string) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const seen = await visit(await context.newPage(), headEnd, name)
  await context.close()
  return seen
}

test('[AHEAD-41] a visit through the recorder is shown again from its recording, with no unknown call', async ({
  browser,
  headEnd,
}) => {
  test.slow()
  // a day that begins between the visit and its playing would be asked for in one of them only
  atCalmHour(headEnd)
  const proxy = await startProxy({ backEnd: new URL(headEnd.origin), port: 0, appDir: APP_DIR })
  const seen = await visited(browser, proxy.origin, headEnd, ANA.name)
  const recording: Recording = JSON.parse(JSON.stringify(proxy.recording()))
  await proxy.close()
  const text = JSON.stringify(recording)
  for (const secret of [ANA.name, ANA.email, new URL(headEnd.origin).host]) expect(text).not.toContain(secret)
  const lines: string[] = []
  const replaying = await startOperator({ recording, log: line => lines.push(line) })
  expect(await visited(browser, replaying.origin, replaying, 'Viewer \\d+')).toEqual(seen)
  await replaying.close()
  expect(lines).toEqual([])
})
