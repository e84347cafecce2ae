import type { HeadEnd } from '@sintonia/operator'
import type { Locator, Page } from 'playwright/test'
import { HOUR, MINUTE } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { longProgramme } from './support/broadcast.ts'
import { holdBack } from './support/holdBack.ts'
import { livePage } from './support/livePage.ts'
import { loginPage } from './support/loginPage.ts'
import { openAs } from './support/signIn.ts'
import { readManifest, showsBroadcast, thanks } from './support/takeover.ts'
import { expect, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'
import { setVisible } from './support/visibility.ts'

const NAUGHTY = `<img src=x onerror=alert(1)> <b>bold</b> javascript:alert(1) שלום 👩‍👩‍👧 ${'long'.repeat(2500)}`

const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Announcement' })
const barOf = (page: Page) => page.getByRole('region', { name: 'Announcement', exact: true })
const placeOf = (bar: Locator) => bar.locator('span[dir]').evaluate(words => words.getBoundingClientRect().x)

/** Where the words are, and for how long they have been on their way; once they have gone so many pixels. */
const momentOf = (bar: Locator, gone = 0) =>
  bar.locator('span[dir]').evaluate(async (words, px) => {
    const [animation] = words.getAnimations()
    const moment = () => ({ x: words.getBoundingClientRect().x, ms: Number(animation?.currentTime) })
    const { x } = moment()
    while (moment().x > x - px) await new Promise(requestAnimationFrame)
    return moment()
  }, gone)

/** How many px of their way the words have behind them, and how many it has. */
const wayOf = (bar: Locator) =>
  bar.locator('span[dir]').evaluate(words => {
    const room = words.parentElement?.getBoundingClientRect() ?? new DOMRect()
    const { x, width } = words.getBoundingClientRect()
    return { gone: room.right - x, px: room.width + width }
  })

/** The words have gone all their way. */
const passes = async (bar: Locator) => {
  const { px } = await wayOf(bar)
  await bar.page().clock.fastForward((px / 60) * 1000)
}

const announce = (headEnd: HeadEnd, msg: string, mode: number, more: object = {}) =>
  headEnd.control.pushAnnouncement({ msg, displayMode: [mode], ...more })

/** How many the device knows to be read by the operator's word. */
const readOnDevice = (page: Page) =>
  page.evaluate(() => localStorage.getItem('sintonia.user.announcements')?.match(/"readStatus":1/g)?.length)

/** How far the page was laid out anew since the bar came. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        if (document.querySelector('[data-place="page"]')) shifts.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: false })
    Object.assign(window, { shifts })
  })

/** Their code is fetched last, when the page rests. */
const AT_REST = { timeout: 60_000 }

test.describe('Announcements', () => {
  test('[MSG-01] [MSG-02] [MSG-03] [MSG-04] [MSG-05] [AHEAD-11] popups come one by one, the marquee passes beside them, each until it is read', async ({
    page,
    headEnd,
  }) => {
    announce(headEnd, NAUGHTY, 12, { priority: 2 })
    announce(headEnd, 'Second', 12)
    announce(headEnd, NAUGHTY, 11, {
      properties: { backgroundcolor: '#ffee00', textcolor: '#ffffff', textsize: 28 },
    })
    await watchShifts(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAs(page, ANA)
    const popup = popupOf(page)
    await expect(popup).toHaveCount(1, AT_REST)
    await expect(popup.getByRole('paragraph')).toHaveText(NAUGHTY)
    await expect(popup.getByRole('button', { name: 'OK' })).toBeFocused()
    expect(await popup.evaluate(({ clientWidth }) => clientWidth)).toBe(400)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(popup.getByRole('paragraph')).toHaveText('Second')
    await expect(popup).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)

    const marquee = barOf(page)
    await expect(marquee).toHaveCSS('font-size', '17px')
    await expect(marquee).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(marquee.locator('img, b')).toHaveCount(0)
    const [from, to] = [await momentOf(marquee), await momentOf(marquee, 90)]
    expect(Math.abs(((from.x - to.x) / (to.ms - from.ms)) * 1000 - 60)).toBeLessThan(1)
    await marquee.getByRole('button', { name: 'Pause the announcement' }).click()
    await page.mouse.move(0, 500)
    const rest = await placeOf(marquee)
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 300)))
    expect(await placeOf(marquee)).toBe(rest)
    expect(await violations(page)).toEqual([])
    const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005)
    await marquee.getByRole('button', { name: 'Close' }).click()
    await expect(marquee).toHaveCount(0)

    await expect.poll(() => headEnd.control.countOf('messageState')).toBe(3)
    await expect.poll(() => readOnDevice(page)).toBe(3)
    headEnd.control.clearRequests()
    // the device asks the operator anew
    await page.evaluate(() => localStorage.removeItem('sintonia.user.announcements'))
    await page.reload()
    await expect.poll(() => headEnd.control.countOf('notices')).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(popup).toHaveCount(0)
    await expect(marquee).toHaveCount(0)
  })

  test('[AHEAD-11] [MSG-02] [ROLE-01] [UI-05] under reduced motion a guest finds it standing still; over the picture goes what is meant for it', async ({
    page,
    headEnd,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.setViewportSize({ width: 360, height: 740 })
    announce(headEnd, 'Above the page', 0)
    announce(headEnd, 'Over the picture', 10)
    announce(headEnd, 'Never on this page', 12)
    await page.goto('/liveTv')
    const above = barOf(page).filter({ hasText: 'Above the page' })
    const over = page.getByRole('region', { name: 'Announcement over the picture' })
    await expect(above).toBeVisible(AT_REST)
    await expect(over).toHaveCount(0)
    await expect(page.getByText('Never on this page')).toHaveCount(0)
    const standsStill = async (bar: Locator) => {
      const still = await placeOf(bar)
      await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 200)))
      expect(await placeOf(bar)).toBe(still)
    }
    await standsStill(above)
    expect(await violations(page)).toEqual([])
    await above.getByRole('button', { name: 'Resume the announcement' }).click()
    // what has been on screen for as long as it would pass is read
    await expect(above).toHaveCount(0, { timeout: 15_000 })
    await expect(over).toContainText('Over the picture')
    await standsStill(over)
    expect(await violations(page)).toEqual([])
  })

  test('[MSG-03] [AHEAD-11] one at a time: what can be read whole stands, what cannot goes, and the page shows its head', async ({
    page,
    headEnd,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    announce(headEnd, 'Short', 0)
    announce(headEnd, 'Much longer than the picture of a phone is wide. '.repeat(3), 10)
    announce(headEnd, 'Of the login', 1)
    await page.goto('/liveTv')
    const over = page.getByRole('region', { name: 'Announcement over the picture' })
    await expect(barOf(page)).toContainText('Short', AT_REST)
    const still = await placeOf(barOf(page))
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 300)))
    expect(await placeOf(barOf(page))).toBe(still)
    await expect(over).toHaveCount(0)
    await barOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(over).toBeVisible()
    const first = await placeOf(over)
    await expect.poll(() => placeOf(over)).toBeLessThan(first - 10)

    await page.goto('/login')
    await expect(barOf(page)).toContainText('Of the login', AT_REST)
    const [bar, brand] = [
      await barOf(page).boundingBox(),
      await page.getByRole('link', { name: /, home$/ }).boundingBox(),
    ]
    expect(bar && brand && brand.y >= bar.y + bar.height).toBe(true)
  })

  test('[MSG-03] the most urgent passes first, each as often as it says with its rest between, and one of a channel on that alone', async ({
    page,
    headEnd,
  }) => {
    announce(headEnd, 'Of Mundo 24', 0, { priority: 3, displayChannel: ['1301'] })
    announce(headEnd, 'Twice', 0, { priority: 2, displayTimes: 2, displayInterval: 60 })
    announce(headEnd, 'Once', 0, { priority: 1 })
    await page.clock.install()
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    await live.plays('Aurora')
    const bar = barOf(page)
    const read = () => headEnd.control.countOf('messageState')
    await expect(bar).toContainText('Twice', AT_REST)
    await passes(bar)
    await expect(bar).toContainText('Once')
    expect(read()).toBe(0)
    await passes(bar)
    await expect(bar).toHaveCount(0)
    await expect.poll(read).toBe(1)
    await page.clock.fastForward(20_000)
    await expect(bar).toHaveCount(0)
    await page.clock.fastForward(20_000)
    await expect(bar).toContainText('Twice')
    await passes(bar)
    await expect(bar).toHaveCount(0)
    await expect.poll(read).toBe(2)

    await live.tune('Mundo 24')
    await expect(bar).toContainText('Of Mundo 24')
    await live.tune('Aurora')
    await expect(bar).toHaveCount(0)
    expect(read()).toBe(2)
  })

  test('[MSG-03] [MSG-04] [AHEAD-11] paused, under a dialog or out of sight it goes none of its way; after a minute unseen it begins anew', async ({
    page,
    headEnd,
  }) => {
    announce(headEnd, 'On every page. '.repeat(40), 11)
    announce(headEnd, 'On the home page', 12)
    await page.clock.install()
    await openAs(page, ANA, '/search')
    const [bar, popup] = [barOf(page), popupOf(page)]
    const read = () => headEnd.control.countOf('messageState')
    const gone = async () => (await wayOf(bar)).gone
    await expect(bar).toBeVisible(AT_REST)
    await page.clock.fastForward(10_000)
    await bar.getByRole('button', { name: 'Pause the announcement' }).click()
    const atPause = await gone()
    expect(atPause).toBeGreaterThanOrEqual(600)
    await page.clock.fastForward(HOUR)
    expect(await gone()).toBe(atPause)
    await bar.getByRole('button', { name: 'Resume the announcement' }).click()
    await expect.poll(gone).toBeGreaterThan(atPause)

    await page.locator('header a[href="/home"]').first().click()
    await expect(popup).toHaveCount(1)
    const underDialog = await gone()
    await page.clock.fastForward(50_000)
    expect(await gone()).toBe(underDialog)
    await page.keyboard.press('Enter')
    await expect.poll(gone).toBeGreaterThan(underDialog)
    await expect.poll(read).toBe(1)

    await setVisible(page, false)
    await page.clock.fastForward(2 * MINUTE)
    await setVisible(page, true)
    await expect.poll(gone).toBeLessThan(atPause)
    expect(read()).toBe(1)
    await passes(bar)
    await expect(bar).toHaveCount(0)
    await expect.poll(read).toBe(2)
  })

  const POPUPS = [3, 4, 5, 12, 13, 14, 15]
  const MARQUEES = [0, 1, 2]
  /** Where each mode comes up; `before` comes up on the same page until the picture is there. */
  const PLACES: ReadonlyArray<{
    readonly place: string
    readonly address: (headEnd: HeadEnd) => string
    readonly popup: number
    readonly marquee?: number
    readonly before?: ReadonlyArray<number>
    readonly isGuest?: boolean
  }> = [
    { place: 'live', address: () => '/liveTv?id=1101', popup: 3, marquee: 0 },
    {
      place: 'a playback',
      address: ({ control }) => `/liveTv?id=1101&start=${longProgramme('1101', control.now(), 40).programme.start}`,
      popup: 5,
      marquee: 2,
      before: [0, 3],
    },
    { place: 'the home page', address: () => '/home', popup: 12 },
    { place: 'titles', address: () => '/vod/type/movies', popup: 13 },
    { place: 'my pages', address: () => '/my', popup: 14 },
  ]
  for (const { place, address, popup, marquee, before = [], isGuest = false } of PLACES)
    test(`[MSG-02] on ${place}: the popup of mode ${popup}${marquee === undefined ? '' : `, the marquee of mode ${marquee}`}, and no other`, async ({
      page,
      headEnd,
    }) => {
      for (const mode of [...POPUPS, ...MARQUEES]) if (!before.includes(mode)) announce(headEnd, `Mode ${mode}`, mode)
      if (isGuest) await page.goto(address(headEnd))
      else await openAs(page, ANA, address(headEnd))
      await expect(popupOf(page).getByRole('paragraph')).toHaveText(`Mode ${popup}`, AT_REST)
      await popupOf(page).getByRole('button', { name: 'OK' }).click()
      await expect(popupOf(page)).toHaveCount(0)
      if (marquee !== undefined) {
        await expect(barOf(page)).toContainText(`Mode ${marquee}`)
        await barOf(page).getByRole('button', { name: 'Close' }).click()
      }
      await expect(barOf(page)).toHaveCount(0)
    })

  for (const width of [1440, 390])
    test(`[MSG-02] [MSG-04] [MSG-05] on the login ${width} px wide the popup of mode 4 is a line beside the form, which goes on being filled in`, async ({
      page,
      headEnd,
    }) => {
      for (const mode of POPUPS) announce(headEnd, `Mode ${mode}`, mode)
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/login')
      const form = loginPage(page)
      const notice = page.getByRole('status').filter({ hasText: 'Mode 4' })
      await form.email.pressSequentially('ana@')
      await expect(notice).toBeVisible(AT_REST)
      await page.keyboard.type('example.com')
      await expect(form.email).toHaveValue('ana@example.com')
      await expect(popupOf(page)).toHaveCount(0)
      const [line, fields] = [await notice.boundingBox(), await page.locator('form').boundingBox()]
      expect(line && fields && (line.y + line.height <= fields.y || line.x + line.width <= fields.x)).toBe(true)
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'OK' }).click()
      await expect(notice).toHaveCount(0)
      await page.reload()
      await expect(form.email).toBeVisible()
      await expect(notice).toHaveCount(0)
    })

  test('[MSG-05] a popup waits while somebody writes into a field, and comes when it was left', async ({
    page,
    headEnd,
  }) => {
    announce(headEnd, 'In a dialog', 3)
    announce(headEnd, 'In the bar', 0)
    const letGo = await holdBack(page, '**/app/notice')
    await openAs(page, ANA, '/liveTv')
    const channels = page.getByRole('searchbox', { name: 'Find a channel' })
    await channels.pressSequentially('Au')
    letGo()
    await expect(barOf(page)).toContainText('In the bar', AT_REST)
    await page.keyboard.type('ro')
    await expect(channels).toHaveValue('Auro')
    await expect(popupOf(page)).toHaveCount(0)
    await channels.blur()
    await expect(popupOf(page)).toContainText('In a dialog')
  })

  test('[MSG-02] [MSG-05] the popup of the player of titles lies over it, also when its code comes late', async ({
    page,
    headEnd,
  }) => {
    const letGo = await holdBack(page, '**/assets/title-player-*.js')
    const asked = page.waitForRequest('**/assets/title-player-*.js')
    announce(headEnd, 'Mode 13', 13)
    announce(headEnd, 'Mode 15', 15)
    await openAs(page, ANA, '/vod/detail/s101')
    await expect(popupOf(page).getByRole('paragraph')).toHaveText('Mode 13', AT_REST)
    await popupOf(page).getByRole('button', { name: 'OK' }).click()
    await expect(popupOf(page)).toHaveCount(0)
    await titlePage(page).play.click()
    await asked
    letGo()
    await expect(page.getByRole('dialog', { name: 'Title player' })).toBeVisible()
    await expect(popupOf(page).getByRole('paragraph')).toHaveText('Mode 15')
    await popupOf(page).getByRole('button', { name: 'OK' }).click({ timeout: 5_000 })
    await expect(popupOf(page)).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Title player' })).toBeVisible()
  })

  test('[MSG-05] [CAST-01] none lies over a national broadcast; it comes when that is over', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.openTakeover(-MINUTE)
    announce(headEnd, 'Hello', 3)
    announce(headEnd, 'Beside it', 0)
    await page.goto('/liveTv?id=1301')
    await showsBroadcast(page, headEnd)
    await expect(barOf(page)).toContainText('Beside it', AT_REST)
    await expect(popupOf(page)).toHaveCount(0)
    headEnd.control.closeTakeover()
    await readManifest(page)
    await expect(thanks(page)).toBeVisible()
    await expect(popupOf(page).getByRole('paragraph')).toHaveText('Hello')
  })
})
