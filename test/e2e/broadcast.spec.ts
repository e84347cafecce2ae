import type { Page } from 'playwright/test'
import { MINUTE } from '../../models/codec/instant.ts'
import type { HeadEnd } from '../headend/index.ts'
import { violations } from './support/axe.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { expect, test } from './support/test.ts'

const NO_SWITCHING = 'Currently broadcasting, channel switching is not supported at the moment'
const OVER = 'The current broadcast is over, thank you for watching'

const streamsOf = ({ control }: HeadEnd, channel: string) =>
  control.requests().filter(({ path }) => path.startsWith(`/live/live-${channel}`)).length

const sign = (page: Page) => page.getByRole('status').filter({ hasText: 'National broadcast' })

/** New frames of the broadcast are painted, wherever the picture stands. */
const showsBroadcast = async (page: Page, headEnd: HeadEnd): Promise<void> => {
  await expect(sign(page)).toBeVisible()
  await expect.poll(() => streamsOf(headEnd, 'cadena')).toBeGreaterThan(2)
  await livePage(page).picture.advances()
}

/** Another tab tells that it has read the manifest, which is then read here too, as it is every minute. */
const readManifest = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.removeItem('sintonia.device.broadcast')
    const value = JSON.stringify({})
    window.dispatchEvent(new StorageEvent('storage', { key: 'sintonia.device.broadcast', newValue: value }))
  })

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
    await expect(sign(page)).toHaveCount(0)
    await showsBroadcast(page, headEnd)
    expect(await violations(page)).toEqual([])
    const asked = streamsOf(headEnd, 'aurora')
    await live.tune('Aurora')
    await expect(page.getByRole('status').filter({ hasText: NO_SWITCHING })).toHaveCount(2)
    await expect(page).toHaveURL(/id=1301/)
    expect(streamsOf(headEnd, 'aurora')).toBe(asked)
    headEnd.control.closeTakeover()
    await readManifest(page)
    await expect(page.getByRole('status').filter({ hasText: OVER })).toBeVisible()
    await expect(sign(page)).toHaveCount(0)
    await live.plays('Mundo 24')
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
