import type { HeadEnd } from '@sintonia/operator'
import type { Locator, Page } from 'playwright/test'
import { addMs, MINUTE } from '../../models/codec/instant.ts'
import { ANA, LEO, PASSWORD } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { atCalmHour } from './support/calmHour.ts'
import { homePage, wantLiveForm } from './support/homePage.ts'
import { livePage } from './support/livePage.ts'
import { loginPage } from './support/loginPage.ts'
import { picture } from './support/picture.ts'
import { subscribeNext } from './support/reminders.ts'
import { searchPage } from './support/searchPage.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, startOperator, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'

/** The operator's settings, with what the specification names and nothing else. */
const settings = ({ control }: HeadEnd, properties: Readonly<Record<string, unknown>>): void =>
  control.addFault({ call: 'appProperties', result: properties })

const LOGIN_FAILED = expect.objectContaining({ kind: 'account', event: 'loginFailed' })

const kept = (page: Page, name: string): Promise<unknown> =>
  page.evaluate(key => JSON.parse(localStorage.getItem(key) ?? 'null'), `sintonia.device.${name}`)

test.describe('A password that the operator wants changed', () => {
  test('[AUTH-04] is asked for by the option alone, until the person has one of their own', async ({
    page,
    headEnd,
  }) => {
    settings(headEnd, { layoutConfig: { custom_modify_passwd_option: '1' } })
    const login = loginPage(page)
    await login.open()
    await login.logIn(LEO)
    await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeFocused()
    await page.goto('/home')
    await shell(page).isGuest()
    await login.open()
    await login.logIn(LEO)
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByLabel('New password').fill('sintonia2')
    await page.getByRole('main').getByRole('button', { name: 'Save' }).click()
    await shell(page).isUser(LEO)

    await shell(page).logOut()
    await shell(page).isGuest()
    await login.open()
    await login.logIn(LEO, 'sintonia2')
    await shell(page).isUser(LEO)
  })

  test('[AUTH-04] is not asked for where the option is off', async ({ page, headEnd }) => {
    settings(headEnd, { layoutConfig: { custom_modify_passwd_option: 0 } })
    const login = loginPage(page)
    await login.open()
    await login.logIn(ANA)
    await shell(page).isUser(ANA)
  })
})

test.describe('Terms that the operator keeps no account of', () => {
  test('[STORE-01] [AUTH-05] are agreed to once on a device, and again in a new version', async ({ page, headEnd }) => {
    const terms = (contractVersion: string) =>
      headEnd.control.addFault({
        call: 'policies',
        result: { policyList: [{ policyId: 'terms', policyType: 'TERMS', title: 'Terms of use', contractVersion }] },
      })
    terms('7')
    const login = loginPage(page)
    const agree = page.getByRole('main').getByRole('button', { name: 'Agree and log in' })
    const agreeing = async () => {
      await login.open()
      await login.logIn(ANA)
      await page.locator('section[tabindex="0"]').press('End')
      await agree.click()
      await shell(page).isUser(ANA)
      await shell(page).logOut()
      await shell(page).isGuest()
    }
    await agreeing()
    expect(await kept(page, 'agreedPolicies')).toEqual({ 100001: { terms: '7' } })
    await login.open()
    await login.logIn(ANA)
    await shell(page).isUser(ANA)
    await shell(page).logOut()
    await shell(page).isGuest()

    headEnd.control.clearFaults()
    terms('8')
    await agreeing()
  })
})

