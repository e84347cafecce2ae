import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { QUIET_BROADCAST_POLL } from '../../models/broadcast.ts'
import { addMs, MINUTE, SECOND } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { progressBar } from './support/bar.ts'
import { longProgramme } from './support/broadcast.ts'
import { livePage } from './support/livePage.ts'
import { openAs } from './support/signIn.ts'
import { readManifest, showsBroadcast, streamsOf, takeoverSign, thanks } from './support/takeover.ts'
import { expect, test } from './support/test.ts'
import { setVisible } from './support/visibility.ts'

const AURORA = '1101'
const small = (page: Page) => page.getByRole('region', { name: 'Small player' })

const opens = async (page: Page, { control }: HeadEnd): Promise<void> => {
  control.openTakeover()
  await readManifest(page)
}
const closes = async (page: Page, { control }: HeadEnd): Promise<void> => {
  control.closeTakeover()
  await readManifest(page)
  await expect(thanks(page)).toBeVisible()
  await expect(takeoverSign(page)).toHaveCount(0)
}

/** The companions of live television, which know of a broadcast, have come. */
const watching = async (page: Page, { control }: HeadEnd, address: string, asUser = false) => {
  if (asUser) await openAs(page, ANA, address)
  else await page.goto(address)
  const live = livePage(page)
  await live.plays('Aurora')
  await expect.poll(() => control.countOf('epgChecksums')).toBeGreaterThan(0)
  return live
}

