import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { MINUTE, SECOND } from '../../models/codec/instant.ts'
import { ANA, LEO } from './support/accounts.ts'
import { goTo } from './support/address.ts'
import { starredBefore } from './support/favouritesPage.ts'
import { historyPage, watchedBefore } from './support/historyPage.ts'
import { holdBack } from './support/holdBack.ts'
import { homePage } from './support/homePage.ts'
import { type LivePage, livePage } from './support/livePage.ts'
import { loginPage } from './support/loginPage.ts'
import { picture } from './support/picture.ts'
import { processesOf } from './support/processes.ts'
import { untilQuiet } from './support/quiet.ts'
import { subscribeNext } from './support/reminders.ts'
import { shell } from './support/shell.ts'
import { logInAs, openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'
import { setVisible } from './support/visibility.ts'
import { sentBy } from './support/wire.ts'
import { ownersOfAnswers } from './support/worker.ts'

const TOKENS = ['token', 'catchupToken', 'memberSiteToken', 'refreshToken', 'renewCodeToken', 'streamMediaTrackerToken']

/** What the device keeps of the person, by name. */
const keptOfUser = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith('sintonia.user.'))),
  )

/** The same without what the update poll keeps, whose answer may come at any time. */
const sessionOf = async (page: Page) => {
  const { 'sintonia.user.channelUpdates': _, ...session } = await keptOfUser(page)
  return session
}

const tokensOf = async (page: Page) => JSON.parse((await keptOfUser(page))['sintonia.user.tokens'] ?? '{}')

/**
 * Makes the app call the operator without leaving the channel: rows come into view whose programmes are not known.
 * Where another call has been first, and the list is gone, there is nothing to do.
 */
const lookFurtherDown = ({ page }: LivePage) =>
  page.evaluate(() => {
    const box = document.querySelector('#channels')
    if (box !== null) box.scrollTop = box.scrollHeight
  })

/** Runs in a page: as on a busy machine, where what another process stores is seen only after a while. */
const seeOthersLate = (): void => {
  // about:blank has no storage
  if (location.origin === 'null') return
  Reflect.deleteProperty(window, 'BroadcastChannel')
  const name = 'sintonia.user.tokens'
  const { getItem, setItem, removeItem } = Storage.prototype
  let seen = getItem.call(localStorage, name)
  Storage.prototype.getItem = function (key) {
    return key === name ? seen : getItem.call(this, key)
  }
  Storage.prototype.setItem = function (key, value) {
    if (key === name) seen = value
    setItem.call(this, key, value)
  }
  Storage.prototype.removeItem = function (key) {
    if (key === name) seen = null
    removeItem.call(this, key)
  }
  addEventListener('storage', event => {
    if (event.key !== name || !event.isTrusted) return
    event.stopImmediatePropagation()
    setTimeout(() => {
      seen = event.newValue
      dispatchEvent(new StorageEvent('storage', { key: name, newValue: seen }))
    }, 700)
  })
}

const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)

