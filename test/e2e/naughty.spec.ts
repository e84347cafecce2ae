import type { Page } from 'playwright/test'
import { ANA } from './support/accounts.ts'
import { loginPage } from './support/loginPage.ts'
import { isWithin } from './support/looks.ts'
import { searchPage } from './support/searchPage.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

/** What no text may do: run, load, break the page, or turn its direction around. */
const NAUGHTY = `"><img src=x onerror="window.ran=1"><script>window.ran=1</script>{name}%s\u202E\u0000 שלום 👩‍👩‍👧‍👦 ${'Long'.repeat(60)}`

/** Fields that people read; ids, kinds and addresses stay as they are. */
const IS_WORDS =
  /^(logicalChannelName|columnName|title|name|description|plot|msg|planName|productName|groupName|nickname)$/

const madeNaughty = (value: unknown, field = ''): unknown => {
  if (typeof value === 'string') return IS_WORDS.test(field) ? NAUGHTY : value
  if (Array.isArray(value)) return value.map(each => madeNaughty(each, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, madeNaughty(each, name)]))
}

/** From now on all words of the operator are naughty. */
const turnNaughty = (page: Page) =>
  page.route(/\/(api|liveapi|vodapi|extraApi|searchApi)\//, async route => {
    const response = await route.fetch()
    const { result, ...envelope } = await response.json()
    await route.fulfill({ response, json: { ...envelope, result: madeNaughty(result) } })
  })

const hasRun = (page: Page) => page.evaluate(() => Reflect.has(window, 'ran'))

/** Every page, and what is there once its content has come. */
const PAGES = {
  '/home': 'main li a',
  '/liveTv?id=1101': '#channels [role=row]',
  '/liveTv?view=guide': '[role=gridcell]',
  '/vod/type/movies': 'main li a',
  '/vod/detail/s101': 'main h1, main h2',
  '/search?q=long': 'main h1',
  '/favorites': 'main h1',
  '/history': 'main h1',
  '/my/account': 'main dd',
  '/my/plan': 'main h1',
  '/my/subscribe': 'main h1',
} as const

test.describe('Texts that mean harm', () => {
  test('[NET-08] [UI-01] whatever the operator writes is words: nothing of it runs, loads, or reaches beyond the page', async ({
    page,
  }) => {
    test.slow()
    await openAs(page, ANA)
    await turnNaughty(page)
    for (const [address, content] of Object.entries(PAGES)) {
      // on a phone a heading of this length fills the page, and what is below is not drawn yet
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(address)
      await page.locator(content).first().waitFor({ state: 'attached' })
      for (const [width, height] of [
        [1440, 900],
        [360, 740],
      ] as const) {
        await page.setViewportSize({ width, height })
        await isWithin(page, `${address} at ${width} px`)
      }
      expect(await page.locator('img[src="x"]').count()).toBe(0)
      expect(await hasRun(page)).toBe(false)
    }
  })

  test('[VALID-01] [AHEAD-08] whatever a person types stays words, and stays as it was typed', async ({ page }) => {
    const typed = NAUGHTY.replaceAll('\u0000', '')
    const login = loginPage(page)
    await login.open()
    await login.logIn({ email: typed, name: '' }, typed)
    await expect(login.email).toHaveAttribute('aria-invalid', 'true')
    await expect(login.email).toHaveValue(typed.trim())
    await expect(login.password).toHaveValue(typed)
    await page.goto('/search')
    await searchPage(page).field.fill(typed)
    await expect(page.locator('main [aria-busy=false]')).toBeAttached()
    await expect(searchPage(page).field).toHaveValue(typed)
    await page.goto(`/search?q=${encodeURIComponent(typed)}`)
    await expect(page.locator('main [aria-busy=false]')).toBeAttached()
    expect(await hasRun(page)).toBe(false)
    await isWithin(page, 'the search')
  })

  test('[UI-01] the app is shown in nobody else’s frame', async ({ page, headEnd, silence }) => {
    silence.allow(/frame-ancestors|Refused to (frame|display)|Framing/)
    await page.route('http://elsewhere.example/', route =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${headEnd.origin}/home"></iframe>` }),
    )
    silence.allow(/^foreign request: http:\/\/elsewhere\.example\//)
    await page.goto('http://elsewhere.example/')
    const [, framed] = page.frames()
    await expect.poll(() => framed?.url()).toMatch(/^chrome-error:/)
  })
})
