import { DEMO_PASSWORD } from '@sintonia/operator'
import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { selectAccess, selectHasFailed, selectIsOffline } from '../../machines/app/index.ts'
import { selectLoginFailure } from '../../machines/login/index.ts'
import type { Place } from '../../models/page.ts'
import { endpoints } from '../../models/wire/index.ts'
import { loginFormOf } from '../support/loginForm.ts'
import { sharedStorage } from './support/browser.ts'
import { headEndTabs } from './support/headEndTabs.ts'
import type { Tab } from './support/tab.ts'

/*
 * The app's own services and charts against the local operator, in node: two tabs share one storage and real locks.
 */

const LIVE: Place = { page: 'liveTv', params: { id: '7' } }
const EMAIL = 'ana@sintonia.example'

const { headEnd, open } = headEndTabs()

const tabOn = (storage = sharedStorage(), place?: Place, onRequest?: (url: string, body: string) => void) => {
  const tab = open({
    storage,
    ...(place !== undefined && { place }),
    ...(onRequest !== undefined && { onRequest }),
  })
  return tab
}

const signIn = async (tab: Tab, accountName = EMAIL, password = DEMO_PASSWORD) => {
  tab.go({ page: 'login', params: {} })
  const form = loginFormOf(await tab.until(snapshot => loginFormOf(snapshot) !== undefined))
  if (accountName.includes('@')) form?.send({ type: 'viewer.changeField', field: 'email', value: accountName })
  else {
    form?.send({ type: 'viewer.chooseMethod', method: 'phone' })
    form?.send({ type: 'viewer.changeField', field: 'countryCode', value: '+55' })
    form?.send({ type: 'viewer.changeField', field: 'phone', value: accountName })
  }
  form?.send({ type: 'viewer.submit', password })
  return form
}

const asGuest = async (storage = sharedStorage()) => {
  const tab = tabOn(storage)
  await tab.until(snapshot => selectAccess(snapshot) === 'guest')
  return tab
}
const asUser = async (storage = sharedStorage()) => {
  const tab = await asGuest(storage)
  await signIn(tab)
  await tab.until(snapshot => selectAccess(snapshot) === 'user')
  headEnd().control.clearRequests()
  return tab
}

describe('Coming in', () => {
  test('[SES-01] a first visit becomes a guest by a visitor login, and a second visit is the same guest', async () => {
    const storage = sharedStorage()
    const first = await asGuest(storage)
    const token = first.token()
    expect(headEnd().control.countOf('login')).toBe(1)
    first.close()
    const second = await asGuest(storage)
    expect(second.token()).toBe(token)
    expect(headEnd().control.countOf('login')).toBe(1)
  })

  test('[AUTH-01] email and password make a user, and the password leaves the page in no form', async () => {
    const sent: string[] = []
    const tab = tabOn(sharedStorage(), undefined, (url, body) => sent.push(url, body))
    await tab.until(snapshot => selectAccess(snapshot) === 'guest')
    await signIn(tab)
    await tab.until(snapshot => selectAccess(snapshot) === 'user')
    expect(tab.services.store.read()?.account.email).toBe(EMAIL)
    const everything = [...sent, JSON.stringify(tab.events), JSON.stringify(tab.reported)].join('\n')
    expect(everything).toContain('authenticationKey')
    expect(everything).not.toContain(DEMO_PASSWORD)
  })

  test('[AUTH-01] a phone number with its country code makes a user too', async () => {
    const tab = await asGuest()
    await signIn(tab, '11 98765-4321')
    await tab.until(snapshot => selectAccess(snapshot) === 'user')
    expect(tab.services.store.read()?.account.phone).toContain('11987654321')
  })

  test('[AUTH-01] a wrong password and an unknown account get the same answer at the form, and no toast', async () => {
    const tab = await asGuest()
    const answered = async (name: string, password: string) => {
      const form = await signIn(tab, name, password)
      if (form === undefined) throw new Error('There is no form')
      return selectLoginFailure(await waitFor(form, snapshot => selectLoginFailure(snapshot) !== undefined))
    }
    const messages = [await answered(EMAIL, 'wrong-one'), await answered('nobody@sintonia.example', DEMO_PASSWORD)]
    expect(messages[0]).toMatchObject({ tag: 'refused' })
    expect(messages[1]).toEqual(messages[0])
    expect(tab.events.filter(({ type }) => type === 'toast.requested')).toEqual([])
  })

  test('[MODE-03] the deployment file of the operator is the app’s', async () => {
    const tab = await asGuest()
    expect(tab.services.deployment()).toMatchObject({ businessType: 'both' })
  })
})

