import { ask, must, user } from '@sintonia/operator/tests/support/client.ts'
import type { Page } from 'playwright/test'
import { addMs, MINUTE } from '../../models/codec/instant.ts'
import { PAGE_SIZE } from '../../models/paging.ts'
import { endpoints } from '../../models/wire/index.ts'
import { ANA } from './support/accounts.ts'
import { goTo } from './support/address.ts'
import { favouritesPage } from './support/favouritesPage.ts'
import { guidePage } from './support/guidePage.ts'
import { livePage } from './support/livePage.ts'
import { loginPage } from './support/loginPage.ts'
import { subscribeNext } from './support/reminders.ts'
import { searchPage } from './support/searchPage.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { goesOn, watchVideo } from './support/standing.ts'
import { readManifest, showsBroadcast, takeoverSign } from './support/takeover.ts'
import { expect, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'

const nav = (page: Page, name: string) => shell(page).navigation.getByRole('link', { name, exact: true })

const chooseOfAccount = async (page: Page, item: string): Promise<void> => {
  await shell(page).account.click()
  await page.getByRole('menuitem', { name: item }).click()
}

test.describe('The kind of data of the address', () => {
  test('[ROUTE-11] survives a login without a way back, buttons, links, and a logout', async ({ page, headEnd }) => {
    const login = loginPage(page)
    await login.open('?dataType=7')
    await login.logIn(ANA)
    await shell(page).isUser(ANA)
    await expect(page).toHaveURL(`${headEnd.origin}/home?dataType=7`)
    await chooseOfAccount(page, 'My account')
    await expect(page).toHaveURL(`${headEnd.origin}/my/account?dataType=7`)
    await page.getByRole('link', { name: 'My plan' }).click()
    await expect(page).toHaveURL(`${headEnd.origin}/my/plan?dataType=7`)
    await shell(page).logOut()
    await shell(page).isGuest()
    await expect(page).toHaveURL(`${headEnd.origin}/home?dataType=7`)
    await page.goBack()
    await expect(page).not.toHaveURL(/\/my\/plan/)
  })

  test('[ROUTE-11] survives the ways that the app itself goes: to the login page, back from it, and to another channel', async ({
    page,
  }) => {
    const live = livePage(page)
    await live.open('?dataType=7')
    await live.plays('Aurora')
    await expect(page).toHaveURL(/\/liveTv\?dataType=7&id=1101$/)
    await live.tune('Mundo 24')
    await expect(page).toHaveURL(/\/liveTv\?dataType=7&id=1301$/)
    await live.star('Mundo 24').click()
    await expect(page).toHaveURL(/\/login\?(.*&)?dataType=7(&|$)/)
    await loginPage(page).logIn(ANA)
    await shell(page).isUser(ANA)
    await expect(page).toHaveURL(/\/liveTv\?dataType=7&id=1301$/)
  })

  test('[ROUTE-11] stands in the links too, for who opens them elsewhere; the same page is opened once', async ({
    page,
  }) => {
    await page.goto('/home')
    await page.goto('/search?dataType=7')
    await expect(nav(page, 'Guide')).toHaveAttribute('href', /\?(.*&)?dataType=7/)
    await shell(page).header.getByRole('link', { name: 'Search' }).click()
    await page.goBack()
    await expect(page).toHaveURL(/\/home$/)
  })
})

/** Pressing it opens this address in a tab of its own; the page stays where it is. */
const opensNewTab = async (page: Page, press: () => Promise<void>, address: RegExp): Promise<void> => {
  const before = page.url()
  const opened = page.context().waitForEvent('page')
  await press()
  const tab = await opened
  await expect(tab).toHaveURL(address)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await tab.close()
  expect(page.url()).toBe(before)
}

const pictureOut = async (page: Page): Promise<void> => {
  const opened = page.context().waitForEvent('page')
  await livePage(page).press('Picture-in-picture')
  await opened
  await expect(page.getByRole('heading', { name: 'Playing in picture-in-picture' })).toBeVisible()
}

test.describe('While picture-in-picture is active', () => {
  test('[ROUTE-12] the account menu, the search and the links of a user open new tabs', async ({ page }) => {
    await openAs(page, ANA, '/liveTv?dataType=7')
    await livePage(page).plays('Aurora')
    await watchVideo(page)
    await pictureOut(page)
    await opensNewTab(page, () => chooseOfAccount(page, 'My account'), /\/my\/account\?dataType=7$/)
    await opensNewTab(
      page,
      () => shell(page).header.getByRole('link', { name: 'Search' }).click(),
      /\/search\?dataType=7$/,
    )
    await opensNewTab(page, () => nav(page, 'My list').press('Enter'), /\/favorites\?dataType=7$/)
    await goesOn(page, () => nav(page, 'Guide').click())
    await expect(page).toHaveURL(/\/liveTv\?(.*&)?view=guide/)
  })

  test('[ROUTE-12] so do the ways to the login page of a guest: the button, and a star', async ({ page }) => {
    const live = livePage(page)
    await live.open('?id=1101')
    await live.plays('Aurora')
    await watchVideo(page)
    await pictureOut(page)
    await opensNewTab(page, () => shell(page).loginLink.click(), /\/login\?redirect=%2FliveTv%3Fid%3D1101$/)
    await goesOn(page, () =>
      opensNewTab(page, () => live.star('Aurora').click(), /\/login\?redirect=%2FliveTv%3Fid%3D1101$/),
    )
  })

  test('[ROUTE-12] so do what the search has found, and what a cell of the guide leads a guest to', async ({
    page,
  }) => {
    const live = livePage(page)
    await page.goto('/search?q=glass')
    const found = searchPage(page).part('Films and series').getByRole('link').first()
    await expect(found).toBeVisible()
    await nav(page, 'Live').click()
    await live.plays('Aurora')
    await watchVideo(page)
    await pictureOut(page)
    await goesOn(page, () => page.goBack())
    await opensNewTab(page, () => found.press('Enter'), /\/vod\/detail\/\w+/)

    await goesOn(page, () => page.goForward())
    await nav(page, 'Guide').click()
    const guide = guidePage(page)
    const login = page.getByRole('dialog', { name: 'Log in to continue' }).getByRole('button', { name: 'Log in' })
    await expect(guide.stop).not.toHaveAccessibleName('')
    await guide.focusGrid()
    await expect(async () => {
      await guide.press('ArrowRight')
      expect(await guide.name()).toMatch(/set a reminder$/)
    }).toPass()
    await guide.press('Enter')
    await goesOn(page, () => opensNewTab(page, () => login.click(), /\/login\?redirect=/))
  })

  test('[ROUTE-12] of a film, so do the pages of live TV: a card by Enter, and a reminder that is watched now', async ({
    page,
    headEnd,
  }) => {
    const [programme] = await subscribeNext(headEnd, ['1301'])
    if (programme === undefined) throw new Error('nothing is subscribed')
    headEnd.control.moveClock({ to: addMs(programme.start, -10 * MINUTE) })
    await openAs(page, ANA, '/home')
    await page.goto('/vod/detail/s101')
    await titlePage(page).play.click()
    await livePage(page).picture.advances()
    const opened = page.context().waitForEvent('page')
    await livePage(page).press('Picture-in-picture')
    await opened
    await opensNewTab(page, () => nav(page, 'Live').press('Enter'), /\/liveTv/)
    headEnd.control.moveClock({ to: addMs(programme.start, -MINUTE) })
    await titlePage(page).star.click()
    const watchNow = page.getByRole('dialog', { name: 'Subscribed' }).getByRole('button', { name: 'Watch now' })
    await opensNewTab(page, () => watchNow.click(), /\/liveTv\?id=1301$/)
  })
})

const way = (page: Page) =>
  page.evaluate(
    (): ReadonlyArray<{ id: string; name: string; index: number }> =>
      JSON.parse(sessionStorage.getItem('sintonia.device.pagePath') ?? '[]'),
  )
const names = async (page: Page) => (await way(page)).map(({ id, name }) => `${id}: ${name}`)

test.describe('The way through the app', () => {
  test('[ROUTE-13] has one step for each page, channel and title that was seen, by the name that a person reads there', async ({
    page,
  }) => {
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await expect.poll(() => names(page)).toEqual(['liveTv: Aurora'])
    await live.tune('Mundo 24')
    await live.plays('Mundo 24')
    await nav(page, 'Guide').click()
    await expect(guidePage(page).grid).toBeVisible()
    await nav(page, 'Home').click()
    await expect(page).toHaveTitle('Home · Sintonia')
    await page.goto('/vod/detail/s101')
    await expect(titlePage(page).name).toHaveText('The House of Glass')
    await shell(page).header.getByRole('link', { name: 'Search' }).click()
    await page.getByRole('searchbox').fill('glass')
    await expect(page).toHaveURL(/q=glass/)
    const seen = [
      'liveTv: Aurora',
      'liveTv: Mundo 24',
      'liveTv: Guide',
      'home: Home',
      'vodDetail: The House of Glass',
      'search: Search',
    ]
    await expect.poll(() => names(page)).toEqual(seen)
    expect((await way(page)).map(({ index }) => index)).toEqual(seen.map((_, at) => at + 1))
  })

  test('[ROUTE-13] holds no page that only led to another one', async ({ page }) => {
    await page.goto('/nowhere')
    await expect(page).toHaveTitle('Home · Sintonia')
    await page.goto('/my/plan')
    await expect(page).toHaveURL(/\/login/)
    await loginPage(page).logIn(ANA)
    await expect(page).toHaveURL(/\/my\/plan$/)
    await chooseOfAccount(page, 'Log out')
    await shell(page).isGuest()
    await expect.poll(() => names(page)).toEqual(['home: Home', 'login: Log in', 'plan: My plan', 'home: Home'])
  })

  test('[ROUTE-13] is not lost by a reload as soon as the page is there', async ({ page }) => {
    await page.goto('/home')
    await expect(page).toHaveTitle('Home · Sintonia')
    await page.goto('/search')
    await expect(page).toHaveTitle('Search · Sintonia')
    await page.reload()
    await expect.poll(() => names(page)).toEqual(['home: Home', 'search: Search', 'search: Search'])
  })

  test('[ROUTE-13] another page begins at its top, also where only its query differs', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 500 })
    const scrolled = () => page.evaluate(() => window.scrollY)
    await page.goto('/liveTv')
    await livePage(page).plays('Aurora')
    await page.evaluate(() => window.scrollTo(0, 200))
    await expect.poll(scrolled).toBeGreaterThan(100)
    await nav(page, 'Guide').click()
    await expect(guidePage(page).grid).toBeVisible()
    expect(await scrolled()).toBe(0)
  })
})

