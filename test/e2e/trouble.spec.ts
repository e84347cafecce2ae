import type { HeadEnd } from '@sintonia/operator'
import { ANA } from './support/accounts.ts'
import { type LivePage, livePage } from './support/livePage.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

const MINUTE = 60_000

const mastersAskedFor = ({ control }: HeadEnd, stream: string): number =>
  control.requests().filter(({ path }) => path === `/live/${stream}/index.m3u8`).length

const waitsForData = async ({ player }: LivePage): Promise<void> => {
  await expect(player.locator('[class*=buffering]')).toBeVisible({ timeout: 30_000 })
}

test.describe('Trouble with the stream', () => {
  test('[LIVE-06] a minute without a picture loads the stream again, and it plays on', async ({ page, headEnd }) => {
    await page.clock.install()
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    headEnd.control.addFault({ path: '/live/live-aurora/*.m4s', connection: 'silent' })
    await waitsForData(live)
    const before = mastersAskedFor(headEnd, 'live-aurora')
    await page.clock.fastForward(MINUTE)
    await expect(async () => {
      await page.clock.fastForward(1_000)
      expect(mastersAskedFor(headEnd, 'live-aurora')).toBe(before + 1)
    }).toPass({ intervals: [100] })
    headEnd.control.clearFaults()
    await page.clock.fastForward(MINUTE)
    await live.plays('Aurora')
  })

  test('[LIVE-06] [LIVE-13] after three loads without a picture a card says so and offers to try again', async ({
    page,
    headEnd,
  }) => {
    await page.clock.install()
    headEnd.control.addFault({ path: '/live/live-aurora/*.m4s', connection: 'silent' })
    const live = livePage(page)
    await live.open()
    await expect
      .poll(() => headEnd.control.requests().filter(({ path }) => path.endsWith('.m4s')).length)
      .toBeGreaterThan(0)
    const card = live.player.getByRole('alert')
    await expect(async () => {
      await page.clock.fastForward(MINUTE)
      await expect(card).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 30_000 })
    await expect(card.getByRole('heading', { name: 'Aurora stopped' })).toBeVisible()
    await expect(card).toContainText('The video stalled')
    headEnd.control.clearFaults()
    await card.getByRole('button', { name: 'Try again' }).click()
    await live.plays('Aurora')
  })

  test('[LIVE-13] playlists that fail for a while are met with patience: the picture goes on by itself', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    headEnd.control.addFault({ path: '/live/*.m3u8', status: 503 })
    await waitsForData(live)
    headEnd.control.clearFaults()
    await live.plays('Aurora')
    await expect(live.player.getByRole('alert')).toHaveCount(0)
  })

  test('[LIVE-13] a stream that does not exist ends in a card whose code holds no token and no address, and is reported', async ({
    page,
    context,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    await live.plays('Aurora')
    headEnd.control.addFault({ path: '/live/live-mundo/*', status: 404 })
    await live.tune('Mundo 24')
    const card = live.player.getByRole('alert')
    await expect(card.getByRole('heading', { name: 'Mundo 24 stopped' })).toBeVisible()
    const code = (await card.locator('code').textContent()) ?? ''
    expect(code).toMatch(/^LIVE-REFUSED-[0-9a-f]{6}$/)

    await card.getByRole('button', { name: 'Copy code' }).click()
    await expect(card.getByRole('status')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)

    const secrets = await page.evaluate(() => {
      const tokens: Record<string, unknown> = JSON.parse(localStorage.getItem('sintonia.user.tokens') ?? '{}')
      const texts = Object.values(tokens).filter(value => typeof value === 'string')
      return [...texts, location.host, '.m3u8']
    })
    expect(secrets.length).toBeGreaterThan(6)
    const shown = await live.player.innerHTML()
    expect(secrets.filter(secret => shown.includes(secret))).toEqual([])

    const failures = () => headEnd.control.metrics().filter(({ event }) => event === 'startFailed')
    await expect.poll(() => failures().length).toBe(1)
    const [report] = failures()
    expect(report).toMatchObject({
      kind: 'live',
      contentId: '1301',
      errCode: code,
      host: await page.evaluate(() => location.host),
    })
    expect(secrets.filter(secret => JSON.stringify({ ...report, host: undefined }).includes(secret))).toEqual([])

    headEnd.control.clearFaults()
    await card.getByRole('button', { name: 'Try again' }).click()
    await live.plays('Mundo 24')
    await live.tune('Aurora')
    await live.plays('Aurora')
  })

  test('[LIVE-13] a player whose report nobody takes shows its card all the same', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    headEnd.control.addFault({ path: '/live/live-aurora/*', status: 404 })
    headEnd.control.addFault({ call: 'metricBatch', status: 500 })
    const live = livePage(page)
    await live.open()
    await expect(live.player.getByRole('heading', { name: 'Aurora stopped' })).toBeVisible()
    await expect.poll(() => headEnd.control.countOf('metricBatch')).toBeGreaterThan(0)
    await expect(page.getByText('Internal server error')).toHaveCount(0)
  })
})

test.describe('The operator refuses the stream', () => {
  test('[LIVE-08] 5001 to 5005: the purchase overlay lies over the placeholder', async ({ page, headEnd }) => {
    const live = livePage(page)
    for (const errCode of [5001, 5002, 5003, 5004, 5005]) {
      headEnd.control.clearFaults()
      headEnd.control.addFault({ call: 'trackerList', errCode, message: 'not for you' })
      await live.open()
      await expect(live.player.getByRole('heading', { name: 'Log in to watch Aurora' })).toBeVisible()
      await expect.poll(async () => (await live.picture.facts()).source).toMatch(/\/noAuthority\.mp4$/)
      expect((await live.picture.facts()).allowsPictureInPicture).toBe(false)
      await expect(page.getByText('not for you')).toHaveCount(0)
    }
    headEnd.control.clearFaults()
    await live.tune('Praça 1')
    await live.plays('Praça 1')
  })

  test('[LIVE-09] 6001 to 6003: the content is gone, OK leads back to the list', async ({ page, headEnd }) => {
    const live = livePage(page)
    const dialog = page.getByRole('dialog', { name: 'Aurora' })
    for (const errCode of [6001, 6002, 6003]) {
      headEnd.control.clearFaults()
      headEnd.control.addFault({ call: 'trackerList', errCode, message: 'gone' })
      await live.open()
      await expect(dialog).toContainText('This content is no longer available. Pick another one.')
      await dialog.getByRole('button', { name: 'OK' }).click()
      await expect(dialog).toHaveCount(0)
    }
    headEnd.control.clearFaults()
    await live.tune('Praça 1')
    await live.plays('Praça 1')
  })

  test('[LIVE-09] a link to a channel that is no longer in the line-up says so', async ({ page }) => {
    const live = livePage(page)
    await live.open('?id=nowhere')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('This content is no longer available. Pick another one.')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await live.tune('Aurora')
    await live.plays('Aurora')
  })
})