describe('A network that is down', () => {
  const toastsOf = (tab: Tab) => tab.events.filter(({ type }) => type === 'toast.requested')

  test('[NET-05] at the start: the app says so, and starts by itself when the network is back', async () => {
    const tab = open({ storage: sharedStorage(), isDown: true })
    await tab.until(selectHasFailed)
    tab.setDown(false)
    await tab.until(snapshot => selectAccess(snapshot) === 'guest')
  })

  test('[NET-05] in between: one message, and everything goes on by itself', async () => {
    const tab = await asGuest()
    tab.setDown(true)
    await tab.until(selectIsOffline)
    await tab.services.http.call(endpoints.publicNotices, {})
    expect(toastsOf(tab)).toEqual([{ type: 'toast.requested', toast: { tag: 'known', message: 'error.network' } }])
    tab.setDown(false)
    await tab.until(snapshot => !selectIsOffline(snapshot))
    expect(isRight(await tab.services.http.call(endpoints.publicNotices, {}))).toBe(true)
  })

  test('[NET-05] before the first guest: the visit is made when the network is back', async () => {
    headEnd().control.addFault({ call: 'login', connection: 'drop', times: 1 })
    const tab = tabOn()
    await tab.until(snapshot => selectAccess(snapshot) === 'guest')
    expect(headEnd().control.countOf('login')).toBe(2)
  })
})

describe('Expiry', () => {
  test('[SES-06] fifty calls that meet an expired token make one refresh, and all of them succeed', async () => {
    const tab = await asUser()
    const before = tab.token()
    headEnd().control.expireTokens('access')
    const { call } = tab.services.http
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(endpoints.favouriteList, {})))
    expect(answers.filter(isRight)).toHaveLength(50)
    expect(headEnd().control.countOf('tokenRefresh')).toBe(1)
    expect(tab.token()).not.toBe(before)
    expect(tab.events.filter(({ type }) => type === 'toast.requested')).toEqual([])
  })

  test('[SES-06] fifty calls in each of two tabs make one refresh', async () => {
    const storage = sharedStorage()
    const first = await asUser(storage)
    const second = tabOn(storage)
    await second.until(snapshot => selectAccess(snapshot) === 'user')
    headEnd().control.expireTokens('access')
    const calls = [first, second].flatMap(({ services }) =>
      Array.from({ length: 50 }, () => services.http.call(endpoints.favouriteList, {})),
    )
    expect((await Promise.all(calls)).filter(isRight)).toHaveLength(100)
    expect(headEnd().control.countOf('tokenRefresh')).toBe(1)
    expect(second.token()).toBe(first.token())
  })

  test('[SES-02] visitor mode on: an expired user goes on as a guest, without a toast', async () => {
    const tab = await asUser()
    headEnd().control.expireTokens('all')
    const outcome = await tab.services.http.call(endpoints.favouriteList, {})
    expect(outcome).toEqual({ _tag: 'Left', left: { tag: 'expired' } })
    await tab.until(snapshot => selectAccess(snapshot) === 'guest')
    expect(tab.services.store.read()?.account.loginMethod).toBe('visitorLogin')
    expect(tab.events.filter(({ type }) => type === 'toast.requested')).toEqual([])
  })

  test('[SES-02] [SES-07] visitor mode off: an expired user gets the login page, and is back after the login', async () => {
    headEnd().control.setVisitorMode(false)
    const storage = sharedStorage()
    const tab = tabOn(storage, LIVE)
    await tab.until(snapshot => selectAccess(snapshot) === 'closed')
    tab.go({ page: 'login', params: { redirect: '/liveTv?id=7' } })
    await signIn(tab)
    await tab.until(snapshot => selectAccess(snapshot) === 'user')
    tab.go(LIVE)
    headEnd().control.expireTokens('all')
    await tab.services.http.call(endpoints.favouriteList, {})
    await tab.until(snapshot => selectAccess(snapshot) === 'closed')
    expect(tab.navigations.at(-1)).toMatchObject({ to: '/login?redirect=%2FliveTv%3Fid%3D7' })
    tab.go({ page: 'login', params: { redirect: '/liveTv?id=7' } })
    const form = loginFormOf(await tab.until(snapshot => loginFormOf(snapshot) !== undefined))
    form?.send({ type: 'viewer.changeField', field: 'email', value: EMAIL })
    form?.send({ type: 'viewer.submit', password: DEMO_PASSWORD })
    await tab.until(snapshot => selectAccess(snapshot) === 'user')
    expect(tab.navigations.at(-1)).toMatchObject({ to: '/liveTv?id=7', replace: true })
  })

  test('[SES-03] a session that is invalid by another code ends in the same way', async () => {
    const tab = await asUser()
    headEnd().control.addFault({ call: 'favouriteList', errCode: 220, message: 'invalid' })
    headEnd().control.addFault({ call: 'tokenRefresh', errCode: 555 })
    await tab.services.http.call(endpoints.favouriteList, {})
    await tab.until(snapshot => selectAccess(snapshot) === 'guest')
  })

  test('[SES-07] a refresh that reaches nobody ends nothing', async () => {
    const tab = await asUser()
    headEnd().control.expireTokens('access')
    headEnd().control.addFault({ call: 'tokenRefresh', connection: 'drop', times: 1 })
    const { call } = tab.services.http
    expect(await call(endpoints.favouriteList, {})).toEqual({ _tag: 'Left', left: { tag: 'offline' } })
    expect(selectAccess(tab.app.getSnapshot())).toBe('user')
    expect(isRight(await call(endpoints.favouriteList, {}))).toBe(true)
  })
})

