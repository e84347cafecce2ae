import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { addMs, DAY, MINUTE, SECOND } from '../../models/codec/instant.ts'
import type { Programme } from '../../models/programme.ts'
import { ANA } from './support/accounts.ts'
import { progressBar } from './support/bar.ts'
import { longProgramme, titleIn } from './support/broadcast.ts'
import { livePage } from './support/livePage.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

const AURORA = '1101'
/** Tarde keeps two days. */
const TWO_DAYS = '1109'
const addressOf = ({ start }: Programme): string => `/liveTv?id=${AURORA}&start=${start}`

/** A programme of the last days, caught up on by its address. */
const catchUp = async (page: Page, { control }: HeadEnd) => {
  const found = longProgramme(AURORA, control.now(), 40)
  await openAs(page, ANA, addressOf(found.programme))
  const live = livePage(page)
  await live.plays('Aurora')
  return { live, bar: progressBar(page), ...found }
}

for (const timezoneId of ['America/Sao_Paulo', 'UTC', 'Asia/Tokyo']) {
  test.describe(`In ${timezoneId}`, () => {
    test.use({ timezoneId })
    test('[CATCH-01] [AHEAD-03] [ROUTE-10] the same address plays the same programme from its beginning, also after a reload', async ({
      page,
      headEnd,
    }) => {
      const { live, programme } = await catchUp(page, headEnd)
      for (const visit of ['by the address', 'reloaded']) {
        await test.step(visit, async () => {
          await expect(live.title).toHaveText(titleIn(programme))
          expect((await live.picture.programDateTime()) - programme.start).toBeGreaterThanOrEqual(0)
          expect((await live.picture.programDateTime()) - programme.start).toBeLessThan(30 * SECOND)
          await expect(live.player.locator('[class*=replay]')).toBeAttached()
        })
        if (visit === 'by the address') {
          await page.reload()
          await live.plays('Aurora')
        }
      }
    })
  })
}