test.describe('Reports', () => {
  test('[NET-07] go to the host of the manifest, without the session in their address', async ({ browser }) => {
    const collector = await startOperator()
    const operator = await startOperator({ reportHost: collector.origin })
    const page = await browser.newPage({ baseURL: operator.origin })
    const addresses: string[] = []
    page.on('request', request => {
      if (request.url().includes('/dataReport/')) addresses.push(request.url())
    })
    const login = loginPage(page)
    await login.open()
    await login.logIn(ANA, 'wrong-pass1')
    await expect.poll(() => collector.control.metrics()).toContainEqual(LOGIN_FAILED)
    expect(operator.control.metrics()).toEqual([])
    expect(new Set(addresses)).toEqual(new Set([`${collector.origin}/dataReport/metric/batchpost/v1`]))
    await page.close()
    await Promise.all([operator.close(), collector.close()])
  })

  test('[NET-07] go to the operator itself where the manifest names no host', async ({ page, headEnd, silence }) => {
    silence.allow(FAILED_REQUEST)
    const manifest = { uiProperties: {}, otherProperties: { visitorMode: 1 } }
    headEnd.control.addFault({ call: 'manifest', result: manifest })
    const login = loginPage(page)
    await login.open()
    await login.logIn(ANA, 'wrong-pass1')
    await expect.poll(() => headEnd.control.metrics()).toContainEqual(LOGIN_FAILED)
  })

  test.describe('whose host is down', () => {
    test.use({ switches: { reportHost: 'http://127.0.0.1:9' } })
    test('[NET-07] are kept, and nobody is told to be offline', async ({ page, silence }) => {
      silence.allow(FAILED_REQUEST, /^foreign request: http:\/\/127\.0\.0\.1:9\/dataReport\//)
      const login = loginPage(page)
      await login.open()
      const failed = page.waitForEvent('requestfailed', request => request.url().startsWith('http://127.0.0.1:9'))
      await login.logIn(ANA, 'wrong-pass1')
      await failed
      await login.logIn(ANA)
      await shell(page).isUser(ANA)
      expect(await kept(page, 'metrics')).toContainEqual(LOGIN_FAILED)
    })
  })
})

test.describe('How a player begins', () => {
  test('[MODE-07] [STORE-01] a channel waits, silent and in the quality of the operator; what the person chooses wins and stays', async ({
    page,
    headEnd,
  }) => {
    settings(headEnd, { defaultPlayConfig: { resolution: 20, autoPlay: false, muted: true } })
    const live = livePage(page)
    await live.open('?id=1101')
    await expect(live.control('Play')).toBeAttached()
    await expect(live.control('Quality: LQ')).toBeAttached()
    await expect.poll(live.picture.facts).toMatchObject({ height: 180, isPaused: true, isMuted: true })
    expect(await kept(page, 'appProperties')).toMatchObject({
      defaultPlayConfig: { resolution: 20, autoPlay: 0, muted: 1 },
    })

    await live.press('Play')
    await live.plays('Aurora')
    await live.press('Unmute')
    await live.press(/^Quality: /)
    await page.getByRole('menuitemradio', { name: 'HD' }).click()
    await expect.poll(live.picture.facts).toMatchObject({ height: 720, isPaused: false, isMuted: false })

    await page.reload()
    await expect(live.control('Play')).toBeAttached()
    await expect.poll(live.picture.facts).toMatchObject({ height: 180, isPaused: true, isMuted: false })
    await live.tune('Mundo 24')
    await live.plays('Mundo 24')
  })

  test('[MODE-07] a channel plays with its sound where the operator says so, or nothing', async ({ page, headEnd }) => {
    const live = livePage(page)
    for (const properties of [{}, { defaultPlayConfig: { autoPlay: 1, muted: 0 } }]) {
      headEnd.control.clearFaults()
      settings(headEnd, properties)
      await live.open('?id=1101')
      await live.plays('Aurora')
      await live.isHeard()
    }
  })

  test('[MODE-07] a wished title plays silent and in the quality of the operator; the next episode waits to be wished', async ({
    page,
    headEnd,
  }) => {
    settings(headEnd, { defaultPlayConfig: { resolution: 2, autoPlay: 0, muted: 1 } })
    await openAs(page, ANA, '/vod/detail/s101')
    const player = page.getByRole('dialog', { name: 'Title player' })
    const { advances, facts } = picture(page)
    await titlePage(page).play.click()
    await advances()
    await expect.poll(facts).toMatchObject({ height: 720, isPaused: false, isMuted: true })
    await player.hover()
    await expect(player.getByRole('button', { name: 'Quality: HD' })).toBeAttached()
    await page.keyboard.press('End')
    await expect(page.getByText(/^Are you still watching/)).toBeVisible()
    await player.getByRole('button', { name: 'Play the next episode' }).click()
    await expect(player).toContainText('S1 E2')
  })
})

const TITLES = ['Films', 'Series']

test.describe('Content mode', () => {
  const entries = (page: Page) =>
    page
      .getByRole('navigation')
      .first()
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.textContent ?? ''))

  for (const { contentMode, shown, landings } of [
    { contentMode: 0, shown: ['Home', 'Live', 'Guide', ...TITLES], landings: ['/home', '/liveTv', '/vod/detail/s101'] },
    { contentMode: 1, shown: ['Live', 'Guide'], landings: ['/liveTv', '/liveTv', '/liveTv'] },
    { contentMode: 2, shown: ['Home', ...TITLES], landings: ['/home', '/home', '/vod/detail/s101'] },
    { contentMode: 3, shown: ['Home', ...TITLES], landings: ['/home', '/home', '/vod/detail/s101'] },
  ] as const) {
    test(`[MODE-06] ${contentMode} decides what the pages, the navigation and their addresses show`, async ({
      page,
      headEnd,
    }) => {
      settings(headEnd, { contentMode })
      for (const [index, address] of ['/home', '/liveTv?id=1101', '/vod/detail/s101'].entries()) {
        await page.goto(address)
        await expect(page).toHaveURL(url => url.pathname === landings[index])
        await expect.poll(() => entries(page)).toEqual(shown)
      }
    })
  }

  test('[MODE-06] live: nothing of the titles is found or asked for; vod: nothing of the channels', async ({
    page,
    headEnd,
  }) => {
    const field = page.getByRole('searchbox').or(page.getByRole('combobox')).first()
    settings(headEnd, { contentMode: 1 })
    await page.goto('/search?q=aurora')
    await expect(field).toHaveAccessibleName('Channels and programmes')
    const aurora = searchPage(page).part('Best match').getByRole('link', { name: 'Watch Aurora' })
    await expect(aurora).toBeVisible()
    expect(headEnd.control.countOf('search')).toBe(0)

    headEnd.control.reset()
    settings(headEnd, { contentMode: 2 })
    await page.goto('/search?q=aurora')
    await expect(field).toHaveAccessibleName('Films, series and people')
    await expect.poll(() => headEnd.control.countOf('search')).toBeGreaterThan(0)
    await expect(aurora.or(page.getByRole('heading', { name: 'Channels' }))).toHaveCount(0)
  })

  test('[MODE-06] live2vod: what was broadcast stands on the home page and plays as a title; no channel plays live', async ({
    page,
    headEnd,
  }) => {
    settings(headEnd, { contentMode: 3 })
    await openAs(page, ANA, '/home')
    const rail = page.getByRole('region', { name: 'Aurora' })
    await rail.getByRole('link').first().click()
    await expect(page).toHaveURL(url => url.pathname === '/liveTv' && url.searchParams.has('start'))
    const { advances, programDateTime } = picture(page)
    await advances()
    expect(headEnd.control.now() - (await programDateTime())).toBeGreaterThan(60_000)
    expect(headEnd.control.requests().some(({ path }) => path.startsWith('/dvr/dvr-aurora'))).toBe(true)
    expect(headEnd.control.requests().filter(({ path }) => path.startsWith('/live/'))).toEqual([])
  })
})