test.describe('The title of the tab', () => {
  test('[UI-06] tells the page, the channel with what is on, and the film that plays', async ({ page }) => {
    await openAs(page, ANA, '/home')
    await expect(page).toHaveTitle('Home · Sintonia')
    await nav(page, 'Live').click()
    await livePage(page).plays('Aurora')
    const programme = await livePage(page).title.textContent()
    await expect(page).toHaveTitle(`${programme} · Aurora · Sintonia`)
    await nav(page, 'My list').click()
    await expect(page).toHaveTitle('My list · Sintonia')
    await chooseOfAccount(page, 'My account')
    await expect(page).toHaveTitle('Account · Sintonia')
    await page.goto('/vod/detail/s101')
    await expect(page).toHaveTitle('The House of Glass · Sintonia')
    await titlePage(page).play.click()
    await expect(page).toHaveTitle(/^The House of Glass · S\d+ E\d+ · .+ · The House of Glass · Sintonia$/)
  })
})

test.describe('The address of live TV', () => {
  test('[ROUTE-03] [ROUTE-10] names the channel that is on, in the guide too; Back and forward lead to each page with the channel it was left with', async ({
    page,
  }) => {
    const live = livePage(page)
    await live.open('?id=1101')
    await live.plays('Aurora')
    await nav(page, 'Guide').click()
    await expect(page).toHaveURL(/\/liveTv\?view=guide&id=1101$/)
    await nav(page, 'Home').click()
    await expect(page).toHaveTitle('Home · Sintonia')
    await nav(page, 'Live').click()
    await expect(page).toHaveURL(/\/liveTv\?id=1101$/)
    await live.tune('Mundo 24')
    await live.plays('Mundo 24')
    await expect(page).toHaveURL(/\/liveTv\?id=1301$/)
    await page.goBack()
    await expect(page).toHaveTitle('Home · Sintonia')
    await page.goForward()
    await expect(page).toHaveURL(/\/liveTv\?id=1301$/)
    await live.plays('Mundo 24')
    await page.goBack()
    await page.goBack()
    await expect(guidePage(page).grid).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/liveTv\?id=1101$/)
    await live.plays('Aurora')
  })

  test('[ROUTE-10] is not written over the page that somebody has just gone to', async ({ page }) => {
    const live = livePage(page)
    await live.open('?id=1101')
    await live.plays('Aurora')
    await live.find('Praça 1')
    const home = await nav(page, 'Home').elementHandle()
    await live.tuneButton('Praça 1').evaluate((channel: HTMLElement, link) => {
      channel.click()
      // the page is to tell of the channel now, and has not come to it
      const due = performance.now() + 150
      while (performance.now() < due);
      if (link instanceof HTMLElement) link.click()
    }, home)
    await expect(page).toHaveURL(/\/home$/)
    await expect(page).toHaveTitle(/Home · Sintonia$/)
    await page.waitForTimeout(500)
    await expect(page).toHaveURL(/\/home$/)
  })

  test('[ROUTE-15] [ROUTE-03] names no programme that the guide does not have', async ({ page }) => {
    const live = livePage(page)
    await live.open('?id=1101&start=60000')
    await live.plays('Aurora')
    await expect(page).toHaveURL(/\/liveTv\?id=1101$/)
    await goTo(page, '/liveTv?id=1101&start=noon')
    await expect(page).toHaveURL(/\/liveTv\?id=1101$/)
    await live.isTuned('Aurora')
  })

  for (const view of ['the list', 'the guide'])
    test(`[ROUTE-03] [ROUTE-10] a link opens its group in ${view}, however late the channels are; the choice of another stays in the address, and nothing of it in the history`, async ({
      page,
      headEnd,
    }) => {
      headEnd.control.addFault({ call: 'channelList', delayMs: 2_000 })
      const isGuide = view === 'the guide'
      await page.goto(isGuide ? '/liveTv?view=guide&columnId=news' : '/liveTv?columnId=news')
      const group = (name: string) =>
        isGuide
          ? page.getByRole('button', { name: `Group: ${name}` })
          : livePage(page).groups.getByRole('tab', { name, selected: true })
      const choose = async (name: string) => {
        if (!isGuide) return livePage(page).groups.getByRole('tab', { name }).click()
        await page.getByRole('button', { name: /^Group: / }).click()
        await page.getByRole('menuitemradio', { name }).click()
      }
      await expect(group('News')).toBeVisible()
      await expect(page).toHaveURL(/columnId=news/)
      const before = await page.evaluate(() => window.history.length)
      await choose('Kids')
      await expect(page).toHaveURL(/columnId=kids/)
      await expect(group('Kids')).toBeVisible()
      await nav(page, 'Home').click()
      await expect(page).toHaveTitle('Home · Sintonia')
      await page.goBack()
      await expect(group('Kids')).toBeVisible()
      await choose('All')
      await expect(page).not.toHaveURL(/columnId/)
      expect(await page.evaluate(() => window.history.length)).toBe(before + 1)
      await page.reload()
      await expect(group('All')).toBeVisible()
    })

  test('[ROUTE-15] [CAST-02] names what is on: a channel that a takeover refuses leaves the address again', async ({
    page,
    headEnd,
  }) => {
    const live = livePage(page)
    await live.open('?id=1101')
    await live.plays('Aurora')
    await expect.poll(() => headEnd.control.countOf('epgChecksums')).toBeGreaterThan(0)
    headEnd.control.openTakeover()
    await readManifest(page)
    await showsBroadcast(page, headEnd)
    await page.evaluate(() => {
      window.history.pushState({ key: 'typed', usr: null, idx: 1 }, '', '/liveTv?id=1301')
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
    })
    await expect(page).toHaveURL(/\/liveTv\?id=1101$/)
    await nav(page, 'Home').click()
    await page.getByRole('main').locator('a[href^="/liveTv?id="]:not([href$="1101"])').first().click()
    await expect(page).toHaveURL(/\/liveTv\?id=1101$/)
    await expect(takeoverSign(page)).toBeVisible()
    headEnd.control.closeTakeover()
    await readManifest(page)
    await expect(takeoverSign(page)).toHaveCount(0)
    await live.plays('Aurora')
    await expect(page).toHaveURL(/\/liveTv\?id=1101$/)
    await page.reload()
    await live.plays('Aurora')
  })
})