test.describe('Catch-up', () => {
  test('[CATCH-01] comes from the host and the stream of recordings, by their own token', async ({ page, headEnd }) => {
    await page.route('**/manifest/property', async route => {
      const response = await route.fetch()
      const answer = await response.json()
      answer.result.uiProperties.dvr_cdn_base = `${headEnd.origin}/kept`
      await route.fulfill({ response, json: answer })
    })
    const asked: URL[] = []
    await page.route('**/kept/dvr/**', route => {
      const url = new URL(route.request().url())
      asked.push(url)
      return route.continue({ url: url.href.replace('/kept/', '/') })
    })
    const { programme } = await catchUp(page, headEnd)
    const { catchupToken } = await page.evaluate(() => JSON.parse(localStorage.getItem('sintonia.user.tokens') ?? '{}'))
    const [first] = asked
    expect(first?.pathname).toMatch(/^\/kept\/dvr\/dvr-aurora\b.*\.m3u8$/)
    expect(Object.fromEntries(first?.searchParams ?? [])).toEqual({
      begin: String(programme.start / SECOND),
      end: String(programme.stop / SECOND),
      token: catchupToken,
    })
  })

  test('[CATCH-01] of a programme older than the days that the channel keeps: it is live, and that is said', async ({
    page,
    headEnd,
  }) => {
    const { programme } = longProgramme(TWO_DAYS, addMs(headEnd.control.now(), -4 * DAY), 20)
    await openAs(page, ANA, `/liveTv?id=${TWO_DAYS}&start=${programme.start}`)
    const live = livePage(page)
    await expect(live.player.getByText('This programme is no longer in the guide.')).toBeVisible()
    await live.plays('Tarde')
    await expect(page).not.toHaveURL(/start=/)
    expect(headEnd.control.requests().filter(({ path }) => path.startsWith('/dvr/'))).toEqual([])
  })

  test('[CATCH-02] [LIVE-10] [LIVE-11] a place is sought, the quality keeps it, speeds are speeds', async ({
    page,
    headEnd,
  }) => {
    const { live, bar, programme } = await catchUp(page, headEnd)
    const wished = addMs(programme.start, 25 * MINUTE)
    headEnd.control.clearRequests()
    await bar.press(programme, wished)
    const pressedAt = Date.now()
    await expect.poll(live.picture.programDateTime).toBeGreaterThan(wished - MINUTE)
    await live.picture.advances()
    const grain = await bar.grain(programme)
    const proven = await live.picture.provenMoment(headEnd, 'dvr-aurora')
    expect(Math.abs(proven - (await live.picture.programDateTime()))).toBeLessThan(3 * SECOND)
    expect(Math.abs(proven - wished)).toBeLessThan(grain + (Date.now() - pressedAt) + 3 * SECOND)

    await live.press('Pause')
    await live.picture.standsStill()
    const before = await live.picture.programDateTime()
    await live.press(/^Quality: /)
    await page.getByRole('menuitemradio', { name: 'HD', exact: true }).click()
    await expect.poll(async () => (await live.picture.facts()).height).toBe(720)
    await expect.poll(live.picture.programDateTime).toBeGreaterThan(before - 2 * SECOND)
    expect((await live.picture.programDateTime()) - before).toBeLessThan(2 * SECOND)
    await live.picture.standsStill()

    await live.press('Play')
    await live.press('Speed: 1×')
    await page.getByRole('menuitemradio', { name: '2×' }).click()
    await live.picture.advances()
    const [from, wallFrom] = [await live.picture.programDateTime(), Date.now()]
    await expect.poll(async () => (await live.picture.programDateTime()) - from).toBeGreaterThan(6 * SECOND)
    const rate = ((await live.picture.programDateTime()) - from) / (Date.now() - wallFrom)
    expect(rate).toBeGreaterThan(1.3)
    expect(rate).toBeLessThan(2.5)
    expect(await live.picture.sounding()).toBeLessThanOrEqual(1)
  })

  test('[LIVE-12] fills the screen with its controls, and comes back', async ({ page, headEnd }) => {
    const { live } = await catchUp(page, headEnd)
    const fills = () => page.evaluate(() => document.fullscreenElement?.matches('[data-player-frame]') ?? false)
    await live.press('Full screen')
    await expect.poll(fills).toBe(true)
    await expect(live.control('Pause')).toBeVisible()
    await live.picture.advances()
    await live.press('Exit full screen')
    await expect.poll(fills).toBe(false)
    await live.picture.advances()
  })

  test('[CATCH-02] [LIVE-15] previous and next; at the end the next one plays on, under its own address', async ({
    page,
    headEnd,
  }) => {
    const { live, bar, programme, previous, next } = await catchUp(page, headEnd)
    await live.press(`Previous: ${titleIn(previous)}`)
    await expect(page).toHaveURL(new RegExp(`start=${previous.start}`))
    await live.plays('Aurora')
    await expect(live.title).toHaveText(titleIn(previous))
    await live.press(`Next: ${titleIn(programme)}`)
    await live.plays('Aurora')
    await expect(live.title).toHaveText(titleIn(programme))

    await live.player.focus()
    await page.keyboard.press('End')
    await expect(page).toHaveURL(new RegExp(`start=${next.start}`), { timeout: 30_000 })
    await live.plays('Aurora')
    await expect(live.title).toHaveText(titleIn(next))
    expect((await live.picture.programDateTime()) - next.start).toBeLessThan(20 * SECOND)
    await bar.wake()
    await live.press('Back to live')
    await expect(page).not.toHaveURL(/start=/)
    await live.plays('Aurora')
    expect(headEnd.control.now() - (await live.picture.programDateTime())).toBeLessThan(20 * SECOND)
  })

  test('[AHEAD-25] [CATCH-01] with the hand on the way back the channel comes before the press', async ({
    page,
    headEnd,
  }) => {
    const { live, bar } = await catchUp(page, headEnd)
    headEnd.control.clearRequests()
    await bar.wake()
    await live.control('Back to live').hover()
    const segments = () => headEnd.control.requests().filter(({ path }) => /^\/live\/live-aurora\/.*m4s/.test(path))
    await expect.poll(() => segments().length).toBeGreaterThan(0)
    await expect(page).toHaveURL(/start=/)
    await live.press('Back to live')
    await live.plays('Aurora')
    await expect(page).not.toHaveURL(/start=/)
  })

  test('[CATCH-03] [ROLE-05] its right is its own: who may watch live may still have to log in for it', async ({
    page,
    headEnd,
  }) => {
    const { programme } = longProgramme(AURORA, headEnd.control.now(), 40)
    await page.goto(addressOf(programme))
    const live = livePage(page)
    await expect(live.player.getByRole('heading', { name: 'Replay on Aurora is not in your plan' })).toBeVisible()
    await expect.poll(async () => (await live.picture.facts()).source).toMatch(/\/noAuthority\.mp4$/)
    expect((await live.picture.facts()).allowsPictureInPicture).toBe(false)
    await live.press('Back to live')
    await live.plays('Aurora')
    await expect(page).not.toHaveURL(/start=/)
    expect((await live.picture.facts()).allowsPictureInPicture).toBe(true)
  })

  test('[AHEAD-03] [EPG-07] [AHEAD-04] a programme to come is live, and it is said why', async ({ page, headEnd }) => {
    const { programme } = longProgramme(AURORA, headEnd.control.now(), 40)
    headEnd.control.moveClock({ to: addMs(programme.start, -10 * MINUTE) })
    const live = livePage(page)
    await page.goto(addressOf(programme))
    await expect(live.player.getByText('This program is not yet available')).toBeVisible()
    await live.plays('Aurora')
    await expect(page).not.toHaveURL(/start=/)
  })

  test('[LIVE-16] tokens that end meanwhile are renewed, live and in catch-up, and the picture goes on', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    const { live, bar, programme } = await catchUp(page, headEnd)
    headEnd.control.expireTokens('stream')
    headEnd.control.clearRequests()
    await bar.press(programme, addMs(programme.start, 30 * MINUTE))
    await live.picture.advances()
    await live.press('Back to live')
    await live.plays('Aurora')
    headEnd.control.expireTokens('stream')
    const before = await live.picture.programDateTime()
    await expect.poll(live.picture.programDateTime, { timeout: 30_000 }).toBeGreaterThan(before + 15 * SECOND)
    await live.picture.advances()
    await expect(live.player.getByRole('alert')).toHaveCount(0)
    expect(headEnd.control.countOf('tokenRefresh')).toBeGreaterThan(0)
  })

  test('[LIVE-05] [AHEAD-05] a recording that dies in catch-up is a card with a way back, and plays on when the network is back', async ({
    page,
    context,
    headEnd,
    silence,
  }) => {
    test.slow()
    silence.allow(FAILED_REQUEST)
    const { live, bar, programme } = await catchUp(page, headEnd)
    const card = live.player.getByRole('alert')
    headEnd.control.addFault({ path: '/dvr/*', status: 500 })
    await bar.press(programme, addMs(programme.start, 20 * MINUTE))
    await expect(card).toContainText('This place cannot be played at the moment', { timeout: 40_000 })
    await expect(card.getByRole('button', { name: 'Back to live' })).toBeVisible()
    headEnd.control.clearFaults()
    await context.setOffline(true)
    await context.setOffline(false)
    await live.picture.advances()
    expect(Math.abs((await live.picture.programDateTime()) - programme.start - 20 * MINUTE)).toBeLessThan(30 * SECOND)
    await expect(page).toHaveURL(new RegExp(`start=${programme.start}`))
  })
})