const rail = (page: Page, channel = 'Aurora') => page.getByRole('region', { name: channel, exact: true })
const titleOf = async (card: Locator): Promise<string> => (await card.locator('b').textContent()) ?? ''
const playsFromTheRecorder = async (page: Page, headEnd: HeadEnd) => {
  await expect(page).toHaveURL(url => url.pathname === '/liveTv' && url.searchParams.has('start'))
  await picture(page).advances()
  const paths = headEnd.control.requests().map(({ path }) => path)
  expect(paths.some(path => path.startsWith('/dvr/'))).toBe(true)
  expect(paths.filter(path => path.startsWith('/live/'))).toEqual([])
}

test.describe('Content mode 3, live2vod', () => {
  test('[MODE-06] a programme that was broadcast is a hit of the search and plays from the recorder; no hit leads to a live channel', async ({
    page,
    headEnd,
  }) => {
    settings(headEnd, { contentMode: 3 })
    await openAs(page, ANA, '/home')
    const title = await titleOf(rail(page).getByRole('listitem').first())
    await page.goto(`/search?q=${encodeURIComponent(title)}`)
    const hits = searchPage(page).part('Programmes').getByRole('listitem').filter({ hasText: title })
    await expect(hits.first()).toBeVisible()
    const links = searchPage(page).main.locator('a[href^="/liveTv"]')
    for (const address of await links.evaluateAll(all => all.map(link => link.getAttribute('href'))))
      expect(address).toMatch(/[?&]start=\d+/)
    await expect(searchPage(page).part('Channels')).toHaveCount(0)
    await hits.getByRole('link').first().click()
    await playsFromTheRecorder(page, headEnd)
  })

  test("[MODE-06] [UI-03] 'see more' of a channel leads to all that its catch-up window holds", async ({
    page,
    headEnd,
  }) => {
    settings(headEnd, { contentMode: 3 })
    await openAs(page, ANA, '/home')
    await rail(page)
      .getByRole('link', { name: /^See more/ })
      .click()
    await playsFromTheRecorder(page, headEnd)
    const programmes = page.getByRole('region', { name: 'Programmes' })
    const days = programmes.getByRole('tab')
    await expect(days.last()).toContainText('Today')
    await expect(days).toHaveCount(8)
    await days.nth(2).click()
    await expect(programmes.getByRole('link', { name: /^Replay / }).first()).toBeVisible()
  })

  test('[MODE-06] [REM-04] nobody is reminded of a channel that is not played live', async ({ page, headEnd }) => {
    const [programme] = await subscribeNext(headEnd, ['1301'])
    if (programme === undefined) throw new Error('nothing is subscribed')
    headEnd.control.moveClock({ to: addMs(programme.start, -MINUTE) })
    headEnd.control.clearRequests()
    settings(headEnd, { contentMode: 3 })
    await openAs(page, ANA, '/home')
    await shell(page).account.click()
    // what goes on beside the screens is there
    await expect(page.getByRole('menuitem', { name: 'Kids mode' })).toBeVisible()
    expect(headEnd.control.countOf('reminderList')).toBe(0)
    await expect(page.getByRole('dialog', { name: 'Subscribed' })).toHaveCount(0)
  })

  test('[MODE-06] nothing beside a replay leads to a channel as it runs, and the address of one leads home', async ({
    page,
    headEnd,
  }) => {
    // some of the day can be watched again
    atCalmHour(headEnd)
    settings(headEnd, { contentMode: 3 })
    await openAs(page, ANA, '/home')
    await page.getByRole('region', { name: 'Aurora' }).getByRole('link').first().click()
    const live = livePage(page)
    await live.picture.advances()
    const replay = page.url()
    const programmes = page.getByRole('region', { name: 'Programmes' })
    await expect(programmes.getByRole('link', { name: /^Replay / }).first()).toBeVisible()
    await expect(programmes.getByRole('button', { name: /^(Remind me|See plans) / })).toHaveCount(0)
    await expect(programmes.getByRole('tab').last()).toContainText('Today')
    await expect(live.list).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replays')
    await live.player.hover()
    await expect(live.control('Start over')).toBeAttached()
    await expect(live.control('Back to live')).toHaveCount(0)
    await live.player.focus()
    await page.keyboard.press('ArrowDown')
    await live.picture.advances()
    expect(page.url()).toBe(replay)

    await page.evaluate(() => {
      window.history.pushState({ key: 'typed', usr: null, idx: 9 }, '', '/liveTv?id=1301')
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
    })
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('region', { name: 'Aurora' }).getByRole('link').first()).toBeVisible()
  })
})

