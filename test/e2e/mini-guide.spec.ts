import { violations } from './support/axe.ts'
import { onAirAt, titleIn } from './support/broadcast.ts'
import { atCalmHour } from './support/calmHour.ts'
import { livePage } from './support/livePage.ts'
import { expect, test } from './support/test.ts'

test.describe('The mini guide', () => {
  test('[AHEAD-16] now, next and later over the picture that plays on; other channels are looked at, one is tuned', async ({
    page,
    headEnd,
  }) => {
    atCalmHour(headEnd)
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await live.player.focus()
    await page.keyboard.press('g')
    const guide = page.getByRole('region', { name: 'Mini guide' })
    await expect(guide.getByRole('heading')).toHaveText('101 Aurora')
    const lists = async (channelId: string): Promise<void> => {
      const now = onAirAt(channelId, headEnd.control.now())
      const next = onAirAt(channelId, now.stop)
      const later = onAirAt(channelId, next.stop)
      const slots = guide.getByRole('listitem')
      await expect(slots.locator('small')).toHaveText([/^Now, /, /^Next, /, /^Later, /])
      await expect(slots.locator('b')).toHaveText([now, next, later].map(programme => titleIn(programme)))
    }
    await lists('1101')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await expect(guide.getByRole('heading')).toHaveText('102 Praça 1')
    await lists('1102')
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
