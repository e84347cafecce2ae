import type { Page } from 'playwright/test'
import { shell } from './support/shell.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

/** The code of the app never comes. */
const withholdApp = (page: Page) => page.route(/\/assets\/index-.*\.js/, () => undefined)

const skeleton = (page: Page) => page.locator('#first')

for (const [address, part] of [
  ['/home', '.words'],
  ['/vod/detail/s100', '.cards'],
  ['/liveTv', '.live'],
] as const)
  test(`the skeleton of ${address} is painted before the app has come`, async ({ page }) => {
    await withholdApp(page)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(skeleton(page).locator(part)).toBeVisible()
    await expect(skeleton(page).locator('svg')).toBeVisible()
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  })

for (const address of ['/liveTv?view=guide', '/login', '/search'])
  test(`nothing is foretold of ${address} but its header`, async ({ page }) => {
    await withholdApp(page)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(skeleton(page).locator('svg')).toBeVisible()
    for (const part of ['.words', '.cards', '.live']) await expect(skeleton(page).locator(part)).toBeHidden()
  })

for (const [name, kept] of [
  ['the person', { 'sintonia.device.theme': '"light"' }],
  ['the operator', { 'sintonia.device.appProperties': JSON.stringify({ initProperties: { theme: 'light' } }) }],
] as const)
  test(`it is painted in the theme that ${name} has chosen`, async ({ page }) => {
    await page.addInitScript(values => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    }, kept)
    await withholdApp(page)
    await page.goto('/home', { waitUntil: 'commit' })
    await expect(skeleton(page)).toHaveCSS('background-color', 'rgb(250, 248, 245)')
  })

for (const width of [1440, 768, 320])
  test(`it fits a window ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await withholdApp(page)
    for (const address of ['/home', '/liveTv']) {
      await page.goto(address, { waitUntil: 'commit' })
      await expect(skeleton(page).locator('svg')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
  })

test('the page takes its place', async ({ page }) => {
  await page.goto('/home')
  await expect(shell(page).header).toBeVisible()
  await expect(page.locator('main h1, main h2').first()).toBeVisible()
  await expect(skeleton(page)).toHaveCount(0)
})

test('a start that failed takes its place', async ({ page, silence }) => {
  silence.allow(FAILED_REQUEST)
  await page.route('**/config.json', route => route.fulfill({ status: 500 }))
  await page.goto('/home')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(skeleton(page)).toHaveCount(0)
})