test.describe('A deployment that sells live television only', () => {
  test.use({ switches: { deployment: 'live' } })

  test('[MODE-01] [CHAN-08] the favourite channels of a user are reached by the navigation', async ({ page }) => {
    await openAs(page, ANA, '/liveTv')
    const live = livePage(page)
    await live.plays('Aurora')
    await expect(shell(page).navigation.getByRole('link')).toHaveText(['Live', 'Guide', 'My list'])
    await live.find('Mundo 24')
    await live.star('Mundo 24').click()
    await nav(page, 'My list').click()
    await expect(favouritesPage(page).channels.filter({ hasText: 'Mundo 24' })).toBeVisible()
  })
})

/** As many as the operator has put into it: three pages of its list. */
const WHOLE_SHELF = 48

/** Every title that the cards of the page lead to, as it is scrolled to its end. */
const listsAll = async (page: Page, expected: (met: ReadonlySet<string>) => void): Promise<void> => {
  const met = new Set<string>()
  await expect(async () => {
    const cards = page.getByRole('main').locator('a[href^="/vod/detail/"]')
    for (const address of await cards.evaluateAll(links => links.map(link => link.getAttribute('href') ?? '')))
      met.add(address)
    await page.mouse.wheel(0, 600)
    expected(met)
  }).toPass({ intervals: [100] })
}

