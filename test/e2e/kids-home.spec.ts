import type { HeadEnd } from '@sintonia/operator'
import { ask, must, user } from '@sintonia/operator/tests/support/client.ts'
import { works } from '@sintonia/operator/world/works.ts'
import type { Page } from 'playwright/test'
import { progressOf, VodProgress } from '../../models/vodHistory.ts'
import { endpoints } from '../../models/wire/index.ts'
import { must as mustBe } from '../support/lineups.ts'
import { ANA } from './support/accounts.ts'
import { remote } from './support/arrows.ts'
import { violations } from './support/axe.ts'
import { channelTools } from './support/channelTools.ts'
import { countJumps } from './support/homePage.ts'
import { keyboard } from './support/keyboard.ts'
import { kidsHome } from './support/kidsHome.ts'
import { livePage } from './support/livePage.ts'
import { cutOff, isWithin, tooSmall } from './support/looks.ts'
import { shell } from './support/shell.ts'
import { openAs, userSession } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'
import { titlesHome } from './support/titlesHome.ts'

const PIN = '7391'
const CALM = 0.02

const workOf = (fits: (age: number) => boolean) => {
  const work = works.find(({ ageRating, kind, tier }) => kind === 'MOVIE' && tier === 'free' && fits(ageRating))
  if (work === undefined) throw new Error('no such title')
  return work
}
const FOR_CHILDREN = workOf(age => age < 10)
const FOR_GROWN_UPS = workOf(age => age > 12)

/** Ana has begun both. */
const beginTitles = async ({ origin }: HeadEnd): Promise<void> => {
  const { token } = await user(origin)
  for (const { id } of [FOR_GROWN_UPS, FOR_CHILDREN]) {
    const progress = mustBe(VodProgress, { ...progressOf(600, 3600), metaId: id })
    await must(ask(origin, endpoints.vodHistoryAdd, progress, token))
  }
}

/** As a grown-up begins it. */
const beginKidsMode = async (page: Page): Promise<void> => {
  await openAs(page, ANA, '/liveTv?id=1601')
  await livePage(page).isTuned('Kiosko')
  await channelTools(page).kids.begin(PIN)
  await page.goto('/home')
}