describe('Logging out and other tabs', () => {
  test('[SES-08] the operator closes the session, the device forgets the user', async () => {
    const storage = sharedStorage()
    const tab = await asUser(storage)
    const { language } = tab.services.values
    language.write('pt')
    tab.app.send({ type: 'viewer.logOut' })
    await tab.until(snapshot => selectAccess(snapshot) === 'guest')
    expect(headEnd().control.countOf('logout')).toBe(1)
    expect([...storage.texts.values()].join()).not.toContain(EMAIL)
    expect(language.read()).toBe('pt')
  })

  test('[SES-04] the other tab, which is visible, reloads', async () => {
    const storage = sharedStorage()
    const first = await asUser(storage)
    const second = tabOn(storage)
    await second.until(snapshot => selectAccess(snapshot) === 'user')
    first.app.send({ type: 'viewer.logOut' })
    await expect.poll(() => second.reloads).toEqual(['reload'])
    expect(first.reloads).toEqual([])
  })

  test('[SES-04] a hidden tab reloads when it becomes visible', async () => {
    const storage = sharedStorage()
    const first = await asUser(storage)
    const second = tabOn(storage)
    await second.until(snapshot => selectAccess(snapshot) === 'user')
    second.show(false)
    first.app.send({ type: 'viewer.logOut' })
    await first.until(snapshot => selectAccess(snapshot) === 'guest')
    expect(second.reloads).toEqual([])
    second.show(true)
    await expect.poll(() => second.reloads).toEqual(['reload'])
  })

  test('[SES-04] everything cleared by another tab counts as tokens removed', async () => {
    const tab = await asUser()
    tab.clearFromAnotherTab()
    await expect.poll(() => tab.reloads).toEqual(['reload'])
  })

  test('[SES-01] two tabs that open at once make one guest; a login in one makes both the user', async () => {
    const storage = sharedStorage()
    const tabs = [tabOn(storage), tabOn(storage)] as const
    for (const tab of tabs) await tab.until(snapshot => selectAccess(snapshot) === 'guest')
    expect(headEnd().control.countOf('login')).toBe(1)
    await signIn(tabs[0])
    for (const tab of tabs) await tab.until(snapshot => selectAccess(snapshot) === 'user')
    expect(tabs[1].reloads).toEqual([])
  })
})
