import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { addMs, type Instant, MINUTE, SECOND } from '../../models/codec/instant.ts'
import type { Programme } from '../../models/programme.ts'
import { ANA } from './support/accounts.ts'
import { progressBar } from './support/bar.ts'
import { longProgramme } from './support/broadcast.ts'
import { type LivePage, livePage } from './support/livePage.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'
import { offlineForTwoMinutes, waitsForData } from './support/trouble.ts'

const AURORA = '1101'
const COPA = '1201'
const LIVE_LAG = 25 * SECOND

const lagOf = async (page: Page, { control }: HeadEnd): Promise<number> =>
  control.now() - (await livePage(page).picture.programDateTime())

const isLive = (page: Page, headEnd: HeadEnd) =>
  expect.poll(() => lagOf(page, headEnd), { timeout: 30_000 }).toBeLessThan(LIVE_LAG)

/** A recording may be in memory far ahead: what is not there is sought, and missed. */
const seekAndMiss = async ({ page, player }: LivePage, programme: Programme, to: Instant): Promise<void> => {
  await progressBar(page).press(programme, to)
  const isMissed = player.locator('[class*=buffering]').or(player.getByRole('alert'))
  await expect(isMissed.first()).toBeVisible({ timeout: 30_000 })
}

const hasNoCard = ({ player }: LivePage) => expect(player.getByRole('alert')).toHaveCount(0)

/** It plays, without a card, and is no further than that from the moment. */
const goesOnAt = async (live: LivePage, moment: number, within: number): Promise<void> => {
  await live.picture.advances()
  await hasNoCard(live)
  expect(Math.abs((await live.picture.programDateTime()) - moment)).toBeLessThan(within)
}

/** Twenty minutes into a long programme of Aurora. */
const watch = async (page: Page, { control }: HeadEnd) => {
  const { programme } = longProgramme(AURORA, control.now(), 40)
  control.moveClock({ to: addMs(programme.start, 20 * MINUTE) })
  const live = livePage(page)
  await live.open(`?id=${AURORA}`)
  await live.plays('Aurora')
  return { live, bar: progressBar(page), programme }
}

