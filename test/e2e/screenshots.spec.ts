import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { ANA } from './support/accounts.ts'
import { guidePage } from './support/guidePage.ts'
import { homePage } from './support/homePage.ts'
import { livePage } from './support/livePage.ts'
import { loginPage } from './support/loginPage.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, pathInRepo, test } from './support/test.ts'

const KEPT = pathInRepo('docs/screenshots')
const MOST_BYTES = 300_000

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const
const THEMES = ['dark', 'light'] as const

const picturesShown = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('img:visible')
        .evaluateAll(images =>
          images.filter(image => image instanceof HTMLImageElement && image.loading !== 'lazy' && !image.complete),
        ),
    )
    .toEqual([])

const chooseTheme = (page: Page, theme: string) =>
  page.addInitScript(name => localStorage.setItem('sintonia.device.theme', JSON.stringify(name)), theme)

const PAGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async page => {
    await homePage(page).open()
    await expect(homePage(page).rail('On now').locator('time').first()).toBeVisible()
  },
  live: async page => {
    const live = livePage(page)
    await live.open('?id=1101')
    await expect(live.title).not.toHaveText('Aurora')
    await live.picture.advances()
  },
  radio: async page => {
    const live = livePage(page)
    await live.open('?id=1904')
    await expect(live.title).not.toHaveText('Radio Alba')
    await live.picture.soundAdvances()
  },
  locked: async page => {
    const live = livePage(page)
    await live.open('?id=1205')
    await expect(live.control('Log in')).toBeVisible()
    await expect(live.title).not.toHaveText('Arena')
    await live.picture.advances()
  },
  login: async page => {
    const login = loginPage(page)
    await login.open()
    await login.email.fill('ana@')
    await login.submit.click()
    await expect(login.email).toHaveAttribute('aria-invalid', 'true')
  },
}

const README: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'live.png': async page => {
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    await live.plays('Aurora')
    await live.press(/^Quality: /)
    await page.getByRole('menuitemradio', { name: 'HD' }).click()
    await expect.poll(async () => (await live.picture.facts()).height).toBe(720)
    await live.plays('Aurora')
    await live.player.hover({ position: { x: 9, y: 90 } })
  },
  'home.jpg': async page => {
    await openAs(page, ANA, '/home')
    await expect(homePage(page).rail('On now').locator('time').first()).toBeVisible()
  },
  'guide.jpg': async page => {
    await openAs(page, ANA, '/liveTv?id=1101')
    await livePage(page).plays('Aurora')
    const guide = guidePage(page)
    await page.getByRole('banner').getByRole('link', { name: 'Guide' }).click()
    await expect(guide.grid.locator('[data-kind=playing]').first()).toBeVisible()
    await guide.focusGrid()
  },
}

/** What is done anew at every width. */
const STIRRED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  live: page => livePage(page).player.hover({ position: { x: 9, y: 90 } }),
}

test.describe('Screenshots', () => {
  for (const [name, open] of Object.entries(README))
    test(`[UI-01] ${name} of the README, taken where there is none yet`, async ({ page }) => {
      await open(page)
      await picturesShown(page)
      const kept = join(KEPT, name)
      const path = existsSync(kept) ? test.info().outputPath(name) : kept
      await page.screenshot({ path })
      expect((await stat(path)).size).toBeLessThan(MOST_BYTES)
      expect(await readFile(pathInRepo('README.md'), 'utf8')).toContain(`docs/screenshots/${name}`)
    })

  for (const theme of THEMES) {
    test(`[UI-04] every page at three widths, ${theme}`, async ({ page, headEnd, silence }) => {
      test.slow()
      silence.allow(FAILED_REQUEST)
      const shoot = async (name: string): Promise<void> => {
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        for (const { width, height } of SIZES) {
          await page.setViewportSize({ width, height })
          await STIRRED[name]?.(page)
          await picturesShown(page)
          await page.screenshot({ path: pathInRepo(`.results/screens/${name}-${width}-${theme}.png`) })
        }
      }
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await chooseTheme(page, theme)
      for (const [name, open] of Object.entries(PAGES)) {
        await open(page)
        await shoot(name)
        await page.evaluate(() => localStorage.clear())
        await chooseTheme(page, theme)
      }
      headEnd.control.addFault({ path: '/live/live-mundo/*', status: 404 })
      const live = livePage(page)
      await live.open('?id=1301')
      await expect(live.player.getByRole('alert')).toBeVisible()
      await shoot('failed')
    })
  }
})
