import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { addMs, type Instant, MINUTE, SECOND } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { progressBar } from './support/bar.ts'
import { longProgramme, titleIn } from './support/broadcast.ts'
import { livePage } from './support/livePage.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

const AURORA = '1101'
const LIVE_LAG = 20 * SECOND

/** How far the picture lies behind the operator's clock, as the player tells it. */
const lagOf = async (page: Page, { control }: HeadEnd): Promise<number> =>
  control.now() - (await livePage(page).picture.programDateTime())

/** The operator's clock stands so far in a long programme of Aurora, which plays. */
const watchAfter = async (page: Page, { control }: HeadEnd, minutes: number, asUser = false) => {
  const { programme, next } = longProgramme(AURORA, control.now(), 40)
  control.moveClock({ to: addMs(programme.start, minutes * MINUTE) })
  const live = livePage(page)
  if (asUser) await openAs(page, ANA, `/liveTv?id=${AURORA}`)
  else await live.open(`?id=${AURORA}`)
  await live.plays('Aurora')
  const bar = progressBar(page)
  await bar.wake()
  await expect(bar.slider).toBeVisible()
  return { live, bar, programme, next }
}

test.describe('Time-shift', () => {
  test('[LIVE-02] [LIVE-03] [AHEAD-04] twenty minutes back are twenty minutes, and one press is back at the edge', async ({
    page,
    headEnd,
  }) => {
    const { live, bar, programme } = await watchAfter(page, headEnd, 35)
    const pill = live.player.locator('[class*=pill]')
    await expect(pill).toHaveAttribute('data-lit', 'true')
    const wished = addMs(headEnd.control.now(), -20 * MINUTE)
    const tip = await bar.pointAt(programme, wished)
    expect(tip).toMatch(/^\d\d:\d\d:\d\d, (19|20):\d\d behind$/)

    headEnd.control.clearRequests()
    await bar.press(programme, wished)
    await expect.poll(() => lagOf(page, headEnd)).toBeGreaterThan(10 * MINUTE)
    await live.picture.advances()
    const grain = await bar.grain(programme)
    const proven = await live.picture.provenMoment(headEnd, 'dvr-aurora')
    const told = await live.picture.programDateTime()
    expect(Math.abs(told - proven)).toBeLessThan(3 * SECOND)
    const lag = headEnd.control.now() - proven
    expect(Math.abs(lag - 20 * MINUTE)).toBeLessThan(grain + 6 * SECOND)
    await expect(pill).not.toHaveAttribute('data-lit', 'true')
    expect(await live.picture.sounding()).toBeLessThanOrEqual(1)

    await live.press('Back to live')
    await expect.poll(() => lagOf(page, headEnd)).toBeLessThan(LIVE_LAG)
    await live.picture.advances()
    await bar.wake()
    await expect(pill).toHaveAttribute('data-lit', 'true')
    await expect(live.control('Back to live')).toHaveCount(0)
  })

  test('[LIVE-03] a place under 110 s from live, sought behind live, is live again', async ({ page, headEnd }) => {
    const { live, bar, programme } = await watchAfter(page, headEnd, 35)
    await bar.press(programme, addMs(headEnd.control.now(), -20 * MINUTE))
    await expect.poll(() => lagOf(page, headEnd)).toBeGreaterThan(10 * MINUTE)
    await expect(live.control('Back to live')).toBeAttached()
    await bar.press(programme, addMs(headEnd.control.now(), -80 * SECOND))
    await expect.poll(() => lagOf(page, headEnd)).toBeLessThan(LIVE_LAG)
    await live.picture.advances()
    await expect(live.control('Back to live')).toHaveCount(0)
  })

  test('[LIVE-03] who is asked at the end of the broadcast and returns is live in the next programme', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    await page.clock.install()
    const { live, bar, programme, next } = await watchAfter(page, headEnd, 35)
    await bar.press(programme, addMs(programme.start, 20 * MINUTE))
    await expect.poll(() => lagOf(page, headEnd)).toBeGreaterThan(10 * MINUTE)
    const left = addMs(programme.stop, SECOND) - headEnd.control.now()
    headEnd.control.moveClock({ byMs: left })
    await page.clock.fastForward(left)
    const question = page.getByRole('dialog', { name: /^The live broadcast of this program has ended/ })
    await question.getByRole('button', { name: 'Return to live' }).click()
    await expect(question).toHaveCount(0)
    await expect.poll(() => lagOf(page, headEnd)).toBeLessThan(LIVE_LAG)
    await live.plays('Aurora')
    await expect(live.title).toHaveText(titleIn(next))
  })

  test('[LIVE-03] [LIVE-11] [AHEAD-10] keys: ten seconds, the beginning, the edge; speeds only behind live; shapes of the picture', async ({
    page,
    headEnd,
  }) => {
    const { live, bar, programme } = await watchAfter(page, headEnd, 10)
    await expect(live.control(/^Speed/)).toHaveCount(0)
    await expect(bar.slider).toHaveAccessibleName(/./)
    await bar.slider.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => lagOf(page, headEnd)).toBeGreaterThan(100 * SECOND)
    expect(Math.abs((await lagOf(page, headEnd)) - 110 * SECOND)).toBeLessThan(5 * SECOND)
    await expect(bar.slider).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => lagOf(page, headEnd)).toBeGreaterThan(116 * SECOND)
    await page.keyboard.press('Home')
    await expect.poll(() => lagOf(page, headEnd)).toBeGreaterThan(9 * MINUTE)
    expect(Math.abs((await live.picture.programDateTime()) - programme.start)).toBeLessThan(5 * SECOND)

    await live.press('Speed: 1×')
    await page.getByRole('menuitemradio', { name: '2×' }).click()
    await expect.poll(async () => (await live.picture.facts()).rate).toBe(2)
    await live.press(/^Aspect ratio/)
    await page.getByRole('menuitemradio', { name: '4:3' }).click()
    await expect
      .poll(() => live.picture.video.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight))
      .toBeCloseTo(4 / 3, 1)

    await live.player.focus()
    await page.keyboard.press('End')
    await expect.poll(() => lagOf(page, headEnd)).toBeLessThan(LIVE_LAG)
    await expect.poll(async () => (await live.picture.facts()).rate).toBe(1)
  })

  test('[LIVE-02] [AHEAD-04] paused in live the picture stays put, and goes on from there behind live', async ({
    page,
    headEnd,
  }) => {
    await page.clock.install()
    const { live } = await watchAfter(page, headEnd, 20)
    await live.press('Pause')
    await live.picture.standsStill()
    const held = await live.picture.programDateTime()
    headEnd.control.moveClock({ byMs: 5 * MINUTE })
    await page.clock.fastForward(5 * MINUTE)
    await live.press('Play')
    await live.picture.advances()
    expect(Math.abs((await live.picture.programDateTime()) - held)).toBeLessThan(5 * SECOND)
    expect(await lagOf(page, headEnd)).toBeGreaterThan(5 * MINUTE)
    await live.press('Back to live')
    await expect.poll(() => lagOf(page, headEnd)).toBeLessThan(LIVE_LAG)
  })

  test('[LIVE-03] [LIVE-15] [CATCH-01] at the end of the broadcast the viewer is asked; who keeps watching goes on as catch-up, without a break', async ({
    page,
    headEnd,
    silence,
  }) => {
    // The operator's clock jumps over the end of the stream tokens: the browser says that one was refused.
    silence.allow(FAILED_REQUEST)
    await page.clock.install()
    const { live, bar, programme, next } = await watchAfter(page, headEnd, 38, true)
    const stop = programme.stop
    headEnd.control.moveClock({ to: addMs(stop, -MINUTE) })
    await page.clock.fastForward(stop - headEnd.control.now())
    await page.reload()
    await live.plays('Aurora')
    await bar.wake()
    await expect(bar.slider).toBeVisible()
    await bar.press(programme, addMs(stop, -10 * MINUTE))
    await expect.poll(() => lagOf(page, headEnd)).toBeGreaterThan(5 * MINUTE)
    await live.picture.advances()

    headEnd.control.clearRequests()
    headEnd.control.moveClock({ to: addMs(stop, SECOND) })
    await page.clock.fastForward(MINUTE)
    const question = page.getByRole('dialog', { name: /^The live broadcast of this program has ended/ })
    await expect(question).toBeVisible()
    const before = await live.picture.programDateTime()
    await question.getByRole('button', { name: 'Keep watching' }).click()
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`start=${programme.start}`))
    await live.picture.advances()
    const after = await live.picture.programDateTime()
    expect(after - before).toBeGreaterThanOrEqual(0)
    expect(after - before).toBeLessThan(20 * SECOND)
    expect(headEnd.control.requests().some(({ path }) => path.endsWith('/index.m3u8'))).toBe(false)
    await expect(live.control(/^Next: /)).toBeAttached()

    await live.press('Back to live')
    await expect(page).not.toHaveURL(/start=/)
    await live.plays('Aurora')
    await expect(live.title).toHaveText(titleIn(next))
  })
})