test.describe('Who the viewer is', () => {
  test('[SES-01] a visitor login makes the guest once, and a reload finds the same guest', async ({
    page,
    headEnd,
  }) => {
    await page.goto('/home')
    await shell(page).isGuest()
    await untilQuiet(headEnd)
    expect(headEnd.control.countOf('login')).toBe(1)
    const before = await sessionOf(page)
    expect(JSON.parse(before['sintonia.user.account'] ?? '{}')).toMatchObject({ loginMethod: 'visitorLogin' })
    await page.reload()
    await shell(page).isGuest()
    expect(headEnd.control.countOf('login')).toBe(1)
    expect(await sessionOf(page)).toEqual(before)
  })

  test('[SES-05] [NET-11] the tokens of a user are kept over a reload; the one for a new code is sent nowhere', async ({
    page,
    context,
    headEnd,
  }) => {
    const sent = sentBy(context)
    const answered = page.waitForResponse(response => response.request().postData()?.includes('emailLogin') === true)
    await logInAs(page, ANA, '/liveTv')
    const { result } = await (await answered).json()
    const tokens = await tokensOf(page)
    expect(Object.keys(tokens).sort()).toEqual([...TOKENS, 'streamTokenMinutes'].sort())
    expect(tokens).toEqual(result.tokens)
    const logins = headEnd.control.countOf('login')
    await page.reload()
    await shell(page).isUser(ANA)
    await livePage(page).plays('Aurora')
    expect(headEnd.control.countOf('login')).toBe(logins)
    expect(await tokensOf(page)).toEqual(tokens)
    await shell(page).logOut()
    await shell(page).isGuest()
    const carriers = (token: string) => sent.texts().filter(text => text.includes(token))
    expect(carriers(result.tokens.token)).not.toEqual([])
    expect(carriers(result.tokens.renewCodeToken)).toEqual([])
  })

  test('[SES-08] logging out ends the session at the operator and on the device', async ({ page, headEnd }) => {
    await openAs(page, ANA, '/liveTv')
    const live = livePage(page)
    await live.plays('Aurora')
    const before = await keptOfUser(page)
    await shell(page).logOut()
    await shell(page).isGuest()
    expect(headEnd.control.countOf('logout')).toBe(1)
    const after = await keptOfUser(page)
    expect(JSON.stringify(after)).not.toContain('Ana')
    expect(after['sintonia.user.tokens']).not.toBe(before['sintonia.user.tokens'])
    await live.plays('Aurora')
    await live.find('Arena')
    await expect(live.tuneButton('Arena')).toHaveAccessibleName(/not in your plan/)
  })

  test.describe('with lists of their own', () => {
    test.use({ switches: { deployment: 'both' } })

    test('[SES-08] leaves no star, no reminder, nothing watched and no answer of theirs on the device', async ({
      page,
      headEnd,
    }) => {
      await starredBefore(headEnd, ['1301'])
      await subscribeNext(headEnd, ['1101'])
      await watchedBefore(headEnd, ['1601'])
      await openAs(page, ANA, '/vod/detail/s101')
      const { accountId } = JSON.parse((await keptOfUser(page))['sintonia.user.account'] ?? '{}')
      await titlePage(page).play.click()
      await picture(page).advances()
      const history = historyPage(page)
      await page.goto('/history?list=channels')
      await expect(history.channels).toHaveText(['Kiosko'])
      const live = livePage(page)
      await live.open()
      await live.find('Mundo 24')
      await expect(live.star('Mundo 24')).toHaveAttribute('aria-pressed', 'true')
      const lists = ['favouriteIds', 'reminders', 'vodPlaces'].map(name => `sintonia.user.${name}`)
      const names = async () => Object.keys(await keptOfUser(page))
      await expect.poll(names).toEqual(expect.arrayContaining(lists))
      await expect.poll(() => ownersOfAnswers(page)).toContain(accountId)

      await shell(page).logOut()
      await shell(page).isGuest()
      await live.find('Mundo 24')
      await expect(live.star('Mundo 24')).toHaveAttribute('aria-pressed', 'false')
      await expect(live.list.locator('[aria-pressed=true]')).toHaveCount(0)
      await expect.poll(() => ownersOfAnswers(page)).not.toContain(accountId)
      await goTo(page, '/history?list=channels')
      await expect(history.main.getByRole('heading', { name: 'Your history is kept with your account' })).toBeVisible()
      await expect(history.main.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
      await expect(history.channels).toHaveCount(0)
      expect((await names()).filter(name => lists.includes(name))).toEqual([])
    })
  })

  test('[SES-08] [MODE-05] without visitors a logout leads to the login page and leaves nothing of the user', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.setVisitorMode(false)
    await page.goto('/liveTv')
    await expect(page).toHaveURL(/\/login\?redirect=%2FliveTv$/)
    await expect(page.getByRole('link', { name: 'Look around as a guest' })).toHaveCount(0)
    await loginPage(page).logIn(LEO)
    await livePage(page).plays('Aurora')
    const others = async () => (await ownersOfAnswers(page)).filter(owner => owner !== '')
    await expect.poll(others).not.toEqual([])
    await shell(page).logOut()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    expect(await keptOfUser(page)).toEqual({})
    await expect.poll(others).toEqual([])
  })

  test('[MODE-05] [ROUTE-08] who must log in gets the form, also where the words of the page come last', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.setVisitorMode(false)
    const letCome = await holdBack(page, '**/assets/en.*.js')
    const known = page.waitForResponse(response => response.url().includes('/app/property/query'))
    await page.goto('/liveTv', { waitUntil: 'commit' })
    await known
    letCome()
    await expect(loginPage(page).submit).toBeEnabled()
  })

  test('[ROLE-04] a guest’s star leads to login and back to the same channel, where the star then holds', async ({
    page,
    headEnd,
  }) => {
    const live = livePage(page)
    await live.open('?id=1301')
    await live.plays('Mundo 24')
    await live.star('Mundo 24').click()
    await expect(page).toHaveURL(/\/login\?redirect=%2FliveTv%3Fid%3D1301$/)
    await loginPage(page).logIn(LEO)
    await expect(page).toHaveURL(/\/liveTv\?id=1301$/)
    await live.plays('Mundo 24')
    const star = live.star('Mundo 24')
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => headEnd.control.countOf('favouriteCreate')).toBe(1)
    await page.reload()
    await live.find('Mundo 24')
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => headEnd.control.countOf('favouriteDelete')).toBe(1)
  })

  test('[NET-04] [CHAN-08] a star that the operator does not take is put back, and its words stand for 5 s', async ({
    page,
    headEnd,
  }) => {
    await openAs(page, LEO, '/liveTv')
    const live = livePage(page)
    await live.find('Praça 1')
    headEnd.control.addFault({
      call: 'favouriteCreate',
      delayMs: 2_000,
      errCode: 10102999,
      message: 'Favourites rest today',
    })
    await live.star('Praça 1').click()
    await expect(live.star('Praça 1')).toHaveAttribute('aria-pressed', 'true')
    const toast = shell(page).toast.filter({ hasText: 'Favourites rest today' })
    await expect(toast).toBeVisible()
    const shown = Date.now()
    await expect(live.star('Praça 1')).toHaveAttribute('aria-pressed', 'false')
    await expect(toast).toBeHidden()
    expect(Date.now() - shown).toBeGreaterThan(4_000)
  })
})

