import { violations } from './support/axe.ts'
import { livePage } from './support/livePage.ts'
import { expect, test } from './support/test.ts'

test.describe('The mini guide', () => {
  test('[AHEAD-16] now, next and later over the picture that plays on; other channels are looked at, one is tuned', async ({
    page,
  }) => {
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await live.player.focus()
    await page.keyboard.press('g')
    const guide = page.getByRole('region', { name: 'Mini guide' })
    await expect(guide.getByRole('heading')).toHaveText('101 Aurora')
    await expect(guide.getByRole('listitem')).toHaveCount(3)
    await expect(guide.getByRole('listitem').first()).toContainText('Now')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('ArrowUp')
    await expect(guide.getByRole('heading')).toHaveText('102 Praça 1')
    await expect(guide.getByRole('listitem')).toHaveCount(3)
    await live.isTuned('Aurora')
    await live.picture.advances()
    await page.keyboard.press('Enter')
    await expect(guide).toHaveCount(0)
    await live.plays('Praça 1')
    await expect(live.player).toBeFocused()
    await page.keyboard.press('g')
    await expect(guide).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(guide).toHaveCount(0)
    await live.isTuned('Praça 1')
  })
})