test.describe('A shelf of the home page', () => {
  test('[UI-03] [VOD-04] leads to a page that lists the whole of it', async ({ page }) => {
    await page.goto('/home')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /^See more ?: New this month$/ }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'New this month' })).toBeVisible()
    await expect(page).toHaveTitle('New this month · Sintonia')
    await listsAll(page, met => expect(met.size).toBe(WHOLE_SHELF))
  })
})

for (const graphql of [false, true])
  test.describe(`What is recommended, ${graphql ? 'behind a gateway' : 'by calls'}`, () => {
    test.use({ switches: { graphql } })

    test('[UI-03] [VOD-12] leads to a page that lists the whole of it, in the language of the person', async ({
      page,
      headEnd,
    }) => {
      await openAs(page, ANA, '/home')
      const main = page.getByRole('main')
      await main.getByRole('link', { name: /^See more ?: Recommended for you$/ }).click()
      await expect(main.getByRole('heading', { level: 1, name: 'Recommended for you' })).toBeVisible()
      await expect(page).toHaveTitle('Recommended for you · Sintonia')
      const { token } = await user(headEnd.origin)
      const whole = { metaId: undefined, pageId: 1, pageSize: 500 }
      const { list } = await must(ask(headEnd.origin, endpoints.recommendations, whole, token))
      expect(list.length).toBeGreaterThan(PAGE_SIZE)
      const addresses = new Set(list.map(({ metaId }) => `/vod/detail/${metaId}`))
      await listsAll(page, met => expect(met).toEqual(addresses))
      await shell(page).chooseLanguage('es')
      await expect(main.getByRole('heading', { level: 1, name: 'Recomendado para ti' })).toBeVisible()
    })
  })