test.describe('A session that ends in mid-playback', () => {
  test('[SES-02] [SES-07] with visitors: the picture goes on for a guest, and logging in leads back', async ({
    page,
    headEnd,
  }) => {
    await openAs(page, ANA, '/liveTv')
    const live = livePage(page)
    await live.plays('Aurora')
    await markPage(page)
    const { position } = await live.picture.facts()
    headEnd.control.expireTokens('session')
    await lookFurtherDown(live)
    await shell(page).isGuest()
    await live.picture.advances()
    expect(await isSamePage(page)).toBe(true)
    expect((await live.picture.facts()).position).toBeGreaterThan(position)
    await expect(shell(page).toast).toHaveText(['', ''].slice(0, await shell(page).toast.count()))

    await live.tune('Arena')
    await expect(live.player.getByRole('heading', { name: 'Log in to watch Arena' })).toBeVisible()
    await live.control('Log in').click()
    await loginPage(page).logIn(ANA)
    await live.plays('Arena')
  })

  test('[SES-02] [SES-07] a channel that only the user may watch shows its lock when the session ends', async ({
    page,
    headEnd,
  }) => {
    await openAs(page, ANA, '/liveTv?id=1205')
    const live = livePage(page)
    await live.plays('Arena')
    headEnd.control.expireTokens('session')
    await lookFurtherDown(live)
    await expect(live.player.getByRole('heading', { name: 'Log in to watch Arena' })).toBeVisible()
    await shell(page).isGuest()
    await expect(page).toHaveURL(/\/liveTv\?id=1205$/)
  })

  test('[SES-02] [SES-07] [MODE-05] without visitors: the login page, and back to the channel after it', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.setVisitorMode(false)
    await openAs(page, ANA, '/liveTv?id=1205')
    const live = livePage(page)
    await live.plays('Arena')
    headEnd.control.expireTokens('session')
    await lookFurtherDown(live)
    await expect(page).toHaveURL(/\/login\?redirect=%2FliveTv%3Fid%3D1205$/)
    expect(await live.picture.sounding()).toBe(0)
    await loginPage(page).logIn(ANA)
    await expect(page).toHaveURL(/\/liveTv\?id=1205$/)
    await live.plays('Arena')
  })

  test('[SES-07] what a person is typing at the login outlives the end of the guest’s session', async ({
    page,
    headEnd,
  }) => {
    const login = loginPage(page)
    await login.open('?redirect=%2FliveTv')
    await login.email.fill(ANA.email)
    headEnd.control.expireTokens('session')
    await login.password.fill('sintonia1')
    await login.submit.click()
    await shell(page).isUser(ANA)
    await expect(page).toHaveURL(/\/liveTv/)
  })

  test('[SES-03] a code of an invalid session ends a user’s session like an expired login, without a word', async ({
    page,
    headEnd,
  }) => {
    await openAs(page, LEO, '/liveTv')
    const live = livePage(page)
    await live.isTuned('Aurora')
    headEnd.control.addFault({ call: 'favouriteCreate', errCode: 555, message: 'session invalid', times: 2 })
    await live.star('Aurora').click()
    await shell(page).isGuest()
    await expect(page.getByText('session invalid')).toHaveCount(0)
    expect(headEnd.control.countOf('tokenRefresh')).toBe(1)
  })

  test('[SES-03] 555, 200 to 205, 208, 220, 223 and 404 make a new guest of a guest', async ({ page, headEnd }) => {
    const sessionId = async () => JSON.parse((await keptOfUser(page))['sintonia.user.account'] ?? '{}').sessionId
    await page.goto('/login')
    await expect.poll(sessionId).toBeDefined()
    for (const errCode of [555, 200, 201, 202, 203, 204, 205, 208, 220, 223, 404]) {
      await untilQuiet(headEnd)
      const before = await sessionId()
      headEnd.control.addFault({ call: 'channelList', errCode, message: 'session invalid', times: 2 })
      await page.reload()
      await expect.poll(sessionId, `errCode ${errCode}`).not.toBe(before)
      await expect.poll(() => headEnd.control.faults()).toEqual([])
      await expect(page.getByText('session invalid')).toHaveCount(0)
    }
  })

  test('[SES-06] many calls that meet an expired token share one refresh, and all are sent again', async ({
    page,
    headEnd,
  }) => {
    await openAs(page, ANA)
    await untilQuiet(headEnd)
    await page.goto('about:blank')
    headEnd.control.expireTokens('access')
    headEnd.control.clearRequests()
    const together = ['channelList', 'contentAuthority', 'contentRules', 'favouriteList']
    // all of them are on their way before the first is refused
    for (const call of together) headEnd.control.addFault({ call, delayMs: SECOND, times: 1 })
    await page.goto('/liveTv')
    const live = livePage(page)
    await live.plays('Aurora')
    await shell(page).isUser(ANA)
    expect(headEnd.control.countOf('tokenRefresh')).toBe(1)
    const again = together.filter(call => headEnd.control.countOf(call) === 2)
    expect(again.length).toBeGreaterThan(1)
    await live.find('Arena')
    await expect(live.tuneButton('Arena')).not.toHaveAccessibleName(/not in your plan/)
  })

  test('[SES-06] a refresh that the network loses does not end the session', async ({ page, headEnd, silence }) => {
    silence.allow(FAILED_REQUEST)
    await openAs(page, ANA, '/liveTv')
    const live = livePage(page)
    await live.plays('Aurora')
    headEnd.control.expireTokens('access')
    headEnd.control.addFault({ call: 'tokenRefresh', connection: 'drop', times: 1 })
    await lookFurtherDown(live)
    await expect.poll(() => headEnd.control.countOf('tokenRefresh')).toBeGreaterThan(1)
    await shell(page).isUser(ANA)
    await live.picture.advances()
  })
})

