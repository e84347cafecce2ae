import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { writeLanguageFile } from '../support/messages.ts'
import { violations } from './support/axe.ts'
import { deploy } from './support/deployment.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { expect, FAILED_REQUEST, pathInRepo, test } from './support/test.ts'

const ACCENTS = new Map([...'aeiouncAEIOUNC'].map((letter, at) => [letter, 'áéíóúñçÁÉÍÓÚÑÇ'[at] ?? '']))

/** Accents wherever there can be one but within what is filled in, and a quarter as long again: no text is that of another language. */
const accented = (text: string): string => {
  let depth = 0
  const letters = [...text].map(letter => {
    if (letter === '{' || letter === '<') depth += 1
    if (letter === '}' || letter === '>') depth -= 1
    return depth === 0 ? (ACCENTS.get(letter) ?? letter) : letter
  })
  return letters.join('') + '~'.repeat(Math.ceil(text.length / 4))
}

const brandDir = mkdtempSync(join(tmpdir(), 'languages-'))
test.afterAll(() => rmSync(brandDir, { recursive: true, force: true }))

const english: Readonly<Record<string, string>> = JSON.parse(readFileSync(pathInRepo('src/ui/intl/en.json'), 'utf8'))
/** One text is missing, and one would be filled in with something that the app has not. */
const { 'nav.guide': _, ...texts } = Object.fromEntries(
  Object.entries(english).map(([id, text]) => [id, accented(text)]),
)
writeFileSync(join(brandDir, 'xa-texts.json'), JSON.stringify({ ...texts, 'nav.live': '{secret} is on' }))
writeLanguageFile(join(brandDir, 'xa-texts.json'), join(brandDir, 'xa.json'))
writeFileSync(join(brandDir, 'broken.json'), '{"nav.home": "Home", "nav.vod": [{"type": "x"}], "nav.series": 7, "x')

const ACCENTED = { code: 'en-XA', name: 'Áççéñtéd', file: '/xa.json', like: 'es' } as const
const LOST = { code: 'fr', name: 'Français', file: '/none.json', like: 'pt' } as const
const BROKEN = { code: 'de', name: 'Deutsch', file: '/broken.json', like: 'en' } as const

/** What reaches beyond the window, so that the page could be moved aside. */
const tooWide = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const { documentElement, body } = document
    if (documentElement.scrollWidth <= documentElement.clientWidth) return []
    return [...body.querySelectorAll('*')]
      .filter(element => element.getBoundingClientRect().right > documentElement.clientWidth)
      .map(element => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  })

test.use({ switches: { brandDir, languages: [ACCENTED, LOST, BROKEN] } })

test.describe('A language that is a file', () => {
  test('[AHEAD-44] [LANG-01] is chosen like the others, on every page and after a reload; what it lacks another says', async ({
    page,
  }) => {
    test.slow()
    await page.goto('/home')
    const { header, footer, navigation } = shell(page)
    await header.getByRole('button', { name: 'Language' }).click()
    await expect(page.getByRole('menuitemradio')).toHaveText([
      'English',
      'Español',
      'Português',
      'Áççéñtéd',
      'Français',
      'Deutsch',
    ])
    await page.getByRole('menuitemradio', { name: ACCENTED.name }).click()
    await expect(navigation.getByRole('link', { name: accented('Home') })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
    // what the file has not, or would fill in differently, is said in the language that it goes with; content too
    await expect(navigation.getByRole('link', { name: 'Guía' })).toBeVisible()
    await expect(navigation.getByRole('link', { name: 'En vivo' })).toBeVisible()

    await page.reload()
    await expect(navigation.getByRole('link', { name: accented('Home') })).toBeVisible()
    await expect(footer.getByRole('button', { name: ACCENTED.name })).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/liveTv?id=1101')
    await livePage(page).picture.advances()
    await expect(page).toHaveTitle(/En vivo|Aurora/)
    expect(await violations(page)).toEqual([])
  })

  test.describe('for whom no other is known', () => {
    test.use({ locale: 'it' })
    test('[AHEAD-44] [LANG-02] is spoken from the first where it is the default', async ({ page }) => {
      await deploy(page, { defaultLanguage: ACCENTED.code })
      await page.goto('/home')
      await expect(shell(page).navigation.getByRole('link', { name: accented('Home') })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', ACCENTED.code)
    })
  })

  for (const width of [360, 1440])
    test(`[AHEAD-44] [UI-03] whose words are longer has room for them at ${width} px`, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(() => {
        localStorage.setItem('sintonia.device.language', '"es"')
        localStorage.setItem('sintonia.device.words', '"en-XA"')
      })
      for (const path of ['/home', '/liveTv', '/login', '/search', '/vod/type/movies']) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
        await page.waitForLoadState('networkidle')
        expect(await tooWide(page), path).toEqual([])
      }
    })

  for (const { name, code, home } of [
    { ...LOST, home: 'Início' },
    { ...BROKEN, home: 'Home' },
  ])
    test(`[AHEAD-44] [NET-08] ${name}, whose file is none, leaves the words of another`, async ({ page, silence }) => {
      silence.allow(FAILED_REQUEST)
      await page.goto('/home')
      await shell(page).header.getByRole('button', { name: 'Language' }).click()
      await page.getByRole('menuitemradio', { name }).click()
      await expect(shell(page).navigation.getByRole('link', { name: home })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', code)
    })
})