test.describe('Two minutes without a network', () => {
  test.beforeEach(({ silence, page }) => {
    test.slow()
    silence.allow(FAILED_REQUEST)
    return page.clock.install()
  })

  test('[AHEAD-05] [NET-05] live: goes on at the edge, unaided', async ({ page, context, headEnd }) => {
    const { live } = await watch(page, headEnd)
    await offlineForTwoMinutes({ page, context, headEnd }, () => waitsForData(live))
    await live.plays('Aurora')
    await isLive(page, headEnd)
    await hasNoCard(live)
  })

  test('[AHEAD-05] [DRM-03] a protected channel: goes on at the edge, unaided', async ({ page, context, headEnd }) => {
    await openAs(page, ANA, `/liveTv?id=${COPA}`)
    const live = livePage(page)
    await live.plays('Copa Total')
    await offlineForTwoMinutes({ page, context, headEnd }, () => waitsForData(live))
    await live.plays('Copa Total')
    await isLive(page, headEnd)
    await hasNoCard(live)
  })

  test('[AHEAD-05] [LIVE-02] paused: stays put, and goes on from its place when somebody plays', async ({
    page,
    context,
    headEnd,
  }) => {
    const { live } = await watch(page, headEnd)
    await live.press('Pause')
    await live.picture.standsStill()
    const held = await live.picture.programDateTime()
    await offlineForTwoMinutes({ page, context, headEnd }, () => hasNoCard(live))
    await live.picture.standsStill()
    await hasNoCard(live)
    await live.press('Play')
    await live.picture.advances()
    expect(Math.abs((await live.picture.programDateTime()) - held)).toBeLessThan(8 * SECOND)
  })

  test('[AHEAD-05] [LIVE-02] paused and played before the network is back: goes on from its place, unaided', async ({
    page,
    context,
    headEnd,
  }) => {
    const { live } = await watch(page, headEnd)
    await live.press('Pause')
    await live.picture.standsStill()
    const held = await live.picture.programDateTime()
    headEnd.control.moveClock({ byMs: MINUTE })
    await page.clock.fastForward(MINUTE)
    await offlineForTwoMinutes({ page, context, headEnd }, () => live.press('Play'))
    await goesOnAt(live, held, 10 * SECOND)
  })

  test('[AHEAD-05] [LIVE-05] time-shift: goes on at the place that was sought meanwhile, unaided', async ({
    page,
    context,
    headEnd,
  }) => {
    const { live, bar, programme } = await watch(page, headEnd)
    await bar.press(programme, addMs(programme.start, 5 * MINUTE))
    await expect.poll(() => lagOf(page, headEnd)).toBeGreaterThan(10 * MINUTE)
    await live.picture.advances()
    const wished = addMs(programme.start, 14 * MINUTE)
    await offlineForTwoMinutes({ page, context, headEnd }, () => seekAndMiss(live, programme, wished))
    await goesOnAt(live, wished, 20 * SECOND)
  })

  test('[AHEAD-05] [CATCH-01] catch-up: goes on at the place that was sought meanwhile, unaided', async ({
    page,
    context,
    headEnd,
  }) => {
    const { programme } = longProgramme(AURORA, headEnd.control.now(), 40)
    await openAs(page, ANA, `/liveTv?id=${AURORA}&start=${programme.start}`)
    const live = livePage(page)
    await live.plays('Aurora')
    const wished = addMs(programme.start, 30 * MINUTE)
    await offlineForTwoMinutes({ page, context, headEnd }, () => seekAndMiss(live, programme, wished))
    await goesOnAt(live, wished, 20 * SECOND)
    await expect(page).toHaveURL(new RegExp(`start=${programme.start}`))
  })

  test('[AHEAD-05] [NET-05] parts of the page that could not be loaded come when they can; the picture stays', async ({
    page,
  }) => {
    const late = /assets\/around-/
    let refused = 0
    await page.route(late, route => {
      refused += 1
      return route.abort()
    })
    const live = livePage(page)
    await live.open(`?id=${AURORA}`)
    await live.plays('Aurora')
    await expect(async () => {
      await page.clock.fastForward(3 * SECOND)
      expect(refused).toBeGreaterThan(1)
    }).toPass()
    await live.picture.advances()
    await page.unroute(late)
    const days = page.getByRole('tablist', { name: 'Day' })
    await expect(async () => {
      await page.clock.fastForward(3 * SECOND)
      await expect(days).toBeVisible({ timeout: 500 })
    }).toPass()
    const styles = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href, sheet }) => ({
        href,
        isThere: sheet !== null,
      })),
    )
    expect(styles.filter(({ href }) => late.test(href))).not.toEqual([])
    expect(styles.filter(({ isThere }) => !isThere)).toEqual([])
    await live.picture.advances()
  })

  for (const ended of [false, true]) {
    const outcome = ended ? 'that ends meanwhile gives the channel back' : 'goes on, and gives the channel back'
    test(`[AHEAD-05] [CAST-01] [CAST-03] a national broadcast ${outcome}`, async ({ page, context, headEnd }) => {
      headEnd.control.openTakeover(-MINUTE)
      const live = livePage(page)
      await live.open('?id=1301')
      const sign = page.getByRole('status').filter({ hasText: 'National broadcast' })
      await expect(sign).toBeVisible()
      await live.picture.advances()
      await offlineForTwoMinutes({ page, context, headEnd }, async () => {
        await expect
          .poll(async () => (await live.picture.facts()).bufferedUntil - (await live.picture.facts()).position)
          .toBeLessThan(0.5)
        if (ended) headEnd.control.closeTakeover()
      })
      if (!ended) {
        await expect(sign).toBeVisible()
        await live.picture.advances()
        await isLive(page, headEnd)
        headEnd.control.closeTakeover()
        await page.clock.fastForward(MINUTE)
      }
      await expect(sign).toHaveCount(0)
      await live.plays('Mundo 24')
      await isLive(page, headEnd)
      await hasNoCard(live)
    })
  }
})

test.describe('A page whose code has not come, without a network and without a worker', () => {
  for (const [name, address] of [
    ['Films', /\/vod\/type\/movies/],
    ['Guide', /view=guide/],
    ['My list', /\/favorites/],
  ] as const)
    test(`[NET-05] ${name} says so, and opens by itself when the network is back`, async ({
      page,
      context,
      silence,
    }) => {
      silence.allow(FAILED_REQUEST)
      await openAs(page, ANA, '/home')
      // what is said without a network comes when the page rests
      await page.waitForResponse(/\/assets\/offline-[^/]+\.js$/)
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
      await expect(page).toHaveURL(address)
      const offline = page.getByText('You are offline', { exact: true })
      await expect(offline).toBeVisible()
      await context.setOffline(false)
      await expect(offline).toHaveCount(0, { timeout: 30_000 })
      await expect(page.getByRole('main').getByRole('link').or(page.getByRole('gridcell')).first()).toBeVisible()
    })
})
