import { DEMO_SHARE_KEY } from '@sintonia/operator'
import type { BrowserContext, Page } from 'playwright/test'
import { ANA, PASSWORD } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { livePage } from './support/livePage.ts'
import { loginPage } from './support/loginPage.ts'
import { shell } from './support/shell.ts'
import { logInAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

const SEALED = ['ct', 'iv', 'kid', 'salt', 'v']
const CALL = /\/(api|liveapi|vodapi|searchApi|extraApi|dataReport|drmLicense)\/|\/graphql$/

/** What every call of this browser, its workers too, said in its body or its address: nothing but a sealed text. */
const callsOf = (context: BrowserContext) => {
  const calls: { readonly path: string; readonly fields: ReadonlyArray<string> }[] = []
  const textOf = (data: string): ReadonlyArray<string> => {
    try {
      return Object.keys(JSON.parse(data)).sort()
    } catch {
      return ['in clear']
    }
  }
  context.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (!CALL.test(pathname)) return
    const body = request.postData()
    const fields = body?.startsWith('{')
      ? textOf(body)
      : textOf((body === null ? searchParams : new URLSearchParams(body)).get('data') ?? '')
    calls.push({ path: pathname, fields })
  })
  return calls
}

test.use({ switches: { zeroTrust: true, graphql: true } })

