import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serveExplorer } from '@sintonia/statechart-book/live'
import { expect, type Page, test } from 'playwright/test'
import { writeCoverage } from '../charts/coverageFile.ts'
import { coverageOf } from '../charts/coverageOf.ts'
import { WRITTEN } from '../charts/house.ts'
import { closedSessionModel, sessionModel } from '../machines/session/model.ts'
import { violations } from './support/axe.ts'
import { EXPLORER, readExplorer } from './support/explorer.ts'

const open = async (page: Page, address = '') => {
  await page.goto(`${EXPLORER}${address}`)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
}

const drawing = (page: Page) => page.getByRole('region', { name: /^Drawing of/ })

const details = (page: Page) => page.getByRole('complementary', { name: 'Details' })

const percent = async (page: Page) => Number.parseInt((await page.locator('.percent').textContent()) ?? '', 10)

test.describe('The explorer of the statecharts', () => {
  for (const [width, scheme, address] of [
    [1440, 'dark', ''],
    [1440, 'dark', '#session/identity.user.renewing'],
    [1440, 'dark', '#livePlayer/viewing.opening|done.actor.open|0'],
    [1440, 'dark', '#requirement/SES-06'],
    [1440, 'light', '#session'],
    [768, 'dark', '#login'],
    [390, 'light', ''],
    [390, 'light', '#toasts/showing'],
  ] as const) {
    test(`is accessible and fits at ${width}, ${scheme}: ${address || 'the first page'}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await open(page, address)
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }

  test('is accessible while something is searched', async ({ page }) => {
    await open(page)
    await page.getByRole('combobox').fill('token')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test('is one file below 1.5 MB', () => {
    expect(Buffer.byteLength(readExplorer())).toBeLessThan(1_500_000)
  })

  test('opens from a file and asks nobody for anything', async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await open(page, '#session')
    await expect(drawing(page).getByRole('button', { name: /^Identity › Restoring\./ })).toBeAttached()
    expect(asked.filter(url => !url.startsWith(EXPLORER))).toEqual([])
  })

  test('finds a state by a word, and goes there by keys alone', async ({ page }) => {
    await open(page)
    await page.keyboard.press('/')
    await page.keyboard.type('visitor login makes')
    await expect(page.getByRole('option').first()).toContainText('Visiting')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#session\/identity.visiting$/)
    await expect(details(page).getByRole('heading', { name: 'Visiting' })).toBeFocused()
    await expect(drawing(page).getByRole('button', { name: /^Identity › Visiting\./ })).toBeInViewport()
  })

  test('finds a chart by any form of a word of its name, before what is in it', async ({ page }) => {
    await open(page)
    for (const query of ['reminding', 'reminders', 'remind']) {
      await page.getByRole('combobox').fill(query)
      await expect(page.getByRole('option').first()).toHaveText(/^Chart\s*Reminders/)
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#reminders$/)
    await page.getByRole('combobox').fill('logout')
    await expect(page.getByRole('option').filter({ hasText: 'Logging out' }).first()).toBeVisible()
  })

  test('answers a question in the words of whoever asks: a story, or what has most of its words', async ({ page }) => {
    await open(page)
    await page.getByRole('combobox').fill('sleep timer warned?')
    await expect(page.getByRole('option').first()).toHaveText(/^Nothing has all these words; \d+ have most of them\.$/)
    await expect(page.getByRole('option', { selected: true })).toHaveText(/^Chart\s*Sleep timer/)
    expect(await violations(page)).toEqual([])
    await page.getByRole('combobox').fill('parental lock')
    await expect(page.getByRole('option', { selected: true })).toContainText('Kids mode')
    await page.getByRole('combobox').fill('kids mode')
    await page.keyboard.press('Enter')
    await expect(details(page)).toContainText('after 30 s, twice as long each time, 15 min at most')
    await page.getByRole('combobox').fill('token expires while watching')
    await expect(page.getByRole('option', { selected: true })).toHaveText(/^Story\s*The token ends/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#story\/tokenEnds$/)
    const picture = page.getByRole('img', { name: 'The token ends while somebody watches, step by step' })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.getByRole('main').getByRole('link', { name: 'Session', exact: true }).click()
    await expect(page).toHaveURL(/#session$/)
  })

  test('shows of a requirement a chart that speaks of it, and keeps the one that is open if it does', async ({
    page,
  }) => {
    await open(page, '#qrLogin')
    await page.getByRole('combobox').fill('VOD-15')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('QR login')
    await open(page, '#removal')
    await page.evaluate(() => {
      location.hash = '#requirement/VOD-15'
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Removal')
  })

  test('says in product words what a transition is, with the text of its requirement', async ({ page }) => {
    await open(page, '#session/identity.user.loggingOut|after.logOutPatience|0')
    await expect(details(page)).toContainText('After 3 s (patience with the logout)')
    await expect(details(page)).toContainText('the clock')
    await expect(details(page).getByRole('link', { name: 'Ended' })).toBeVisible()
    await open(page, '#session/identity.ended|done.actor.forget|0')
    await page.reload()
    await expect(details(page)).toContainText('if guests are welcome')
    await expect(details(page)).toContainText('Visitor mode comes from the manifest')
  })

  test('zooms by + and -, shows the whole by 0, and pans by arrows', async ({ page }) => {
    await open(page, '#session')
    await drawing(page).focus()
    const whole = await percent(page)
    for (const key of ['+', '+', '+', '+', '+']) await page.keyboard.press(key)
    await expect.poll(() => percent(page)).toBeGreaterThan(whole * 2)
    const before = await drawing(page).evaluate(element => element.scrollTop)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => drawing(page).evaluate(element => element.scrollTop)).toBeGreaterThan(before)
    await page.keyboard.press('-')
    await page.keyboard.press('0')
    await expect.poll(() => percent(page)).toBe(whole)
  })

  test('zooms about the pointer by the wheel with Ctrl, and moves by dragging', async ({ page }) => {
    await open(page, '#session')
    const whole = await percent(page)
    const box = await drawing(page).boundingBox()
    if (box === null) throw new Error('the drawing is not there')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -600)
    await page.keyboard.up('Control')
    await expect.poll(() => percent(page)).toBeGreaterThan(whole)
    const before = await drawing(page).evaluate(element => element.scrollLeft)
    await page.mouse.down()
    await page.mouse.move(x - 80, y - 40, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => drawing(page).evaluate(element => element.scrollLeft)).toBeGreaterThan(before)
    await expect(page).toHaveURL(/#session$/)
  })

  test('goes from state to state by arrow keys and opens one by Enter', async ({ page }) => {
    await open(page, '#session/identity.restoring')
    await drawing(page).focus()
    await page.keyboard.press('Tab')
    const first = page.locator(':focus')
    await expect(first).toHaveAttribute('role', 'button')
    const label = await first.getAttribute('aria-label')
    await page.keyboard.press('ArrowDown')
    await expect(page.locator(':focus')).not.toHaveAttribute('aria-label', label ?? '')
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('Escape')
    await expect(drawing(page)).toBeFocused()
  })

  test('folds a state and opens it again when somebody is sent into it', async ({ page }) => {
    await open(page, '#session')
    const inner = drawing(page).getByRole('button', { name: /^Identity › User › Logging out\./ })
    await expect(inner).toHaveCount(1)
    await page.getByRole('button', { name: 'States inside Identity › User' }).click()
    await expect(page.getByRole('button', { name: 'States inside Identity › User' })).toBeFocused()
    await expect(inner).toHaveCount(0)
    await expect(drawing(page)).toContainText('3 states inside')
    await page.getByRole('combobox').fill('logging out')
    await page.keyboard.press('Enter')
    await expect(inner).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: 'Fold all', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Fold all', exact: true })).toBeFocused()
    await expect(inner).toHaveCount(0)
  })

  test('keeps the theme that was chosen', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page)
    await page.getByRole('button', { name: 'Light' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })

  test('[QA-06] prints every sheet of every chart on a page of A4', async ({ page }) => {
    const drawings = readdirSync(new URL('.', EXPLORER)).filter(name => name.endsWith('.svg') && name !== 'system.svg')
    await open(page)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(drawings.length)
    const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...sides]) =>
      sides.map(side => Math.round(Number(side))).sort((a, b) => a - b),
    )
    expect(new Set(sizes.map(String))).toEqual(new Set(['595,842']))
  })

  test('[QA-06] prints a chart that is too large for one page on several, each folded state with a link to its own', async ({
    page,
  }) => {
    await open(page, '#livePlayer')
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const sheets = page.locator('.sheet')
    expect(await sheets.count()).toBeGreaterThan(1)
    const viewing = sheets.first().locator('a', { hasText: 'states inside' }).first()
    const target = (await viewing.getAttribute('href')) ?? ''
    await expect(page.locator(target).locator('[data-state]').first()).toHaveAttribute(
      'data-state',
      'livePlayer.viewing',
    )
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(sheets).toHaveCount(0)
  })

  test('[AHEAD-28] shows the coverage of the last run on the drawing, from the file that the reader chooses', async ({
    page,
  }, { outputDir }) => {
    const file = `${outputDir}/coverage.json`
    writeCoverage(coverageOf([sessionModel, closedSessionModel]), file)
    await open(page, '#session')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Coverage' }).click(),
    ])
    await chooser.setFiles(file)
    await expect(page.getByRole('button', { name: 'Coverage' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('main')).toContainText(/(\d+) of \1 transitions/)
    await expect(drawing(page).locator('.mark-hit').first()).toBeAttached()
    await expect(drawing(page).locator('.mark-missed')).toHaveCount(0)
  })

  test('refuses a file that is no coverage and says what to choose', async ({ page }) => {
    await open(page, '#session')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Coverage' }).click(),
    ])
    await chooser.setFiles(fileURLToPath(new URL('../../package.json', import.meta.url)))
    await expect(page.getByRole('status').filter({ hasText: 'That is no coverage' })).toBeVisible()
  })

  test('is served here, and its server knows the charts and nothing else', async ({ request, page }) => {
    const { address, close } = await serveExplorer(WRITTEN)
    try {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'What happens in Sintonia, and when' })).toBeVisible()
      expect((await request.get(`${address}session.svg`)).status()).toBe(200)
      expect((await request.get(`${address}%2e%2e/requirements.md`)).status()).toBe(404)
      const coverage = await request.get(`${address}coverage.json`)
      expect(coverage.status()).toBe(existsSync(new URL('../../.results/coverage.json', import.meta.url)) ? 200 : 404)
    } finally {
      close()
    }
  })
})
