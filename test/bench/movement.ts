import { join } from 'node:path'
import { startHeadEnd } from '@sintonia/operator'
import type { Browser } from 'playwright'
import { ROOT } from '../../scripts/lib/steps.ts'
import { benchmark } from './benchmark.ts'
import { openVisit, threadMs, type Visit, wait } from './browser.ts'
import { median } from './figures.ts'

/** Both fit into the minute of a countdown. */
const TURNS = 4
const TURN_MS = 5_000
/** What the page has begun as it opened is over by then. */
const REST_MS = 3_000

const NOTICE = 'On Sunday night the service rests from 03:00 to 05:00 while the network is renewed. '.repeat(4)

/** A page of its own, so that nothing of the other is counted. */
const openSignUp = async (browser: Browser, origin: string): Promise<Visit> => {
  const visit = await openVisit(browser, { origin })
  await visit.page.goto(`${origin}/login?view=signUp`)
  await visit.page.waitForSelector('input[name=username]')
  return visit
}

/** What the page's thread takes of a core in a turn, in percent. */
const workOf = async (visit: Visit): Promise<number> => {
  const before = await threadMs(visit)
  await wait(TURN_MS)
  return ((await threadMs(visit)) - before) / (TURN_MS / 100)
}

const beginCountdown = async ({ page }: Visit): Promise<void> => {
  await page.fill('input[name=username]', 'wait@sintonia.example')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('button', { name: /^Send again in \d+ s$/ }).waitFor()
}

export const movement = benchmark({
  name: 'Movement',
  terms: `A form with a passing announcement and the countdown of a minute against the same form without, ${TURNS} times ${TURN_MS / 1000} s each in turns, medians of the processor time of the page's thread.`,
  measure: async browser => {
    const headEnd = await startHeadEnd({ appDir: join(ROOT, 'dist') })
    try {
      const still = await openSignUp(browser, headEnd.origin)
      headEnd.control.pushAnnouncement({ msg: NOTICE, displayMode: [11], displayTimes: 99 })
      const moving = await openSignUp(browser, headEnd.origin)
      await moving.page.waitForSelector('[data-moving] span')
      await beginCountdown(moving)
      await wait(REST_MS)
      const work = { still: [] as number[], moving: [] as number[] }
      for (let turn = 0; turn < TURNS; turn += 1) {
        work.still.push(await workOf(still))
        work.moving.push(await workOf(moving))
      }
      const isMoving = (await moving.page.locator('[data-moving] span').count()) === 1
      const isCounting = (await moving.page.getByRole('button', { name: /^Send again in/ }).count()) === 1
      if (!isMoving || !isCounting) throw new Error('The announcement or the countdown was over before its time')
      return {
        'work for a passing announcement and a countdown': {
          value: median(work.moving) - median(work.still),
          told: `${median(work.moving).toFixed(2)} % against ${median(work.still).toFixed(2)} %`,
        },
      }
    } finally {
      await headEnd.close()
    }
  },
})