const FAULTS = [
  { what: 'playlists that fail', fault: { path: '/dvr/*.m3u8', status: 500 } },
  { what: 'playlists that are gone', fault: { path: '/dvr/*.m3u8', status: 404 } },
  { what: 'playlists that are none', fault: { path: '/dvr/*.m3u8', body: 'html' } },
  { what: 'segments that are missing', fault: { path: '/dvr/*.m4s', status: 404 } },
] as const

test.describe('Trouble behind live', () => {
  test('[LIVE-05] [LIVE-13] a killed recording ends in the tip after four tries, and plays on at its place when it is back', async ({
    page,
    headEnd,
    silence,
  }) => {
    test.slow()
    silence.allow(FAILED_REQUEST)
    const { live, bar, programme } = await watchAfter(page, headEnd, 35)
    const card = live.player.getByRole('alert')
    for (const [index, { what, fault }] of FAULTS.entries()) {
      await test.step(what, async () => {
        // a place of its own: the browser keeps the segments that it has seen
        const wished: Instant = addMs(programme.start, (3 + 5 * index) * MINUTE)
        headEnd.control.addFault(fault)
        headEnd.control.clearRequests()
        await bar.press(programme, wished)
        await expect(card).toContainText('This place cannot be played at the moment', { timeout: 40_000 })
        const tries = headEnd.control.requests().filter(({ path }) => /^\/dvr\/.*index\.m3u8$/.test(path))
        expect(tries).toHaveLength(5)
        const pauses = tries.slice(1).map(({ at }, before) => at - (tries[before]?.at ?? 0))
        expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1.9 * SECOND)
        headEnd.control.clearFaults()
        await card.getByRole('button', { name: 'Try again' }).click()
        await expect.poll(() => lagOf(page, headEnd)).toBeGreaterThan(10 * MINUTE)
        await live.picture.advances()
        const grain = await bar.grain(programme)
        expect(Math.abs((await live.picture.programDateTime()) - wished)).toBeLessThan(grain + 5 * SECOND)
        await live.press('Back to live')
        await expect.poll(() => lagOf(page, headEnd)).toBeLessThan(LIVE_LAG)
      })
    }
  })

  test('[LIVE-05] [AHEAD-05] offline for two minutes: a card, and then on at the place that was sought, unaided', async ({
    page,
    context,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    await page.clock.install()
    const { live, bar, programme } = await watchAfter(page, headEnd, 35)
    await bar.press(programme, addMs(programme.start, 10 * MINUTE))
    await expect.poll(() => lagOf(page, headEnd)).toBeGreaterThan(10 * MINUTE)
    await live.picture.advances()
    await context.setOffline(true)
    // a place that is not fetched yet: what is fetched plays on for a minute
    await bar.press(programme, addMs(programme.start, 20 * MINUTE))
    const card = live.player.getByRole('alert')
    await expect(async () => {
      await page.clock.fastForward(2 * SECOND)
      await expect(card).toBeVisible({ timeout: 100 })
    }).toPass({ intervals: [500], timeout: 45_000 })
    const left = await live.picture.video.getAttribute('data-moment')
    expect(left).toBeNull()
    await page.clock.fastForward(2 * MINUTE)
    await context.setOffline(false)
    await expect(card).toHaveCount(0)
    await live.picture.advances()
    const moment = await live.picture.programDateTime()
    expect(moment - programme.start).toBeGreaterThan(19 * MINUTE)
    expect(moment - programme.start).toBeLessThan(22 * MINUTE)
  })
})
