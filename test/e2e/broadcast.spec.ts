import { MINUTE } from '../../models/codec/instant.ts'
import { violations } from './support/axe.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { NO_SWITCHING, OVER, readManifest, showsBroadcast, streamsOf, takeoverSign } from './support/takeover.ts'
import { expect, test } from './support/test.ts'

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
