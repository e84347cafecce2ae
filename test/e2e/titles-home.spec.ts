import { ask, must, user } from '@sintonia/operator/tests/support/client.ts'
import type { Locator } from 'playwright/test'
import { progressOf, VodProgress } from '../../models/vodHistory.ts'
import { endpoints } from '../../models/wire/index.ts'
import { must as mustBe } from '../support/lineups.ts'
import { ANA } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { holdBack } from './support/holdBack.ts'
import { countJumps } from './support/homePage.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'
import { titlesHome } from './support/titlesHome.ts'

const CALM = 0.02

test.describe('The home page of titles', () => {
  test('[VOD-02] [AHEAD-11] the carousel goes on, is held by pointer and focus, paused, and turned by hand', async ({
    page,
  }) => {
    await page.clock.install()
    const jumped = await countJumps(page)
    const home = titlesHome(page)
    await home.open()
    const first = (await home.title.textContent()) ?? ''
    await page.clock.runFor(5_000)
    await expect(home.title).not.toHaveText(first)
    await home.thumbnails.nth(2).hover()
    await expect(home.thumbnails.nth(2)).toHaveAttribute('aria-current', 'true')
    const origin = home.carousel.locator('p').first()
    await expect(origin).toHaveText(/replay on air \d\d\/\d\d \d\d:\d\d$/)
    await expect(origin.locator('img')).toHaveCount(1)
    await expect(home.carousel.getByRole('button', { name: 'Replay' })).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(home.thumbnails.nth(2)).toHaveAttribute('aria-current', 'true')
    await home.thumbnails.nth(2).focus()
    await page.keyboard.press('End')
    await expect(home.title).toHaveText('Series to stay with')
    await expect(home.carousel.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/vod/type/series')
    await page.keyboard.press('ArrowRight')
    await expect(home.title).toHaveText(first)
    await home.pause.click()
    await home.main.getByRole('region').last().hover()
    await page.clock.runFor(20_000)
    await expect(home.title).toHaveText(first)
    expect(await jumped()).toBeLessThan(CALM)
  })

  test('[VOD-02] words and picture of the carousel are of one slide: both wait for a picture that is late', async ({
    page,
  }) => {
    await page.clock.install()
    const home = titlesHome(page)
    await home.open()
    await expect(home.thumbnails).not.toHaveCount(0)
    const first = (await home.title.textContent()) ?? ''
    const [second, third] = [home.thumbnails.nth(1), home.thumbnails.nth(2)]
    const letCome = await holdBack(page, /1920x1080|1280x720/)
    await third.click()
    await expect(third).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(1_000)
    await expect(home.title).toHaveText(first)
    letCome()
    await expect(home.title).toHaveText((await third.getAttribute('aria-label')) ?? '')
    await second.click()
    await expect(home.title).toHaveText((await second.getAttribute('aria-label')) ?? '')
  })

  test('[VOD-02] a title that the operator has lettered shows its letters, named by its words', async ({ page }) => {
    const home = titlesHome(page)
    await home.open()
    const letters = home.title.locator('img')
    await expect(letters).toHaveAttribute('src', /^\/art\/printed\/\w+\/title\.svg$/)
    await expect(home.title).toHaveAccessibleName((await home.thumbnails.first().getAttribute('aria-label')) ?? '')
    await expect.poll(async () => (await letters.boundingBox())?.height).toBe(112)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(async () => (await letters.boundingBox())?.height).toBe(72)
    const picture = await home.carousel.locator('img').first().locator('..').boundingBox()
    expect(Math.round(picture?.height ?? 0)).toBe(312)
    expect((await letters.boundingBox())?.y).toBeGreaterThan(280)
  })

  test('[VOD-02] letters that do not come leave the words in their place', async ({ page, silence }) => {
    silence.allow(FAILED_REQUEST)
    await page.route(/title\.svg$/, route => route.abort())
    const home = titlesHome(page)
    await home.open()
    await expect(home.title.getByText(/./)).toBeVisible()
    await expect(home.title.locator('img')).toHaveCount(0)
  })

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`[VOD-01] [UI-04] the first row is in the first view at ${width} x ${height}, and rows have three sizes`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      const home = titlesHome(page)
      await home.open()
      const boxOf = async (shelf: string) => {
        const card = home.shelf(shelf).getByRole('listitem').first().locator('a > [data-surface]')
        await card.scrollIntoViewIfNeeded()
        return (await card.boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
      }
      const live = await boxOf('On now')
      const dock = width < 768 ? 60 : 0
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      expect(live.y + live.height).toBeLessThanOrEqual(height - dock)
      const posters = await boxOf('New this month')
      expect(posters.height).toBeGreaterThan(1.8 * live.height)
    })

  test('[VOD-03] a rating takes no room from the name of a card, nor a lock from its poster', async ({ page }) => {
    const home = titlesHome(page)
    await home.open()
    const cards = home.shelf('New this month').getByRole('link')
    await cards.first().scrollIntoViewIfNeeded()
    const narrowNames = () =>
      home
        .shelf('New this month')
        .locator('li a')
        .evaluateAll(links => links.filter(link => link.querySelector('b')?.clientWidth !== link.clientWidth).length)
    await expect.poll(narrowNames).toBe(0)
    await expect(cards.filter({ hasText: 'not in your plan' }).first().locator('small svg').first()).toBeVisible()
  })

  test('[AHEAD-11] [UI-05] under reduced motion the carousel stands still until it is let run', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    const home = titlesHome(page)
    await home.open()
    const first = (await home.title.textContent()) ?? ''
    await page.clock.runFor(20_000)
    await expect(home.title).toHaveText(first)
    await home.resume.click()
    await home.pause.blur()
    await home.main.getByRole('region').last().hover()
    await page.clock.runFor(5_000)
    await expect(home.title).not.toHaveText(first)
  })

  test('[VOD-01] [VOD-12] [UI-04] shelves are fetched as the person scrolls, a long one by page; recommendations stand among them', async ({
    page,
    headEnd,
  }) => {
    const home = titlesHome(page)
    await home.open()
    const shelf = home.shelf('New this month')
    await expect(shelf.getByRole('listitem')).toHaveCount(16)
    await expect(shelf.locator('img').first()).toHaveAttribute('src', /-256x\d+\.\w+$/)
    await expect(home.shelf('Recommended for you').getByRole('link').first()).toBeAttached()
    await expect(home.shelf('On now').getByRole('link').first()).toBeAttached()
    const asked = headEnd.control.countOf('batchPlaylist')
    await shelf.getByRole('link').last().focus()
    await expect(shelf.getByRole('listitem')).toHaveCount(32)
    await expect(shelf.getByRole('listitem').getByRole('link').first()).toHaveAttribute('href', /^\/vod\/detail\/.+/)
    await page.keyboard.press('Control+End')
    await page.mouse.wheel(0, 20_000)
    await expect(home.shelf('Series to stay with').getByRole('link').first()).toBeVisible()
    expect(headEnd.control.countOf('batchPlaylist')).toBeGreaterThan(asked)
  })

  test('[VOD-01] [NET-05] page 2 that does not come, and lists that fail, leave the rest of the page alone', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    const home = titlesHome(page)
    await home.open()
    const shelf = home.shelf('New this month')
    await expect(shelf.getByRole('listitem')).toHaveCount(16)
    headEnd.control.addFault({ call: 'batchPlaylist', status: 500 })
    await shelf.getByRole('link').last().focus()
    const failed = home.main.getByRole('status').filter({ hasText: 'New this month' })
    await expect(failed).toBeVisible()
    await expect(shelf.getByRole('listitem')).toHaveCount(16)
    headEnd.control.clearFaults()
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(shelf.getByRole('listitem')).toHaveCount(32)
    await expect(failed).toHaveCount(0)
  })

  test('[VOD-01] [CHAN-12] without the catalogue the page is that of live television, and comes back with the network', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    headEnd.control.addFault({ call: 'playlistRoot', status: 500 })
    await page.goto('/home')
    const home = titlesHome(page)
    await expect(home.main.getByRole('link', { name: 'Watch now' })).toBeVisible()
    await expect(home.shelf('News').getByRole('link').first()).toBeAttached()
  })
})