test.describe('Content mode 3 of a deployment that sells live television alone', () => {
  test.use({ switches: { deployment: 'live' } })

  test('[MODE-06] [MODE-01] where the business type is live, replays alone are offered: nothing is asked of a catalogue', async ({
    page,
    headEnd,
  }) => {
    settings(headEnd, { contentMode: 3 })
    await openAs(page, ANA, '/home')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(shell(page).navigation.getByRole('link')).toHaveText(['Home'])
    expect(await violations(page)).toEqual([])
    const title = await titleOf(rail(page).getByRole('listitem').first())
    for (const address of ['/favorites', '/history', '/vod/type/movies', '/vod/detail/s101', '/liveTv?id=1101']) {
      await page.goto(address)
      await expect(page).toHaveURL(/\/home$/)
    }
    await page.goto(`/search?q=${encodeURIComponent(title)}`)
    await expect(searchPage(page).part('Programmes').getByRole('listitem').first()).toBeVisible()
    expect(headEnd.control.requests().filter(({ path }) => /\/(vodapi|searchApi)\//.test(path))).toEqual([])
    await page.goto('/home')
    await page.getByRole('main').getByRole('link', { name: 'Replay', exact: true }).click()
    await playsFromTheRecorder(page, headEnd)
  })
})

test.describe('Properties of the app', () => {
  test('[MODE-07] give the theme to begin with, until the person chooses one, and stand in place of entries of the layout', async ({
    page,
    headEnd,
  }) => {
    settings(headEnd, { initProperties: { theme: 'light' }, dynamicUiProperties: { more_like_this_switch: 0 } })
    await page.goto('/vod/detail/s101')
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
    await expect.poll(theme).toBe('light')
    const { alike, persons } = titlePage(page)
    await expect(persons).toBeVisible()
    await expect(alike).toHaveCount(0)
    await page.getByRole('button', { name: 'Use the dark theme' }).first().click()
    await page.reload()
    await expect(persons).toBeVisible()
    await expect.poll(theme).toBe('dark')

    headEnd.control.clearFaults()
    await page.reload()
    await expect(alike).toBeAttached()
  })

  test('[NET-11] the operator\u2019s own line of a slide and name of a login are shown', async ({ page }) => {
    await page.route(/\/vodapi\/.*playlist/, async route => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(
        /"customizedDisplayInfo":"[^"]*"/g,
        '"customizedDisplayInfo":"Only this week"',
      )
      await route.fulfill({ response, body })
    })
    await page.route('**/api/account/login/v3', async route => {
      const response = await route.fetch()
      const body = (await response.text()).replace('"accountId":', '"loginMethodMapValue":"Sintonia ID","accountId":')
      await route.fulfill({ response, body })
    })
    const login = loginPage(page)
    await login.open()
    await login.logIn(ANA)
    await shell(page).isUser(ANA)
    await expect(page.getByText('Only this week').first()).toBeVisible()
    await page.goto('/my/account')
    await expect(page.getByRole('main').getByText('Sintonia ID')).toBeVisible()
  })

  test("[NET-10] [CHAN-12] the operator's own line of a channel's banner is shown on the live form of the home page", async ({
    page,
  }) => {
    await wantLiveForm(page)
    await page.route('**/api/channel/banner/list/v1', async route => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(
        '"bannerItemId":',
        '"customizedDisplayInfo":"Only tonight","bannerItemId":',
      )
      await route.fulfill({ response, body })
    })
    const home = homePage(page)
    await home.open()
    await expect(home.banner).toContainText('Only tonight')
  })
})
