import { MINUTE, SECOND } from '../../models/codec/instant.ts'
import { violations } from './support/axe.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { NO_SWITCHING, OVER, readManifest, showsBroadcast, streamsOf, takeoverSign } from './support/takeover.ts'
import { expect, test } from './support/test.ts'

/** What every page asks from time to time, whatever is on. */
const POLLED: ReadonlySet<string> = new Set([
  'manifest',
  'metricBatch',
  'epgChecksums',
  'channelUpdates',
  'publicNotices',
])

test.describe('A national broadcast', () => {
  test('[CAST-01] [CAST-02] [CAST-03] opens at its time over what is watched, holds the channels, and gives the channel back', async ({
    page,
    headEnd,
  }) => {
    const live = livePage(page)
    await live.open('?id=1301')
    await live.plays('Mundo 24')
    await expect.poll(() => headEnd.control.countOf('epgChecksums')).toBeGreaterThan(0)
    headEnd.control.openTakeover(3_000)
    await readManifest(page)
    await expect(takeoverSign(page)).toHaveCount(0)
    await showsBroadcast(page, headEnd)
    expect(await violations(page)).toEqual([])
    const [picture, words] = [await live.player.boundingBox(), await takeoverSign(page).boundingBox()]
    expect((words?.width ?? 0) * (words?.height ?? 0)).toBeLessThan(
      0.25 * (picture?.width ?? 0) * (picture?.height ?? 0),
    )
    const asked = streamsOf(headEnd, 'aurora')
    await live.tune('Aurora')
    await expect(page.getByRole('status').filter({ hasText: NO_SWITCHING })).toHaveCount(2)
    await expect(page).toHaveURL(/id=1301/)
    expect(streamsOf(headEnd, 'aurora')).toBe(asked)
    headEnd.control.closeTakeover()
    await readManifest(page)
    await expect(page.getByRole('status').filter({ hasText: OVER })).toBeVisible()
    await expect(takeoverSign(page)).toHaveCount(0)
    await live.plays('Mundo 24')
  })

  test('[AHEAD-47] asks the operator for nothing in the moments in which it begins and ends: that was there before', async ({
    page,
    headEnd,
  }) => {
    const live = livePage(page)
    const { control } = headEnd
    const passUntil = async (at: number): Promise<void> => {
      while (control.now() < at) {
        const ms = Math.min(10_000, at - control.now())
        control.moveClock({ byMs: ms })
        await page.clock.runFor(ms)
      }
    }
    const asked = () =>
      control.requests().flatMap(({ call }) => (call !== undefined && !POLLED.has(call) ? [call] : []))
    const hasMaster = () => control.requests().some(({ path }) => path === '/live/live-cadena/index.m3u8')
    await page.clock.install()
    // this device's moment is in the middle of the minute
    await page.addInitScript(() => {
      Math.random = () => 0.5
    })
    await live.open('?id=1301')
    await live.plays('Mundo 24')
    await expect.poll(() => control.countOf('epgChecksums')).toBeGreaterThan(0)
    // by then the hosts of streams are to be asked for anew
    await passUntil(control.now() + 6 * MINUTE)
    const opensAt = control.now() + 100_000
    control.openTakeover(100_000, 2 * MINUTE)
    await readManifest(page)
    await passUntil(opensAt - MINUTE)
    control.clearRequests()
    await passUntil(opensAt - 15_000)
    await expect.poll(() => control.countOf('trackerList')).toBe(1)
    await expect.poll(hasMaster).toBe(true)
    control.clearRequests()
    await passUntil(opensAt)
    await showsBroadcast(page, headEnd)
    expect(asked()).toEqual([])

    await passUntil(opensAt + 2 * MINUTE - 15_000)
    control.clearRequests()
    // second by second: what is said at the end is said for a few seconds only
    await expect(async () => {
      await passUntil(control.now() + SECOND)
      await expect(page.getByRole('status').filter({ hasText: OVER })).toBeVisible({ timeout: 300 })
    }).toPass()
    await live.plays('Mundo 24')
    expect(asked()).toEqual([])
  })

  test('[CAST-01] [CAST-03] is on when the page is loaded in the middle of it, floats along to other pages, and ends at its close time', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.openTakeover(-MINUTE, MINUTE + 15_000)
    await livePage(page).open('?id=1301')
    await showsBroadcast(page, headEnd)
    await page.getByRole('link', { name: 'Home', exact: true }).locator('visible=true').click()
    await expect(page.getByRole('region', { name: 'Small player' })).toContainText('Cadena Nacional')
    await expect(page.getByRole('status').filter({ hasText: OVER })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('region', { name: 'Small player' })).toContainText('Mundo 24')
    await livePage(page).picture.advances()
    await shell(page).isGuest()
  })
})