test.describe('Two tabs are one session', () => {
  /** Neither is in the middle of a call, whose refusal would tell it first. */
  const twoTabs = async (page: Page, headEnd: HeadEnd) => {
    await openAs(page, ANA)
    const other = await page.context().newPage()
    await other.goto('/home')
    await shell(other).isUser(ANA)
    await untilQuiet(headEnd)
    await markPage(page)
    return other
  }

  test('[SES-04] [AHEAD-13] a logout in one tab loads the other, visible one again', async ({ page, headEnd }) => {
    const other = await twoTabs(page, headEnd)
    await shell(other).logOut()
    await shell(other).isGuest()
    await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false)
    await shell(page).isGuest()
  })

  test('[SES-04] a hidden tab is loaded again when the person comes back to it', async ({ page, headEnd }) => {
    const other = await twoTabs(page, headEnd)
    await setVisible(page, false)
    await shell(other).logOut()
    await shell(other).isGuest()
    expect(await isSamePage(page)).toBe(true)
    await setVisible(page, true)
    await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false)
    await shell(page).isGuest()
  })

  /** All opened anew at one moment, with a token that has ended meanwhile. */
  const wakeTogether = async (page: Page, headEnd: HeadEnd, count: number) => {
    await openAs(page, ANA)
    const others = await Promise.all(Array.from({ length: count - 1 }, () => page.context().newPage()))
    const tabs = [page, ...others]
    await Promise.all(tabs.map(tab => tab.goto('about:blank')))
    // between processes what one tab stores is seen by another only after a while; on a busy machine one is taken for another
    await expect.poll(async () => new Set(await processesOf(tabs)).size).toBe(count)
    headEnd.control.expireTokens('access')
    headEnd.control.clearRequests()
    // so long that the slowest tab has met the end of the token too
    headEnd.control.addFault({ call: 'tokenRefresh', delayMs: 5_000 })
    await Promise.all(tabs.map(tab => tab.goto('/home')))
    return tabs
  }

  /** Five processes load a page each, on a machine that may have other work. */
  const SLOWEST_TAB = 2 * MINUTE

  const areOneSession = async (tabs: ReadonlyArray<Page>, headEnd: HeadEnd) => {
    for (const tab of tabs) await expect(homePage(tab).rail('On now')).toBeVisible({ timeout: SLOWEST_TAB })
    for (const tab of tabs) await shell(tab).isUser(ANA)
    expect(headEnd.control.countOf('tokenRefresh')).toBe(1)
    expect(headEnd.control.countOf('login')).toBe(0)
  }

  for (const count of [2, 5]) {
    test(`[SES-06] [AHEAD-13] ${count} tabs that wake with an ended token: one refresh, nobody is logged out`, async ({
      page,
      headEnd,
    }) => {
      test.slow()
      await areOneSession(await wakeTogether(page, headEnd, count), headEnd)
    })
  }

  test('[SES-06] [AHEAD-13] so it is where each tab sees late what another has stored, and no channel tells it', async ({
    page,
    context,
    headEnd,
  }) => {
    await context.addInitScript(seeOthersLate)
    await areOneSession(await wakeTogether(page, headEnd, 2), headEnd)
  })

  test('[AHEAD-13] logging in in one tab makes the other one the user’s', async ({ page }) => {
    await page.goto('/home')
    await shell(page).isGuest()
    const other = await page.context().newPage()
    await logInAs(other, LEO)
    await shell(page).isUser(LEO)
  })
})

