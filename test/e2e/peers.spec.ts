import type { Page } from 'playwright/test'
import { launchOptions } from '../../scripts/lib/browser.mjs'
import { violations } from './support/axe.ts'
import { type LivePage, livePage } from './support/livePage.ts'
import { expect, test } from './support/test.ts'

test.use({
  switches: { peers: true },
  // Two pages of one machine may tell each other their addresses, which the browser hides behind names else.
  launchOptions: launchOptions({ featuresOff: ['WebRtcHideLocalIpsWithMdns'] }),
})

/** What Chromium writes when nobody answers at the place to meet. */
const NO_MEETING = /WebSocket connection to/

const chunksOf = (page: Page) => {
  const chunks: string[] = []
  page.on('request', request => chunks.push(new URL(request.url()).pathname))
  return { shared: () => chunks.filter(path => /\/assets\/swarm-/.test(path)) }
}

const agree = async (live: LivePage): Promise<void> => {
  await live.press('Settings')
  await live.page.getByRole('menuitem', { name: 'Sharing with other viewers' }).click()
  const dialog = live.page.getByRole('dialog', { name: 'Sharing with other viewers' })
  await expect(dialog).toContainText('They can see your network address')
  expect(await violations(live.page)).toEqual([])
  await dialog.getByRole('checkbox', { name: 'Share what I watch' }).check({ force: true })
  await live.page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

const watches = async (page: Page): Promise<LivePage> => {
  const live = livePage(page)
  await live.open('?id=1101')
  await live.plays('Aurora')
  return live
}

/** Percent of the stream that other viewers gave, as the statistics say. */
const shareOf = async (page: Page): Promise<number> => {
  const row = page.getByRole('region', { name: 'Statistics' }).locator('div').filter({ hasText: 'From other viewers' })
  return Number.parseInt((await row.locator('dd').textContent()) ?? '', 10)
}

const showStats = async ({ player, page }: LivePage): Promise<void> => {
  await player.focus()
  await page.keyboard.press('i')
  await expect(page.getByRole('region', { name: 'Statistics' })).toBeVisible()
}

test.describe('Delivery among viewers', () => {
  test('[AHEAD-26] off until somebody agrees; then two viewers share a stream, and without each other the host has everything', async ({
    page,
    context,
    headEnd,
    silence,
  }) => {
    test.slow()
    const { shared } = chunksOf(page)
    const first = await watches(page)
    expect(shared()).toEqual([])
    await agree(first)
    await page.reload()
    await first.plays('Aurora')
    expect(shared()).toHaveLength(1)

    const second = await context.newPage()
    const other = await watches(second)
    await showStats(other)
    await expect.poll(() => shareOf(second), { timeout: 90_000 }).toBeGreaterThan(0)
    await other.picture.advances()

    silence.allow(NO_MEETING)
    headEnd.control.closeMeetingPlace()
    await page.close()
    const { position } = await other.picture.facts()
    headEnd.control.clearRequests()
    await expect
      .poll(async () => (await other.picture.facts()).position, { timeout: 40_000 })
      .toBeGreaterThan(position + 20)
    await other.picture.advances()
    await expect(other.player.getByRole('alert')).toHaveCount(0)
    const segments = headEnd.control.requests().filter(({ path }) => /^\/live\/live-aurora\/v\d+\/\d+\.m4s$/.test(path))
    expect(segments.length).toBeGreaterThan(3)
  })

  test('[AHEAD-26] where no place to meet can be reached, the consent costs nothing: it plays by the host', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(NO_MEETING)
    const live = await watches(page)
    await agree(live)
    headEnd.control.closeMeetingPlace()
    await page.reload()
    await live.plays('Aurora')
    await showStats(live)
    expect(await shareOf(page)).toBe(0)
    await live.tune('Praça 1')
    await live.plays('Praça 1')
    await expect(live.player.getByRole('alert')).toHaveCount(0)
  })
})
