import type { Fault, HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { MINUTE, SECOND } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { nextFrame } from './support/frame.ts'
import { livePage } from './support/livePage.ts'
import { untilSynced } from './support/quiet.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, FAILED_SCRIPT, test } from './support/test.ts'
import { waitsForData } from './support/trouble.ts'

const OUTAGE = 2 * MINUTE
const MOST_REQUESTS = 60
const MOST_TO_RETURN = 10 * SECOND
const STEP = 500

const clockOf = (page: Page): Promise<number> => page.evaluate(() => Date.now())

/** Both clocks go on together, with every timer on the way and time for what it asks. */
const pass = async (page: Page, { control }: HeadEnd, until: number): Promise<void> => {
  while ((await clockOf(page)) < until) {
    control.moveClock({ byMs: STEP })
    await page.clock.runFor(STEP)
    await nextFrame(page)
  }
}

const OUTAGES: ReadonlyArray<{ readonly what: string; readonly fault: Fault }> = [
  { what: 'that says 429 and when to come back', fault: { path: '*', status: 429, retryAfter: 30 } },
  { what: 'of dropped connections', fault: { path: '*', connection: 'drop' } },
]

/** Channels of hls.js and of shaka-player. */
const CHANNELS = [
  { name: 'Aurora', id: '1101', account: false },
  { name: 'Copa Total', id: '1201', account: true },
] as const

test.describe('Two minutes of outage while a channel is on', () => {
  for (const { what, fault } of OUTAGES) {
    for (const { name, id, account } of CHANNELS) {
      test(`[AHEAD-05] [AHEAD-47] [NET-05] ${name}, one ${what}: ${MOST_REQUESTS} requests at most, and it is back soon after`, async ({
        page,
        headEnd,
        silence,
      }) => {
        test.slow()
        silence.allow(FAILED_REQUEST, FAILED_SCRIPT)
        await page.clock.install()
        const live = livePage(page)
        if (account) await openAs(page, ANA, `/liveTv?id=${id}`)
        else await live.open(`?id=${id}`)
        await live.plays(name)
        // a guide that is not whole is asked for every five seconds (EPG-02)
        await untilSynced(headEnd)
        headEnd.control.clearRequests()
        const begins = await clockOf(page)
        headEnd.control.addFault(fault)
        await waitsForData(live)
        await pass(page, headEnd, begins + OUTAGE)
        expect(headEnd.control.requests().length).toBeLessThanOrEqual(MOST_REQUESTS)
        headEnd.control.clearFaults()
        const ends = await clockOf(page)
        await live.plays(name)
        expect((await clockOf(page)) - ends).toBeLessThan(MOST_TO_RETURN)
      })
    }
  }
})
