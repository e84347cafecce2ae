import { addMs, MINUTE } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { livePage } from './support/livePage.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

test.describe('What the operator changes', () => {
  test('[CHAN-11] [AHEAD-13] is asked for every ten minutes, by one tab for two; the line-up is read again and the picture goes on', async ({
    page,
    context,
    headEnd,
  }) => {
    await page.clock.install()
    const live = livePage(page)
    await live.open('?id=1301')
    await live.plays('Mundo 24')
    const other = await context.newPage()
    const companions = other.waitForResponse(/\/companions-[\w-]+\.js$/)
    await other.goto('/home')
    await companions
    const { position } = await live.picture.facts()
    headEnd.control.markModified('CHANNEL_LIST')
    headEnd.control.clearRequests()
    headEnd.control.moveClock({ byMs: 10 * MINUTE })
    await page.clock.fastForward(10 * MINUTE)
    await expect.poll(() => headEnd.control.countOf('channelUpdates')).toBe(1)
    await expect(async () => {
      await page.clock.fastForward(10_000)
      expect(headEnd.control.countOf('channelList')).toBe(2)
    }).toPass()
    expect(headEnd.control.countOf('channelUpdates')).toBe(1)
    await live.picture.advances()
    expect((await live.picture.facts()).position).toBeGreaterThan(position)
    await live.isTuned('Mundo 24')
  })

  test('[CHAN-02] a right that ends while one watches takes effect within a minute', async ({ page, headEnd }) => {
    await page.clock.install()
    const end = Math.floor(addMs(headEnd.control.now(), 10 * MINUTE) / 1000)
    await page.route('**/content/authority/v1', async route => {
      const response = await route.fetch()
      const answer = await response.json()
      for (const { pcList } of answer.result.lcList)
        for (const { au } of pcList) for (const right of au) right.exp = end
      await route.fulfill({ response, json: answer })
    })
    await openAs(page, ANA, '/liveTv?id=1205')
    const live = livePage(page)
    await live.plays('Arena')
    headEnd.control.moveClock({ byMs: 11 * MINUTE })
    await page.clock.fastForward(11 * MINUTE)
    await expect(live.player.getByRole('heading', { name: 'Arena is not in your plan' })).toBeVisible()
  })
})