test.describe('The home page for children', () => {
  test('[AHEAD-22] [MODE-01] welcomes them to what is under way, on now, and rated for them; nothing of it is for grown-ups', async ({
    page,
    headEnd,
  }) => {
    await beginTitles(headEnd)
    headEnd.control.pushAnnouncement({ msg: 'Every film for half the price', displayMode: [12] })
    headEnd.control.pushAnnouncement({ msg: 'Upgrade your plan today', displayMode: [11] })
    await beginKidsMode(page)
    const home = kidsHome(page)
    await expect(home.welcome).toHaveText('Hello! What shall we watch?')
    await expect(home.rows).toHaveText(['Continue watching', 'On now', 'Your friends', 'Stories for you'])

    const begun = home.row('Continue watching').getByRole('listitem')
    await expect(begun).toHaveCount(1)
    await expect(begun.getByRole('button')).toHaveAccessibleName(`50 min left ${FOR_CHILDREN.title.en}`)
    const channels = home.row('On now').getByRole('listitem').getByRole('link')
    await expect(channels).toHaveCount(4)
    for (const id of ['1601', '1603', '1605', '1607'])
      await expect(home.row('On now').locator(`a[href="/liveTv?id=${id}"]`)).toHaveAccessibleName(
        /Kiosko|Cometa|Globito|Búhos/,
      )
    for (const name of ['Your friends', 'Stories for you']) {
      await expect.poll(async () => (await home.agesIn(name)).length).toBeGreaterThan(3)
      expect((await home.agesIn(name)).filter(age => !(age <= 10))).toEqual([])
    }
    await expect(home.row('Your friends').getByRole('link', { name: /^See more/ })).toHaveAttribute(
      'href',
      '/vod/type/series',
    )

    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(home.header.getByRole('link')).toHaveText([''])
    await expect(home.header.getByRole('button')).toHaveCount(1)
    await expect(titlesHome(page).carousel).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(/half the price|Upgrade your plan/)).toHaveCount(0)
    expect(await violations(page)).toEqual([])
  })

  test('[AHEAD-22] [UI-05] [MSG-02] leaving asks for the PIN, by the keyboard alone, and the usual home is there with what was kept back', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.pushAnnouncement({ msg: 'Every film for half the price', displayMode: [12] })
    await beginKidsMode(page)
    const home = kidsHome(page)
    const { kids } = channelTools(page)
    const keys = keyboard(page)
    await expect(home.row('On now').getByRole('listitem').first()).toBeVisible()
    await expect(home.leave).not.toHaveAttribute('aria-disabled', 'true')
    await keys.press(home.leave)
    await expect(kids.dialog.getByLabel('PIN', { exact: true })).toBeFocused()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(kids.dialog).toHaveCount(0)
    await expect(home.leave).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(kids.dialog).toBeVisible()
    await page.keyboard.type('0000')
    await page.keyboard.press('Enter')
    await expect(kids.dialog.getByText('That is not the PIN')).toBeVisible()
    await expect(home.welcome).toBeAttached()
    await page.keyboard.type(PIN)
    await page.keyboard.press('Enter')
    await expect(titlesHome(page).carousel).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Announcement' })).toContainText('half the price')
    await page.keyboard.press('Enter')
    await expect(home.leave).toHaveCount(0)
    await shell(page).isUser(ANA)
    await expect(shell(page).header.getByRole('button', { name: /^Messages/ })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-kids')
  })

  test('[AHEAD-22] is there as soon as kids mode begins in the account menu, and in every other tab', async ({
    page,
  }) => {
    await openAs(page, ANA, '/home')
    const other = await page.context().newPage()
    await other.goto('/home')
    await expect(titlesHome(other).carousel).toBeVisible()
    await shell(page).account.click()
    await page.getByRole('menuitem', { name: 'Kids mode' }).click()
    const { dialog } = channelTools(page).kids
    await dialog.getByLabel('Four-digit PIN').fill(PIN)
    await dialog.getByRole('button', { name: 'Start kids mode' }).click()
    for (const each of [page, other]) {
      await expect(kidsHome(each).welcome).toBeVisible()
      await expect(kidsHome(each).row('Stories for you').getByRole('listitem').first()).toBeAttached()
      await expect(titlesHome(each).carousel).toHaveCount(0)
    }
    await other.close()
  })

  test('[AHEAD-24] [AHEAD-22] by arrows alone: from picture to picture and row to row, to a channel that plays, and back', async ({
    page,
  }) => {
    const { begin, press, go, back } = remote(page)
    const home = kidsHome(page)
    await home.openLocked()
    await expect(home.row('Stories for you').getByRole('listitem').nth(3)).toBeAttached()
    // places are kept once the page rests
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    await begin()
    const channels = home.row('On now').locator('li a')
    await go('ArrowDown', channels)
    await press('ArrowRight')
    await expect(channels.nth(1)).toBeFocused()
    await go('ArrowDown', home.row('Your friends').locator('li a'))
    await go('ArrowDown', home.row('Stories for you').locator('li a'))
    await go('ArrowUp', channels)
    const href = await page.evaluate(() => document.activeElement?.getAttribute('href'))
    await press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href?.replace('?', '\\?')}$`))
    await expect(livePage(page).player).toBeVisible()
    // out of the player first, where the arrows have led into it
    for (let times = 0; times < 2 && !page.url().endsWith('/home'); times += 1) await back()
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.locator(':focus')).toHaveAttribute('href', href ?? '')
    await go('ArrowUp', home.header.locator('a, button'))
    await go('ArrowRight', home.leave)
  })

  test('[AHEAD-22] [NET-05] what cannot be had leaves the other rows alone; without any, a card offers to try again', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    const home = kidsHome(page)
    headEnd.control.addFault({ call: 'playlistRoot', status: 500 })
    await home.openLocked()
    await expect(home.rows).toHaveText(['On now'])
    headEnd.control.addFault({ call: 'channelList', status: 500 })
    await page.reload()
    await expect(home.main.getByRole('heading', { name: 'The titles could not be loaded' })).toBeVisible()
    await expect(home.leave).toBeVisible()
    headEnd.control.clearFaults()
    await home.main.getByRole('button', { name: 'Try again' }).click()
    await expect(home.row('Stories for you').getByRole('listitem').first()).toBeVisible()
  })

  test('[AHEAD-22] an operator without anything for children leaves a page that says so, with its way out', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.addFault({ call: 'batchPlaylist', result: { playlists: [] } })
    headEnd.control.addFault({ call: 'recommendations', result: { list: [], total: 0 } })
    headEnd.control.addFault({ call: 'contentAuthority', result: {} })
    const home = kidsHome(page)
    await home.openLocked()
    await expect(home.main.getByRole('heading', { name: 'Nothing for children yet' })).toBeVisible()
    await expect(home.leave).toBeVisible()
  })
})

test.describe('The home page for children, for everybody', () => {
  for (const [width, theme, language] of [
    [1440, 'dark', 'en'],
    [1440, 'light', 'es'],
    [768, 'light', 'pt'],
    [390, 'dark', 'es'],
    [390, 'light', 'pt'],
    [320, 'dark', 'en'],
  ] as const)
    test(`[UI-05] [UI-04] [AHEAD-22] is accessible, calm and as wide as the window at ${width}, ${theme}, ${language}`, async ({
      page,
      headEnd,
    }) => {
      await beginTitles(headEnd)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript(
        kept => {
          for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value))
        },
        { 'sintonia.device.theme': theme, 'sintonia.device.language': language },
      )
      const jumped = await countJumps(page)
      const home = kidsHome(page)
      await home.openLocked(await userSession(headEnd.origin, ANA))
      await expect(home.rows).toHaveCount(4)
      await expect(home.main.getByRole('region').last().getByRole('listitem').nth(3)).toBeAttached()
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
      await expect(home.leave).not.toHaveAttribute('aria-disabled', 'true')
      expect(await violations(page)).toEqual([])
      await isWithin(page, `the home page for children at ${width} px`)
      expect(await cutOff(page)).toEqual([])
      if (width < 768) expect(await tooSmall(page)).toEqual([])
      expect(await jumped()).toBeLessThan(CALM)
      const card = home.main.getByRole('listitem').first().getByRole('button').locator('> [data-surface]')
      await card.hover()
      await expect(card).toHaveCSS('scale', 'none')
    })
})

test.describe('The home page for children where only titles are sold', () => {
  test.use({ switches: { deployment: 'vod' } })

  test('[MODE-01] [AHEAD-22] has rows of titles and none of channels, for a guest too', async ({ page }) => {
    const home = kidsHome(page)
    await home.openLocked()
    await expect(home.rows).toHaveText(['Your friends', 'Stories for you'])
    for (const name of ['Your friends', 'Stories for you'])
      expect((await home.agesIn(name)).filter(age => !(age <= 10))).toEqual([])
    await expect(page.locator('a[href^="/liveTv"]')).toHaveCount(0)
    await expect(home.leave).not.toHaveAttribute('aria-disabled', 'true')
    await home.leave.click()
    await expect(channelTools(page).kids.dialog.getByLabel('PIN', { exact: true })).toBeFocused()
  })
})

test.describe('The home page for children where only live television is sold', () => {
  test.use({ switches: { deployment: 'live' } })

  test('[MODE-01] [ROUTE-02] [AHEAD-22] is live television with their channels alone, as the home page of everybody there', async ({
    page,
  }) => {
    const home = kidsHome(page)
    await home.openLocked()
    await expect(page).toHaveURL(/\/liveTv(\?|$)/)
    await expect(livePage(page).list.getByRole('row')).toHaveCount(4)
    await expect(home.welcome).toHaveCount(0)
    await expect(channelTools(page).kids.leave).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-kids')
  })
})
