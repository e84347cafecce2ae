import { violations } from './support/axe.ts'
import { channelTools } from './support/channelTools.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

test.describe('The channel search', () => {
  test('[CHAN-10] by keyboard alone: the key /, the top lists, a name without its accents, a number', async ({
    page,
  }) => {
    const live = livePage(page)
    const { field } = channelTools(page)
    await live.open('?id=1101')
    await live.plays('Aurora')
    await expect(field).toBeVisible()
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    for (const name of ['Most searched', 'Most watched']) {
      const grid = page.getByRole('grid', { name })
      await expect(grid.getByRole('row').first()).toBeVisible()
      await expect.poll(() => grid.getByRole('row').count()).toBeLessThanOrEqual(10)
    }
    expect(await violations(page)).toEqual([])

    await page.keyboard.type('PRACA')
    await expect(page.getByRole('status').filter({ hasText: '1 channel' })).toBeAttached()
    await expect(live.tuneButton('Praça 1')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await live.plays('Praça 1')
    await field.fill('30')
    await expect.poll(async () => (await live.spokenRows()).every(row => row.startsWith('30'))).toBe(true)
    await page.keyboard.press('ArrowDown')
    await expect(live.list.locator(':focus')).toHaveAccessibleName(/^301 Mundo 24/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await live.plays('Faro Notícias')

    await field.fill('nobody has this')
    await expect(page.getByRole('heading', { name: 'No channel with that name or number' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(live.groups).toBeVisible()
    await live.isTuned('Faro Notícias')
    await expect(field).toHaveValue('')
  })

  test('[CHAN-10] the top lists go when the focus leaves them; a slash that is typed elsewhere stays there', async ({
    page,
  }) => {
    const live = livePage(page)
    const { field } = channelTools(page)
    await live.open()
    await live.isTuned('Aurora')
    await field.click()
    await expect(page.getByRole('grid', { name: 'Most searched' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(channelTools(page).options).toBeFocused()
    await expect(live.groups).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('grid', { name: 'Most searched' }).locator(':focus')).toBeVisible()
    await shell(page).loginLink.focus()
    await expect(live.groups).toBeVisible()
    await field.fill('a/b')
    await expect(field).toHaveValue('a/b')
  })

  test('[CHAN-10] [AHEAD-05] tools that could not be loaded say so, and come with the next wish', async ({
    page,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    const live = livePage(page)
    const { field } = channelTools(page)
    await page.route(/assets\/tools-/, route => route.abort())
    await live.open()
    await live.isTuned('Aurora')
    await field.click()
    await expect(shell(page).toast.filter({ hasText: 'This part could not be loaded' })).toBeVisible()
    await page.unroute(/assets\/tools-/)
    await live.player.focus()
    await field.click()
    await expect(page.getByRole('grid', { name: 'Most searched' })).toBeVisible()
  })
})

test.describe('The channel search over 5,000 channels', () => {
  test.use({ switches: { channels: 5000 } })

  test('[CHAN-10] draws at most 60 rows of what is found', async ({ page }) => {
    const live = livePage(page)
    const { field } = channelTools(page)
    await live.open()
    await expect(live.list).toHaveAttribute('aria-rowcount', /^4\d{3}$|^5000$/)
    await field.fill('1')
    await expect(page.getByRole('grid', { name: 'Channels found' })).toHaveAttribute('aria-rowcount', /^1\d{3}$/)
    expect(await live.list.getByRole('row').count()).toBeLessThanOrEqual(60)
    const last = (await live.spokenRows()).at(-1)?.split(' ')[0] ?? ''
    await field.fill(last)
    await expect.poll(async () => (await live.spokenRows())[0]?.split(' ')[0]).toBe(last)
  })
})
