import type { Page } from 'playwright/test'
import { ANA, PASSWORD } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { onEveryPage } from './support/everyPage.ts'
import { speak } from './support/language.ts'
import { livePage } from './support/livePage.ts'
import { loginPage } from './support/loginPage.ts'
import { cutOff, isWithin } from './support/looks.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { readManifest, showsBroadcast } from './support/takeover.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'
import { coveredFocus, listen, said, sameNames, spaceText, unseenFocus, unspokenWords } from './support/wcag.ts'

const soft = expect.configure({ soft: true })

/** So many stops by Tab from the beginning of a page. */
const STOPS = 40

const WINDOWS = [
  { name: 'a wide window', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 740 },
  { name: 'a window of 1280 px at four times its size', width: 320, height: 256 },
] as const

/** Names that stand twice on a page for the same deed. */
const SAME_DEED = /^(Favourite: 101 Aurora|English|Español|Português)$/

test.beforeEach(({ page }) => {
  test.slow()
  return page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const language of ['en', 'es', 'pt'] as const)
  for (const theme of ['dark', 'light'] as const)
    test(`[AHEAD-37] [UI-05] every page is accessible in ${language}, ${theme}`, async ({ page, silence }) => {
      silence.allow(/axe\.utils\.preloadMedia/)
      await speak(page, language)
      await page.addInitScript(name => localStorage.setItem('sintonia.device.theme', JSON.stringify(name)), theme)
      await onEveryPage(page, async address => {
        soft(await page.locator('html').getAttribute('data-theme')).toBe(theme)
        soft(await page.locator('html').getAttribute('lang')).toMatch(language)
        soft(await violations(page), address).toEqual([])
      })
    })

for (const { name, width, height } of WINDOWS)
  test(`[AHEAD-37] [UI-05] nothing hides what has the focus, which leads nowhere by itself, in ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await onEveryPage(page, async address => {
      await isWithin(page, address)
      const where = page.url()
      const stops = new Set<number>()
      for (let stop = 0; stop < STOPS; stop += 1) {
        await page.keyboard.press('Tab')
        soft(await coveredFocus(page), address).toBeUndefined()
        stops.add(
          await page.evaluate(() =>
            [...document.querySelectorAll('*')].indexOf(document.activeElement ?? document.body),
          ),
        )
      }
      soft(stops.size, `${address} has no end`).toBeGreaterThan(8)
      soft(page.url()).toBe(where)
      await soft(page.getByRole('dialog')).toHaveCount(0)
    })
  })

for (const width of [1280, 390])
  test(`[AHEAD-37] text that is spaced as its reader likes has room on every page, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await onEveryPage(page, async address => {
      await spaceText(page)
      await isWithin(page, address)
      soft(await cutOff(page), address).toEqual([])
    })
  })

for (const { name, width, height } of [
  { name: 'upright', width: 390, height: 844 },
  { name: 'on its side', width: 844, height: 390 },
])
  test(`[AHEAD-37] [UI-04] a phone that is held ${name} shows every page`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await onEveryPage(page, async address => {
      await isWithin(page, address)
      await soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
      await soft(
        page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).first(),
      ).toBeVisible()
    })
  })

test('[AHEAD-37] one name leads to one place and has the words that are read there, on every page', async ({
  page,
}) => {
  await onEveryPage(page, async address => {
    const several = (await sameNames(page)).filter(({ name }) => !SAME_DEED.test(name))
    soft(several, address).toEqual([])
    soft(await unspokenWords(page), address).toEqual([])
  })
})

test('[AHEAD-37] with the colours of a person every stop is seen, and the place where one is', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await onEveryPage(page, async address => {
    // the colours are the system's, not the page's
    soft(await violations(page, ['color-contrast']), address).toEqual([])
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab')
      soft(await unseenFocus(page), address).toBeUndefined()
    }
  })
  await page.goto('/liveTv?view=guide')
  const line = (name: string) =>
    shell(page)
      .navigation.getByRole('link', { name, exact: true })
      .evaluate(link => getComputedStyle(link).textDecorationLine)
  expect([await line('Guide'), await line('Home')]).toEqual(['underline', 'none'])
})

