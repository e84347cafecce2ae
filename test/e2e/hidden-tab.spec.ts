import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { MINUTE } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { nextFrame } from './support/frame.ts'
import { livePage } from './support/livePage.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { setVisible } from './support/visibility.ts'

const POLLED = ['manifest', 'channelUpdates', 'notices', 'unreadCount', 'epgChecksums'] as const

/** How many requests of the page are on their way. */
const underWay = (page: Page): (() => number) => {
  const open = new Set<object>()
  page.on('request', request => open.add(request))
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))
  return () => open.size
}

const callsIn = ({ control }: HeadEnd): ReadonlyArray<string> =>
  control.requests().flatMap(({ call }) => (call === undefined ? [] : [call]))

/** An hour goes by, for the page and for the operator, minute by minute: what was asked meanwhile. */
const passHour = async (page: Page, headEnd: HeadEnd, open: () => number): Promise<ReadonlyArray<string>> => {
  headEnd.control.clearRequests()
  for (let minute = 0; minute < 60; minute += 1) {
    headEnd.control.moveClock({ byMs: MINUTE })
    await page.clock.runFor(MINUTE)
    // what a timer began may still wait for its turn among the tabs: on a busy machine an hour would be over before it is asked
    await page.evaluate(() => navigator.locks.query())
    await nextFrame(page)
    await expect.poll(open).toBe(0)
  }
  return callsIn(headEnd)
}

test.describe('A hidden tab in which nothing plays', () => {
  test('[AHEAD-47] asks the operator at most six times in an hour, and catches up once when it is seen again', async ({
    page,
    headEnd,
  }) => {
    // an hour, minute by minute
    test.slow()
    const open = underWay(page)
    await page.clock.install()
    await openAs(page, ANA, '/liveTv?id=1301')
    const live = livePage(page)
    await live.plays('Mundo 24')
    for (const call of POLLED.slice(2)) await expect.poll(() => headEnd.control.countOf(call)).toBeGreaterThan(0)
    await live.press('Pause')
    await expect(live.control('Play')).toBeAttached()
    await page.clock.runFor(MINUTE)
    await expect.poll(open).toBe(0)
    await setVisible(page, false)
    const asked = await passHour(page, headEnd, open)
    expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(6)

    headEnd.control.clearRequests()
    await setVisible(page, true)
    for (const call of POLLED) await expect.poll(() => headEnd.control.countOf(call), call).toBe(1)
    await page.clock.runFor(MINUTE)
    for (const call of POLLED.slice(1)) expect(headEnd.control.countOf(call), call).toBe(1)
  })
})
