import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HeadEndOptions } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { deploy } from './support/deployment.ts'
import { loginPage } from './support/loginPage.ts'
import { shell } from './support/shell.ts'
import { expect, FAILED_REQUEST, pathInRepo, test } from './support/test.ts'
import { titlesHome } from './support/titlesHome.ts'
import { setVisible } from './support/visibility.ts'

/** What lies beside the config.json of Marea. */
const brandDir = mkdtempSync(join(tmpdir(), 'marea-'))
const logoOf = (ink: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 136 36"><path fill="${ink}" d="M0 30q17-40 34 0t34 0 34 0 34 0v6H0z"/></svg>`
writeFileSync(join(brandDir, 'on-dark.svg'), logoOf('#9ef'))
writeFileSync(join(brandDir, 'on-light.svg'), logoOf('#046'))
copyFileSync(pathInRepo('src/styles/fonts/inter-latin.woff2'), join(brandDir, 'face.woff2'))
test.afterAll(() => rmSync(brandDir, { recursive: true, force: true }))

const MAREA = {
  name: 'Marea',
  logo: { dark: '/on-dark.svg', light: '/on-light.svg' },
  icon: '/on-dark.svg',
  font: '/face.woff2',
  hue: 210,
  chroma: 0.12,
  radius: 0,
  legal: { terms: '/art/terms.html', privacy: 'https://marea.example/privacy', notice: undefined },
  support: { page: undefined, email: 'help@marea.example', phone: '+55 11 4000-0000' },
} satisfies HeadEndOptions['brand']

const LUMEN = { name: 'Lumen', hue: 320, chroma: 0.2, radius: 20 } satisfies HeadEndOptions['brand']

/** Before anything of the app runs: from then on each frame says which colours the document wears once something is drawn. */
const noteColours = (page: Page) =>
  page.addInitScript(() => {
    const worn = new Set<string>()
    const look = (): void => {
      if (document.querySelector('header a'))
        worn.add(getComputedStyle(document.documentElement).getPropertyValue('--accent'))
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { wornAccents: worn })
  })

const wornAccents = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'wornAccents').size)

/** All words that a page shows or says. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const said = [...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap(element =>
      ['aria-label', 'title', 'alt'].map(name => element.getAttribute(name)),
    )
    return [document.title, document.body.textContent, ...said].join(' ')
  })

const rootStyle = (page: Page, name: string): Promise<string> =>
  page.evaluate(of => getComputedStyle(document.documentElement).getPropertyValue(of).trim(), name)

const corner = (page: Page): Promise<string> =>
  loginPage(page).submit.evaluate(button => getComputedStyle(button).borderTopLeftRadius)

const namesNobodyElse = async (page: Page): Promise<void> => {
  expect(await wordsOf(page)).not.toMatch(/sintonia/i)
}

test.describe('Two brands of one build: Marea', () => {
  test.use({ switches: { brand: MAREA, brandDir } })

  test('[AHEAD-44] has its name, logos, icon, colour, corners and links from the first page on', async ({ page }) => {
    await noteColours(page)
    await page.goto('/home')
    await expect(titlesHome(page).shelf('On now')).toBeVisible()
    await expect(page).toHaveTitle('Home · Marea')
    expect(await wornAccents(page)).toBe(1)
    expect(await rootStyle(page, '--brand-hue')).toBe('210')
    const logo = shell(page).header.getByRole('img', { name: 'Marea' })
    await expect(logo).toHaveAttribute('src', MAREA.logo.dark)
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', MAREA.icon)
    await expect.poll(() => logo.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.fonts.load('1rem "Brand Face"').then(faces => faces.length))).toBe(1)
    const { footer } = shell(page)
    await expect(footer.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', MAREA.legal.terms)
    await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', MAREA.legal.privacy)
    await expect(footer.getByRole('link', { name: 'Legal notice' })).toHaveCount(0)
    await expect(footer.getByRole('link', { name: MAREA.support.email })).toHaveAttribute('href', /^mailto:/)
    await expect(footer.getByRole('link', { name: MAREA.support.phone })).toHaveAttribute('href', 'tel:+551140000000')
    await namesNobodyElse(page)

    await page.goto('/search')
    await shell(page).header.getByRole('button', { name: 'Use the light theme' }).click()
    await expect(logo).toHaveAttribute('src', MAREA.logo.light)
    await shell(page).chooseLanguage('es')
    await expect(footer.getByRole('link', { name: 'Condiciones de uso' })).toBeVisible()
    await namesNobodyElse(page)
    await shell(page).chooseLanguage('en')

    await page.goto('/login')
    await expect(loginPage(page).submit).toBeVisible()
    expect(await corner(page)).toBe('0px')
    const entranceLogo = page.getByRole('banner').getByRole('img', { name: 'Marea' })
    await expect(entranceLogo).toHaveAttribute('src', MAREA.logo.dark)
    expect((await entranceLogo.boundingBox())?.width).toBeGreaterThan(90)
    await expect(page.getByRole('main').getByRole('link', { name: 'Privacy policy' })).toBeVisible()
    await namesNobodyElse(page)
  })
})

test.describe('Two brands of one build: Lumen', () => {
  test.use({ switches: { brand: LUMEN } })

  test('[AHEAD-44] has others, and none of what it does not name', async ({ page }) => {
    await page.goto('/login')
    await expect(page).toHaveTitle('Log in · Lumen')
    expect([await rootStyle(page, '--brand-hue'), await rootStyle(page, '--chroma')]).toEqual(['320', '0.2'])
    expect(await corner(page)).toBe('20px')
    await page.goto('/home')
    await expect(shell(page).header.getByRole('link', { name: 'Lumen , home' })).toBeVisible()
    await expect(shell(page).footer.getByRole('link')).toHaveCount(0)
    await namesNobodyElse(page)
  })
})

test.describe('A brand that cannot be used', () => {
  test('[AHEAD-44] [NET-08] is left out part by part and told: the page stands as it would without', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    await deploy(page, {
      brand: {
        name: 'Marea',
        logo: { dark: '/art/none.svg' },
        icon: 'javascript:alert(1)',
        font: '/a.woff2), url(https://spy.example/b.woff2',
        hue: 'url(https://spy.example/)',
        chroma: '0.1); background: url(https://spy.example/',
        radius: -4,
        legal: { terms: 'javascript:alert(1)', privacy: '/privacy' },
        support: 'help@marea.example',
      },
    })
    await page.goto('/home')
    await expect(titlesHome(page).shelf('On now')).toBeVisible()
    await expect(
      shell(page)
        .header.getByRole('link', { name: /, home$/ })
        .getByRole('img'),
    ).toHaveCount(0)
    await expect(shell(page).footer.getByRole('link')).toHaveText(['Privacy policy'])
    expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull()
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg')
    await expect(async () => {
      await setVisible(page, false)
      await setVisible(page, true)
      const told = JSON.stringify(headEnd.control.fieldFaults())
      for (const part of ['logo', 'icon', 'hue', 'chroma', 'font', 'radius', 'legal.terms', 'support'])
        expect(told).toContain(`brand.${part}`)
      expect(told).not.toMatch(/spy|javascript|marea/i)
    }).toPass({ intervals: [1_000], timeout: 40_000 })
  })
})