test.describe('A national broadcast that opens', () => {
  for (const paused of [false, true]) {
    const how = paused ? 'paused behind live' : 'behind live'
    test(`[CAST-01] [CAST-03] [LIVE-02] ${how}: it is shown, and the place behind live comes back`, async ({
      page,
      headEnd,
    }) => {
      const { programme } = longProgramme(AURORA, headEnd.control.now(), 40)
      headEnd.control.moveClock({ to: addMs(programme.start, 25 * MINUTE) })
      const live = await watching(page, headEnd, `/liveTv?id=${AURORA}`)
      const bar = progressBar(page)
      const place = addMs(programme.start, 5 * MINUTE)
      await bar.press(programme, place)
      await expect.poll(live.picture.programDateTime).toBeLessThan(addMs(place, 2 * MINUTE))
      await live.picture.advances()
      if (paused) {
        await live.press('Pause')
        await live.picture.standsStill()
      }
      const before = await live.picture.programDateTime()
      await opens(page, headEnd)
      await showsBroadcast(page, headEnd)
      expect(await live.picture.sounding()).toBeLessThanOrEqual(1)
      await closes(page, headEnd)
      await expect.poll(live.picture.programDateTime).toBeLessThan(addMs(place, 2 * MINUTE))
      if (paused) await live.picture.standsStill()
      else await live.picture.advances()
      const after = await live.picture.programDateTime()
      expect(after - before).toBeGreaterThan(-5 * SECOND)
      expect(after - before).toBeLessThan(15 * SECOND)
      await expect(live.control('Back to live')).toBeAttached()
    })
  }

  test('[MSG-05] no popup lies over it: one that is on screen gives way, and comes back afterwards', async ({
    page,
    headEnd,
  }) => {
    const popup = page.getByRole('dialog', { name: 'Announcement' })
    headEnd.control.pushAnnouncement({ msg: 'Read me', displayMode: [3] })
    await watching(page, headEnd, `/liveTv?id=${AURORA}`)
    await expect(popup).toContainText('Read me')
    await opens(page, headEnd)
    await showsBroadcast(page, headEnd)
    await expect(popup).toHaveCount(0)
    await closes(page, headEnd)
    await expect(popup).toContainText('Read me')
  })

  test('[CAST-01] [CAST-03] [CATCH-01] in catch-up: it is shown, and the place in the programme comes back under its address', async ({
    page,
    headEnd,
  }) => {
    const { programme } = longProgramme(AURORA, headEnd.control.now(), 40)
    const live = await watching(page, headEnd, `/liveTv?id=${AURORA}&start=${programme.start}`, true)
    await progressBar(page).press(programme, addMs(programme.start, 20 * MINUTE))
    await expect.poll(live.picture.programDateTime).toBeGreaterThan(programme.start + 18 * MINUTE)
    await live.picture.advances()
    const before = await live.picture.programDateTime()
    await opens(page, headEnd)
    await showsBroadcast(page, headEnd)
    await closes(page, headEnd)
    await expect.poll(live.picture.programDateTime).toBeLessThan(programme.stop)
    await live.picture.advances()
    const after = await live.picture.programDateTime()
    expect(Math.abs(after - before)).toBeLessThan(15 * SECOND)
    await expect(page).toHaveURL(new RegExp(`start=${programme.start}`))
  })

  test('[CAST-01] [CAST-03] [CATCH-01] the page of a programme is loaded in the middle of it: the programme begins when it is over', async ({
    page,
    headEnd,
  }) => {
    const { programme } = longProgramme(AURORA, headEnd.control.now(), 40)
    headEnd.control.openTakeover(-MINUTE)
    await openAs(page, ANA, `/liveTv?id=${AURORA}&start=${programme.start}`)
    await showsBroadcast(page, headEnd)
    await closes(page, headEnd)
    const live = livePage(page)
    await live.plays('Aurora')
    await expect.poll(live.picture.programDateTime).toBeLessThan(programme.start + MINUTE)
    expect(await live.picture.programDateTime()).toBeGreaterThanOrEqual(programme.start)
    await expect(page).toHaveURL(new RegExp(`start=${programme.start}`))
  })

  test('[CAST-01] [CAST-03] [AHEAD-14] in the floating window: it is shown there, and the channel comes back there', async ({
    page,
    headEnd,
  }) => {
    const live = await watching(page, headEnd, `/liveTv?id=${AURORA}`)
    await page.getByRole('link', { name: 'Home', exact: true }).locator('visible=true').click()
    await expect(small(page)).toContainText('Aurora')
    await opens(page, headEnd)
    await expect(small(page)).toContainText('Cadena Nacional')
    await expect.poll(() => streamsOf(headEnd, 'cadena')).toBeGreaterThan(2)
    await live.picture.advances()
    headEnd.control.closeTakeover()
    await readManifest(page)
    await expect(thanks(page)).toBeVisible()
    await expect(small(page)).toContainText('Aurora')
    await live.picture.advances()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('[CAST-01] [CAST-03] [AHEAD-14] in picture-in-picture: the window stays, shows it, and gets the channel back', async ({
    page,
    headEnd,
  }) => {
    const live = await watching(page, headEnd, `/liveTv?id=${AURORA}`)
    const opened = page.context().waitForEvent('page')
    await live.press('Picture-in-picture')
    const pictures = await opened
    await expect(small(pictures)).toContainText('Aurora')
    await opens(page, headEnd)
    await expect(small(pictures)).toContainText('Cadena Nacional')
    await expect.poll(() => streamsOf(headEnd, 'cadena')).toBeGreaterThan(2)
    await livePage(pictures).picture.advances()
    await expect(page.getByRole('heading', { name: 'Playing in picture-in-picture' })).toBeVisible()
    headEnd.control.closeTakeover()
    await readManifest(page)
    await expect(small(pictures)).toContainText('Aurora')
    await livePage(pictures).picture.advances()
  })

  test('[CAST-01] [CAST-02] in a hidden tab: it is on when the person comes back', async ({ page, headEnd }) => {
    await page.clock.install()
    const live = await watching(page, headEnd, `/liveTv?id=${AURORA}`)
    await setVisible(page, false)
    headEnd.control.openTakeover()
    headEnd.control.moveClock({ byMs: QUIET_BROADCAST_POLL })
    await page.clock.fastForward(QUIET_BROADCAST_POLL)
    await showsBroadcast(page, headEnd)
    await setVisible(page, true)
    await live.tune('Praça 1')
    await expect(takeoverSign(page)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`id=${AURORA}`))
    await live.picture.advances()
  })

  test('[CAST-01] [UI-04] [UI-05] on a phone its sign leaves the controls free: it is held and goes on', async ({
    page,
    headEnd,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    headEnd.control.openTakeover(-MINUTE)
    await page.goto('/liveTv?id=1301')
    await showsBroadcast(page, headEnd)
    const live = livePage(page)
    await live.press('Pause')
    await live.picture.standsStill()
    const [sign, play] = [await takeoverSign(page).boundingBox(), await live.control('Play').boundingBox()]
    expect((sign?.y ?? 0) + (sign?.height ?? 0)).toBeLessThanOrEqual(play?.y ?? 0)
    expect(await violations(page)).toEqual([])
    await live.press('Play')
    await live.picture.advances()
    await expect(live.control('Pause')).toBeAttached()
  })

  test('[CAST-01] [CAST-03] [LIVE-07] over a locked channel: everybody sees it, and the lock comes back', async ({
    page,
    headEnd,
  }) => {
    const live = await watching(page, headEnd, `/liveTv?id=${AURORA}`)
    await live.tune('Arena')
    const lock = live.player.getByRole('heading', { name: 'Log in to watch Arena' })
    await expect(lock).toBeVisible()
    await opens(page, headEnd)
    await showsBroadcast(page, headEnd)
    await expect(lock).toHaveCount(0)
    await closes(page, headEnd)
    await expect(lock).toBeVisible()
    await expect.poll(async () => (await live.picture.facts()).source).toMatch(/\/noAuthority\.mp4$/)
  })
})