test('[AHEAD-37] [AHEAD-07] keys of one letter are for the player alone where a person wishes it, kept over a reload', async ({
  page,
}) => {
  const live = livePage(page)
  await live.open('?id=1101')
  await live.plays('Aurora')
  const leave = () =>
    page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const field = page.getByRole('searchbox', { name: 'Find a channel' })
  await leave()
  await page.keyboard.press('k')
  await live.picture.standsStill()
  await page.keyboard.press('k')
  await live.picture.advances()
  await page.keyboard.press('?')
  const everywhere = page.getByRole('checkbox', { name: 'One-letter keys work anywhere on the page' })
  await expect(everywhere).toBeChecked()
  await everywhere.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await page.reload()
  await live.plays('Aurora')
  await leave()
  for (const key of ['k', '/', '5', '?']) await page.keyboard.press(key)
  await live.picture.advances()
  await expect(field).not.toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(live.player.getByRole('status').filter({ hasText: '5' })).toHaveCount(0)
  await live.player.focus()
  await page.keyboard.press('k')
  await live.picture.standsStill()
})

test('[AHEAD-37] a pointer that leaves what it pressed has pressed nothing', async ({ page }) => {
  const live = livePage(page)
  await live.open('?id=1101')
  await live.plays('Aurora')
  const where = page.url()
  for (const control of [
    live.control('Pause'),
    live.tuneButton('Plaza Mayor'),
    live.star('Plaza Mayor'),
    page.getByRole('button', { name: 'Language' }),
  ]) {
    await control.hover()
    await page.mouse.down()
    await page.getByRole('heading', { level: 1 }).hover({ force: true })
    await page.mouse.up()
  }
  await live.picture.advances()
  expect(page.url()).toBe(where)
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('[AHEAD-37] [AUTH-01] a password manager fills the log in, and a password can be pasted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const login = loginPage(page)
  await login.open()
  await expect(login.email).toHaveAttribute('autocomplete', 'username')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await login.email.fill(ANA.email)
  await page.evaluate(text => navigator.clipboard.writeText(text), PASSWORD)
  await password.focus()
  await page.keyboard.press('Control+v')
  await page.keyboard.press('Enter')
  await shell(page).isUser(ANA)
})

const since = async (page: Page, before: ReadonlyArray<string>): Promise<ReadonlyArray<string>> =>
  (await said(page)).slice(before.length)

test('[AHEAD-37] a channel, a wait and a takeover are said once to who does not see them', async ({
  page,
  headEnd,
  silence,
}) => {
  silence.allow(FAILED_REQUEST)
  await listen(page)
  const live = livePage(page)
  await openAs(page, ANA, '/liveTv?id=1101')
  await live.plays('Aurora')
  const atFirst = await said(page)
  await live.player.focus()
  await page.keyboard.press('ArrowDown')
  await live.plays('Praça 1')
  const ofZap = await since(page, atFirst)
  expect(ofZap.filter(text => text.includes('Praça 1'))).toEqual(['102 Praça 1'])
  expect(ofZap.filter(text => text === 'Loading').length).toBeLessThanOrEqual(1)
  const beforeStall = await said(page)
  headEnd.control.addFault({ path: '/live/live-praca/*', status: 503 })
  await expect.poll(() => since(page, beforeStall), { timeout: 60_000 }).toContain('Loading')
  headEnd.control.clearFaults()
  await live.picture.advances()
  const beforeTakeover = await said(page)
  headEnd.control.openTakeover()
  await readManifest(page)
  await showsBroadcast(page, headEnd)
  const ofTakeover = await since(page, beforeTakeover)
  expect(ofTakeover.filter(text => text.startsWith('National broadcast')).length).toBe(1)
})
