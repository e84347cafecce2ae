import { violations } from './support/axe.ts'
import { livePage } from './support/livePage.ts'
import { pauseClock } from './support/pauseClock.ts'
import { expect, test } from './support/test.ts'

test.describe('The keys of the player', () => {
  test('[CHAN-13] [AHEAD-07] a typed number tunes, Backspace corrects it, and without one goes back', async ({
    page,
  }) => {
    const live = livePage(page)
    await page.clock.install()
    await live.open()
    await live.plays('Aurora')
    await pauseClock(page)
    const shown = page.locator('[data-player-frame] [role="status"] b')
    await page.keyboard.press('1')
    await page.keyboard.press('0')
    await page.keyboard.press('9')
    await expect(shown).toHaveText('109')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('2')
    await expect(shown).toHaveText('102')
    await page.clock.resume()
    await live.plays('Praça 1')
    await expect(shown).toHaveCount(0)
    await page.keyboard.press('Backspace')
    await live.plays('Aurora')
    await page.keyboard.press('Backspace')
    await live.plays('Praça 1')
  })

  test('[AHEAD-07] Enter does not wait, and a number that no channel has is said to be one', async ({ page }) => {
    await page.clock.install()
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await live.player.focus()
    await pauseClock(page)
    await page.keyboard.type('999')
    await page.keyboard.press('Enter')
    await expect(live.player.getByText('No channel has this number')).toBeVisible()
    await page.clock.resume()
    expect(await violations(page)).toEqual([])
    await pauseClock(page)
    await page.keyboard.type('102')
    await page.keyboard.press('Enter')
    await page.clock.resume()
    await live.plays('Praça 1')
  })

  test('[AHEAD-07] [AHEAD-10] the dialog of keys comes from the table, by key alone, and gives the focus back', async ({
    page,
  }) => {
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await live.player.focus()
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keys of the player' })
    await expect(dialog).toContainText('0 – 9')
    await expect(dialog).toContainText('Channel by its number')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('1')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(live.player).toBeFocused()
    await expect(page.locator('[data-player-frame] [role="status"] b')).toHaveCount(0)
  })

  test('[AHEAD-10] controls that hold the focus never hide', async ({ page }) => {
    await page.clock.install()
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await live.control('Pause').focus()
    await page.clock.runFor(10_000)
    await expect(live.player).not.toHaveAttribute('data-calm')
  })

  test('[AHEAD-19] the statistics measure the picture and hold no address and no token', async ({ page }) => {
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await live.player.focus()
    await page.keyboard.press('i')
    const stats = page.getByRole('region', { name: 'Statistics' })
    await expect(stats).toContainText(/hls\.js/)
    await expect(stats).toContainText(/\d+ × \d+/)
    await expect(stats).toContainText(/Behind the studio\s*\d+\.\d s/)
    expect(await stats.textContent()).not.toMatch(/http|token|live-aurora/)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('i')
    await expect(stats).toHaveCount(0)
  })
})
