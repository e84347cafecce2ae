import { expect, type Page, test } from 'playwright/test'
import { HOUR, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { type PlayerPageServer, servePlayerPage } from '../../support/playerPage/server.ts'
import { firstKey, isPlaying, moves, openPlayer, shiftable } from '../support/playerOnPage.ts'

let server: PlayerPageServer
test.beforeAll(async () => {
  server = await servePlayerPage()
})
test.afterAll(() => server.close())
test.afterEach(() => server.disturb(undefined))

const channel = shiftable(firstKey)

const seekBack = (page: Page, ms: number) =>
  page.evaluate(back => {
    const now = Date.now()
    window.tv.send({ type: 'viewer.seek', to: (now - back) as never, now: now as never })
  }, ms)
const lag = (page: Page) =>
  page.evaluate(() => Date.now() - Date.parse(window.playerPage.stage.video.dataset.moment ?? ''))

const open = async (page: Page): Promise<void> => {
  await openPlayer(page, server, firstKey, [channel])
  await isPlaying(page)
  await expect.poll(() => page.evaluate(() => window.tv.getSnapshot().context.onAir?.title)).toBe('A long programme')
}

test('[LIVE-02] places all over four hours are where they should be, in one load', async ({ page }) => {
  await open(page)
  for (const minutes of [2, 240, 1.9, 120, 61, 239, 5]) {
    const back = minutes * MINUTE
    await seekBack(page, back)
    await expect.poll(async () => Math.abs((await lag(page)) - back)).toBeLessThan(3 * SECOND)
    await moves(page)
  }
  expect(server.asked.filter(path => /^\/dvr\/.*index\.m3u8$/.test(path))).toHaveLength(1)
  expect(await page.evaluate(() => document.querySelectorAll('video, audio').length)).toBe(1)
  await page.evaluate(() => window.tv.send({ type: 'viewer.backToLive' }))
  await expect.poll(() => lag(page)).toBeLessThan(20 * SECOND)
  await isPlaying(page)
})

test('[LIVE-05] a recording that stands still at its edge ends in playing again, or in the tip', async ({ page }) => {
  await open(page)
  await seekBack(page, HOUR)
  await expect.poll(() => lag(page)).toBeGreaterThan(HOUR - MINUTE)
  await moves(page)
  server.disturb(path => (path.startsWith('/dvr/') ? { drop: true } : undefined))
  const failed = () => page.evaluate(() => window.tv.getSnapshot().context.failure?.reason)
  await expect.poll(failed, { timeout: 50_000 }).toBe('timeShift')
  server.disturb(undefined)
  await page.evaluate(() => window.tv.send({ type: 'viewer.retry' }))
  await moves(page)
  await expect.poll(async () => Math.abs((await lag(page)) - HOUR)).toBeLessThan(2 * MINUTE)
})

test('[LIVE-02] at most half a minute of a recording is fetched ahead', async ({ page }) => {
  const ahead = () =>
    page.evaluate(() => {
      const { buffered, currentTime } = window.playerPage.stage.video
      return buffered.end(buffered.length - 1) - currentTime
    })
  await open(page)
  await seekBack(page, HOUR)
  await expect.poll(() => lag(page)).toBeGreaterThan(HOUR - MINUTE)
  await moves(page)
  await page.evaluate(() => window.playerPage.stage.video.pause())
  await expect.poll(ahead).toBeGreaterThan(25)
  await page.waitForTimeout(2 * SECOND)
  expect(await ahead()).toBeLessThan(40)
})
