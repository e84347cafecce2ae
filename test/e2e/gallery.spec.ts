import { expect, type Page, test } from 'playwright/test'
import { serveGallery } from '../screens/gallery/server.ts'
import { violations } from './support/axe.ts'
import { pauseClock } from './support/pauseClock.ts'

let gallery: Awaited<ReturnType<typeof serveGallery>>

test.beforeAll(async () => {
  gallery = await serveGallery()
})

test.afterAll(async () => {
  await gallery.close()
})

const open = async (page: Page, query = '') => {
  await page.goto(`${gallery.address}${query}`)
  await page.getByRole('grid').first().waitFor()
}

/** One page shows many specimens of what a screen has once. */
const OF_A_SCREEN = [
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-banner-is-top-level',
  'page-has-heading-one',
]

test.describe('Components', () => {
  for (const [width, theme, lang] of [
    [1440, 'dark', 'en'],
    [1440, 'light', 'es'],
    [360, 'dark', 'pt'],
    [320, 'light', 'en'],
  ] as const) {
    test(`[UI-05] every component is accessible at ${width}, ${theme}, ${lang}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, `?theme=${theme}&lang=${lang}`)
      expect(await violations(page, OF_A_SCREEN)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }

  test('[UI-05] dialogs, menus and toasts are accessible while they are open', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    await page.getByRole('button', { name: 'Show toasts' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Internal server error' })).toBeVisible()
    await page.getByRole('button', { name: 'Language' }).first().click()
    await expect(page.getByRole('menu', { name: 'Language' })).toBeVisible()
    expect(await violations(page, OF_A_SCREEN)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Dialog 720' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violations(page, OF_A_SCREEN)).toEqual([])
  })

  test('[UI-05] a dialog takes the focus, closes by Escape and gives the focus back', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Dialog 400' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Dialog 400' })).toBeFocused()
  })

  test('[LANG-01] the language is switched from the menu by arrows, without a reload', async ({ page }) => {
    await open(page)
    await page.evaluate(() => {
      document.body.dataset.mark = 'same page'
    })
    await page.getByRole('button', { name: 'Language' }).first().click()
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', /^es/)
    await expect(page.locator('body')).toHaveAttribute('data-mark', 'same page')
  })

  test('[CHAN-06] 5,000 channels keep at most 60 rows in the page and one tab stop that arrows move', async ({
    page,
  }) => {
    await open(page)
    const list = page.getByRole('grid', { name: '5,000 channels' })
    const rows = list.getByRole('row')
    const box = page.getByTestId('long-list')
    await box.scrollIntoViewIfNeeded()
    for (const top of [0, 50_000, 180_000, 359_000, 0]) {
      await box.evaluate((element, to) => {
        element.scrollTop = to
      }, top)
      await expect(list.locator(`[aria-rowindex="${Math.floor(top / 72) + 2}"]`)).toBeInViewport()
      expect(await rows.count()).toBeLessThanOrEqual(60)
      expect(await list.locator('[tabindex="0"]').count()).toBe(1)
    }
    await list.locator('[tabindex="0"]').focus()
    await page.keyboard.press('ArrowDown')
    await expect(list.locator('[aria-rowindex="4"] [data-column="tune"]')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(list.locator('[aria-rowindex="4"] [data-column="favourite"]')).toBeFocused()
    await page.keyboard.press('End')
    await expect(list.locator('[aria-rowindex="5000"] [data-column="favourite"]')).toBeFocused()
    await expect(list.locator('[aria-rowindex="5000"]')).toBeInViewport()
  })

  test('[CHAN-06] a long programme title scrolls on focus, and stays still under reduced motion', async ({ page }) => {
    await open(page)
    const list = page.getByRole('grid', { name: 'Channels', exact: true })
    await list.scrollIntoViewIfNeeded()
    const row = list.getByRole('row').filter({ hasText: 'Aurora' })
    const words = row.locator('[data-scrolling-text] span')
    const running = () => words.evaluate(element => element.getAnimations().length)
    expect(await running()).toBe(0)
    await page.evaluate(() => document.fonts.ready)
    await row.locator('[data-column="tune"]').focus()
    await expect.poll(running).toBe(1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(running).toBe(0)
  })

  test('[UI-01] the shell holds navigation, language, account, marquee and footer', async ({ page }) => {
    await open(page)
    const shell = page.getByRole('banner').first()
    await expect(shell.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Live' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(shell.getByRole('button', { name: 'Language' })).toBeVisible()
    await expect(shell.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account: Ana Ruiz' })).toBeVisible()
    await page.getByRole('button', { name: 'Pause the announcement' }).click()
    await expect(page.getByRole('button', { name: 'Resume the announcement' })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Español' })).toBeVisible()
    await page.keyboard.press('Control+Home')
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('[UI-04] the phone layout with its dock begins at 768 px', async ({ page }) => {
    await open(page)
    const navigations = page.locator('nav')
    const dock = navigations.last()
    await page.setViewportSize({ width: 769, height: 900 })
    await expect(navigations.first()).toBeVisible()
    await expect(dock).toBeHidden()
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(navigations.first()).toBeHidden()
    await expect(dock).toBeVisible()
    await expect(dock.getByRole('link')).toHaveCount(5)
  })

  test('[UI-04] a press on a rail goes 900 px in 800 ms, or at once under reduced motion', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 900 })
    await page.clock.install()
    await open(page)
    const rail = page.getByRole('region', { name: 'On now' })
    const left = () => rail.getByRole('list').evaluate(element => Math.round(element.scrollLeft))
    await rail.getByRole('list').hover()
    await pauseClock(page)
    await rail.getByRole('button', { name: 'Scroll on: On now' }).click()
    await page.clock.runFor(700)
    expect(await left()).toBeGreaterThan(0)
    expect(await left()).toBeLessThan(900)
    await page.clock.runFor(120)
    expect(await left()).toBe(900)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await rail.getByRole('button', { name: 'Scroll back: On now' }).click()
    expect(await left()).toBe(0)
  })

  test('[UI-03] a pasted verification code fills the four digits', async ({ page }) => {
    await open(page)
    const code = page.getByLabel('Verification code', { exact: true })
    await code.fill('Your code: 70 31.')
    await expect(code).toHaveValue('7031')
  })

  test('[AHEAD-10] the controls go while it plays and nobody stirs, not while one holds the focus or it is paused', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page)
    const player = page.getByRole('region', { name: 'Player' }).first()
    const pause = player.getByRole('button', { name: 'Pause' })
    await player.focus()
    await page.keyboard.press('k')
    await pause.focus()
    await page.clock.runFor(10_000)
    await expect(player).not.toHaveAttribute('data-calm', 'true')
    await page.getByRole('link', { name: 'Home', exact: true }).first().focus()
    await player.hover()
    await page.clock.runFor(10_000)
    await expect(player).toHaveAttribute('data-calm', 'true')
    await player.getByRole('button', { name: 'Full screen' }).focus()
    await expect(player).not.toHaveAttribute('data-calm', 'true')
    await page.keyboard.press('k')
    await page.getByRole('link', { name: 'Home', exact: true }).first().focus()
    await page.clock.runFor(10_000)
    await expect(player).not.toHaveAttribute('data-calm', 'true')
  })
})
