import type { BrowserContext } from 'playwright/test'
import { DEMO_SHARE_KEY } from '../headend/index.ts'
import { ANA } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { livePage } from './support/livePage.ts'
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
    await expect(page.getByText('The operator has another share key')).toBeVisible()
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
})