test.describe('What every call says', () => {
  test('[NET-01] [AUTH-10] [LANG-08] token, client and language in the header, the device in every body', async ({
    page,
    context,
  }) => {
    const sent = sentBy(context)
    await openAs(page, ANA, '/liveTv')
    await livePage(page).plays('Aurora')
    await shell(page).chooseLanguage('pt')
    sent.forget()
    await page.reload()
    await livePage(page).isTuned('Aurora')
    const tokens = await tokensOf(page)
    const headers = sent.headersOfCalls()
    expect(headers.length).toBeGreaterThan(4)
    expect(new Set(headers.map(({ lang }) => lang))).toEqual(new Set(['pt']))
    const signed = headers.filter(({ client }) => client === 'web')
    expect(signed.length).toBeGreaterThan(2)
    expect(new Set(signed.map(({ authorization }) => authorization))).toEqual(new Set([tokens.token]))
    for (const { client, authorization } of headers) expect(client === 'web').toBe(authorization !== '')
    for (const body of sent.bodiesOfCalls()) {
      expect(body).toMatchObject({
        appId: 'sintonia-web',
        brandId: 'sintonia',
        vnoId: 'sintonia-local',
        lang: 'pt',
        clientType: 'web',
        requestTime: expect.any(Number),
        deviceFingerprint: expect.stringMatching(/^[\w-]{43}$/),
        requestId: expect.stringMatching(/^[\w-]{43}$/),
      })
    }
    const bodies = sent.bodiesOfCalls()
    expect(new Set(bodies.map(({ requestId }) => requestId)).size).toBe(bodies.length)
    expect(new Set(bodies.map(({ deviceFingerprint }) => deviceFingerprint)).size).toBe(1)
    expect(bodies.some(({ accountId }) => accountId === '100001')).toBe(true)
  })

  test('[NET-02] the areas have their prefixes; titles and search are forms with the token in the query, the others JSON', async ({
    page,
    context,
  }) => {
    const asked: { readonly url: URL; readonly method: string; readonly type: string; readonly body: string }[] = []
    context.on('request', request => {
      const url = new URL(request.url())
      if (!/\/(api|extraApi|dataReport)\//.test(url.pathname)) return
      const { 'content-type': type = '' } = request.headers()
      asked.push({ url, method: request.method(), type, body: request.postData() ?? '' })
    })
    await openAs(page, ANA, '/liveTv')
    await livePage(page).isTuned('Aurora')
    await page.goto('/vod/detail/s101')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The House of Glass')
    await page.goto('/search')
    await page.getByRole('searchbox').fill('glass')
    await expect(page.getByRole('region', { name: 'Films and series' }).getByRole('link').first()).toBeVisible()
    const { token } = JSON.parse((await keptOfUser(page))['sintonia.user.tokens'] ?? '{}')
    const of = (prefix: RegExp) => asked.filter(({ url }) => prefix.test(url.pathname))

    const live = of(/^\/liveapi\/api\/(channel|programs|v\d+\/(channel|tracker|account))/)
    expect(live.length).toBeGreaterThan(3)
    for (const { type, body, url } of [...live, ...of(/^\/api\//)]) {
      expect(type).toMatch(/^application\/json/)
      expect(JSON.parse(body)).toMatchObject({ clientType: 'web' })
      expect(url.search).toBe('')
    }
    for (const [area, calls] of [
      ['titles', of(/^\/vodapi\/api\/(meta|profile)\//)],
      ['search', of(/^\/searchApi\/api\/meta\/media\//)],
    ] as const) {
      expect(calls.length, area).toBeGreaterThan(1)
      for (const { url, method, type, body } of calls) {
        if (method === 'POST') expect(type, area).toMatch(/^application\/x-www-form-urlencoded/)
        expect(url.searchParams.get('token'), area).toBe(token)
        const said = method === 'POST' ? new URLSearchParams(body) : url.searchParams
        expect(said.get('language'), area).toBe('en')
        expect(said.get('country'), area).toMatch(/^[A-Z]{2}$/)
        expect(said.get('clientIp'), area).toMatch(/\d/)
      }
    }
    const everywhere = [...live, ...of(/^\/(api|vodapi|searchApi|extraApi|dataReport)\//)]
    expect(asked.filter(each => !everywhere.includes(each)).map(({ url }) => url.pathname)).toEqual([])
  })
})