test.describe('An operator that reads sealed bodies only', () => {
  test('[E2EE-01] [E2EE-02] [MODE-04] without a share key the app asks for it, and a wrong one is refused in words', async ({
    page,
  }) => {
    await page.goto('/liveTv')
    await expect(page.getByRole('heading', { level: 1, name: 'Share key not found!' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    const field = page.getByRole('textbox', { name: 'Share key' })
    await field.fill('short')
    await field.press('Enter')
    await expect(page.getByText('A share key has 16 to 128')).toBeVisible()
    await page.getByRole('textbox', { name: 'Share key' }).fill('a-share-key-of-somebody-else')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This share key is not valid')).toBeVisible()
    await page.getByRole('textbox', { name: 'Share key' }).fill(DEMO_SHARE_KEY)
    await page.keyboard.press('Enter')
    await livePage(page).plays('Aurora')
    await page.reload()
    await livePage(page).plays('Aurora')
  })

  test('[ROUTE-14] [E2EE-01] [MODE-04] the link with the key opens the app: the key leaves the address, and everything that is said is sealed', async ({
    page,
    context,
  }) => {
    const calls = callsOf(context)
    await page.goto(`/#/shareKey/${DEMO_SHARE_KEY}`)
    await shell(page).isGuest()
    expect(new URL(page.url()).hash).toBe('')
    await page.goBack().catch(() => undefined)
    expect(page.url()).not.toContain(DEMO_SHARE_KEY)
    await logInAs(page, ANA, '/liveTv')
    await livePage(page).plays('Aurora')
    await page.goto('/liveTv?view=guide')
    await expect(page.getByRole('grid')).toBeVisible()
    await page.goto('/home')
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    const paths = () => calls.map(({ path }) => path)
    await expect.poll(paths).toContain('/graphql')
    await expect.poll(paths).toContain('/liveapi/api/programs/commercial/web/epg/query/v2')
    expect(calls.filter(({ fields }) => fields.join() !== SEALED.join())).toEqual([])
  })

  /** In the place of the operator's deployment file: one that says that nothing is sealed. */
  const unseal = (page: Page) =>
    page.route('**/config.json', async route => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), zeroTrust: false } })
    })
  const unsealedPage = (page: Page) =>
    page.getByRole('heading', { level: 1, name: 'This service no longer encrypts its messages' })

  test('[AHEAD-50] [MODE-04] a device with a share key says nothing in clear because a deployment file wants it: the viewer is asked', async ({
    page,
    context,
  }) => {
    await page.goto(`/liveTv#/shareKey/${DEMO_SHARE_KEY}`)
    await livePage(page).plays('Aurora')
    await unseal(page)
    const calls = callsOf(context)
    await page.reload()
    await expect(unsealedPage(page)).toBeVisible()
    expect(await violations(page)).toEqual([])
    const inClear = () => calls.filter(({ fields }) => fields.join() !== SEALED.join())
    expect(inClear()).toEqual([])
    await page.unroute('**/config.json')
    await page.getByRole('button', { name: 'Try again' }).click()
    await livePage(page).plays('Aurora')
    expect(inClear()).toEqual([])
  })

  test('[MODE-04] who goes on without the seal has no share key on the device any more', async ({ page, context }) => {
    await page.goto(`/liveTv#/shareKey/${DEMO_SHARE_KEY}`)
    await livePage(page).plays('Aurora')
    await unseal(page)
    await page.reload()
    await expect(unsealedPage(page)).toBeVisible()
    const calls = callsOf(context)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Continue without encryption' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => calls.length).toBeGreaterThan(0)
    expect(await keptKey(page)).toBeNull()
    expect(calls.map(({ fields }) => fields.join())).not.toContain(SEALED.join())
    await page.reload()
    await expect(unsealedPage(page)).toHaveCount(0)
  })

  const lackPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'Share key not found!' })
  const lackDialog = (page: Page) => page.getByRole('dialog', { name: 'A new share key is needed' })
  const keptKey = (page: Page) => page.evaluate(() => localStorage.getItem('sintonia.device.shareKey'))
  /** As a person does who pastes the link into the address bar of this tab: only the hash changes. */
  const openInTab = (page: Page, shareKey: string) =>
    page.evaluate(hash => {
      window.location.hash = hash
    }, `#/shareKey/${shareKey}`)

  test('[ROUTE-14] [E2EE-01] the link opened in the tab that asks for the key opens the app, leaves the address, and only a key that fits is kept', async ({
    page,
  }) => {
    await page.goto('/liveTv')
    await expect(lackPage(page)).toBeVisible()
    await openInTab(page, 'a-share-key-of-somebody-else')
    await expect(page.getByText('This share key is not valid')).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
    expect(await keptKey(page)).toBeNull()
    await openInTab(page, DEMO_SHARE_KEY)
    await livePage(page).plays('Aurora')
    expect(page.url()).not.toContain('shareKey')
    expect(await keptKey(page)).toBe(JSON.stringify(DEMO_SHARE_KEY))
  })

  test('[ROUTE-14] a link with a wrong key changes nothing in an app that runs, and says so; the page lives on', async ({
    page,
  }) => {
    await page.goto(`/liveTv#/shareKey/${DEMO_SHARE_KEY}`)
    await livePage(page).plays('Aurora')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await openInTab(page, 'a-share-key-of-somebody-else')
    await expect(shell(page).toast).toContainText('share key of this link is not valid')
    expect(new URL(page.url()).hash).toBe('')
    expect(await keptKey(page)).toBe(JSON.stringify(DEMO_SHARE_KEY))
    await expect(lackDialog(page)).toHaveCount(0)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  test('[AUTH-12] [E2EE-02] a key that the operator changes while the app runs is asked for over the page: what was typed stays, and no toast is seen', async ({
    page,
    headEnd,
  }) => {
    const NEW_KEY = 'the-share-key-of-tomorrow'
    await page.goto(`/login#/shareKey/${DEMO_SHARE_KEY}`)
    const login = loginPage(page)
    await login.email.fill(ANA.email)
    headEnd.control.changeShareKey(NEW_KEY)
    await login.password.fill(PASSWORD)
    await login.submit.click()
    await expect(lackDialog(page)).toBeVisible()
    await expect(page.locator('[data-kind=error]')).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape')
    await expect(lackDialog(page)).toBeVisible()
    const field = lackDialog(page).getByRole('textbox', { name: 'Share key' })
    await field.fill(DEMO_SHARE_KEY)
    await field.press('Enter')
    await expect(lackDialog(page).getByText('This share key is not valid')).toBeVisible()
    await expect(field).toHaveValue(DEMO_SHARE_KEY)
    await field.fill(`${headEnd.origin}/#/shareKey/${NEW_KEY}`)
    await field.press('Enter')
    await expect(lackDialog(page)).toHaveCount(0)
    await expect(login.email).toHaveValue(ANA.email)
    await expect(login.password).toHaveValue(PASSWORD)
    await login.submit.click()
    await shell(page).isUser(ANA)
    expect(await keptKey(page)).toBe(JSON.stringify(NEW_KEY))
  })

  test('[AUTH-12] the new link opened in one tab mends the other one too', async ({ page, context, headEnd }) => {
    await page.goto(`/search?q=light#/shareKey/${DEMO_SHARE_KEY}`)
    await expect(page.getByRole('searchbox')).toHaveValue('light')
    await shell(page).isGuest()
    const other = await context.newPage()
    await other.goto('/search?q=light')
    await shell(other).isGuest()
    headEnd.control.changeShareKey('the-share-key-of-tomorrow')
    for (const tab of [page, other]) {
      await tab.getByRole('searchbox').fill('lights')
      await expect(lackDialog(tab)).toBeVisible()
    }
    await openInTab(page, 'the-share-key-of-tomorrow')
    await expect(lackDialog(page)).toHaveCount(0)
    await expect(lackDialog(other)).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveValue('lights')
  })
})