test.describe('Going back', () => {
  test('[ROUTE-13] [VOD-01] [VOD-04] leads to the place that was left, with the focus on the card, and asks for nothing again', async ({
    page,
    headEnd: { control },
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    const home = titlesHome(page)
    await home.open()
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    const asksNoMore = async (): Promise<void> => {
      let before = -1
      const isCalm = (): boolean => {
        const last = before
        before = control.countOf('batchPlaylist')
        return before === last
      }
      await expect.poll(isCalm, { intervals: [500] }).toBe(true)
    }
    const leaveAndReturn = async (card: Locator) => {
      await card.focus()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
      await asksNoMore()
      const [left, href] = [await page.evaluate(() => window.scrollY), await card.getAttribute('href')]
      const asked = ['playlistRoot', 'batchPlaylist', 'recommendations'].map(control.countOf)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/vod\/detail\//)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await page.goBack()
      await expect(card).toBeFocused()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
      await expect(page.locator(':focus')).toHaveAttribute('href', href ?? '')
      expect(['playlistRoot', 'batchPlaylist'].map(control.countOf)).toEqual(asked.slice(0, 2))
    }
    const shelf = home.shelf('Series to stay with')
    // every row has been in sight: what is asked for after the return was asked for before
    for (let down = 0; down < 10; down += 1) {
      await page.mouse.wheel(0, 600)
      await asksNoMore()
    }
    await expect(shelf.getByRole('link').first()).toBeVisible()
    await leaveAndReturn(shelf.getByRole('link').nth(9))

    await page.mouse.wheel(0, -20_000)
    await page.getByRole('banner').getByRole('link', { name: 'Films' }).click()
    await expect(page).toHaveURL(/\/vod\/type\/movies$/)
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    const cards = home.main.getByRole('listitem')
    await expect(cards.first()).toBeVisible()
    await expect(async () => {
      await page.mouse.wheel(0, 1_000)
      await expect(home.main.locator('[data-at="36"]')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await leaveAndReturn(home.main.locator('[data-at="36"] a').first())
  })

  test('[ROUTE-13] a hand in the very frame of a return is what the next return leads to', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 })
    const home = titlesHome(page)
    await home.open()
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    const place = () => page.evaluate(() => Math.round(window.scrollY))
    const card = home.shelf('Series to stay with').getByRole('link').nth(2)
    await page.mouse.wheel(0, 20_000)
    await card.focus()
    await expect.poll(place).toBeGreaterThan(500)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/vod\/detail\//)
    await expect.poll(place).toBe(0)
    await page.evaluate(() =>
      window.addEventListener(
        'popstate',
        () => {
          window.dispatchEvent(new WheelEvent('wheel', { deltaY: 120 }))
          window.scrollTo({ top: 120, behavior: 'instant' })
        },
        { once: true },
      ),
    )
    await page.goBack()
    await expect(page).toHaveURL(/\/home$/)
    await expect(home.title).toBeVisible()
    expect(await place()).toBe(120)
    await page.goForward()
    await expect(page).toHaveURL(/\/vod\/detail\//)
    await expect.poll(place).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/home$/)
    await expect.poll(place).toBe(120)
  })
})

test.describe('A deployment that sells titles alone', () => {
  test.use({ switches: { deployment: 'vod' } })

  test('[MODE-01] [VOD-01] has no live television on its page, and says what failed', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    headEnd.control.addFault({ call: 'playlistRoot', status: 500 })
    await page.goto('/')
    const home = titlesHome(page)
    await expect(home.main.getByRole('heading', { name: 'The titles could not be loaded' })).toBeVisible()
    headEnd.control.clearFaults()
    await home.main.getByRole('button', { name: 'Try again' }).click()
    await expect(home.shelf('New this month').getByRole('listitem').getByRole('link').first()).toBeAttached()
    await expect(page).toHaveURL(/\/home$/)
    await expect(home.shelf('On now')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Live', exact: true })).toHaveCount(0)
  })
})

test.describe('The home page of titles for everybody', () => {
  for (const [width, theme, language] of [
    [1440, 'light', 'es'],
    [768, 'dark', 'pt'],
    [320, 'light', 'en'],
  ] as const) {
    test(`[UI-05] [UI-04] is accessible and as wide as the window at ${width}, ${theme}, ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript(
        kept => {
          for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value))
        },
        { 'sintonia.device.theme': theme, 'sintonia.device.language': language },
      )
      const home = titlesHome(page)
      await home.open()
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
      await expect(home.resume).toBeVisible()
      await expect(home.main.getByRole('region').nth(2).getByRole('link').first()).toBeVisible()
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }

  test('[VOD-01] [ROLE-03] [UI-03] a user goes on with what was begun, and sees more in the history', async ({
    page,
    headEnd,
  }) => {
    const { token } = await user(headEnd.origin)
    const paging = { pageId: 1, pageSize: 16 }
    const { list } = await must(ask(headEnd.origin, endpoints.recommendations, { metaId: undefined, ...paging }, token))
    const film = list.find(({ metaType }) => metaType === 'MOVIE')
    if (film === undefined) throw new Error('nothing to watch')
    const progress = mustBe(VodProgress, { ...progressOf(600, 3600), metaId: film.metaId })
    await must(ask(headEnd.origin, endpoints.vodHistoryAdd, progress, token))
    await openAs(page, ANA)
    const card = titlesHome(page).shelf('Continue watching').getByRole('button', { name: film.title })
    await expect(card).toContainText('50 min left')
    await page.getByRole('link', { name: /^See more ?: Continue watching$/ }).click()
    await expect(page).toHaveURL(/\/history$/)
    await expect(page.getByRole('main').getByText(film.title).first()).toBeVisible()
  })
})
