import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright'
import { ROOT } from '../../scripts/lib/steps.ts'
import { startHeadEnd } from '../headend/index.ts'
import { atMost, median } from './figures.ts'
import type { Section } from './result.ts'

/** Both fit into the minute of a countdown. */
const TURNS = 4
const TURN_MS = 5_000
/** What the page has begun as it opened is over by then. */
const REST_MS = 3_000
const MOST_PERCENT = 1

const NOTICE = 'On Sunday night the service rests from 03:00 to 05:00 while the network is renewed. '.repeat(4)

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

interface Watched {
  readonly page: Page
  readonly devtools: CDPSession
}

/** A page of its own, so that nothing of the other is counted. */
const openSignUp = async (browser: Browser, origin: string): Promise<Watched> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.goto(`${origin}/login?view=signUp`)
  await page.waitForSelector('input[name=username]')
  return { page, devtools }
}

/** What the page's thread takes of a core in a turn, in percent: its own time, however long others kept it waiting. */
const workOf = async ({ devtools }: Watched): Promise<number> => {
  const threadSeconds = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN
  }
  const before = await threadSeconds()
  await wait(TURN_MS)
  return ((await threadSeconds()) - before) / (TURN_MS / 100_000)
}

const beginCountdown = async ({ page }: Watched): Promise<void> => {
  await page.fill('input[name=username]', 'wait@sintonia.example')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('button', { name: /^Send again in \d+ s$/ }).waitFor()
}

export const benchMovement = async (browser: Browser): Promise<Section> => {
  const headEnd = await startHeadEnd({ appDir: process.env.APP_DIR ?? join(ROOT, 'dist') })
  const opened: Watched[] = []
  try {
    const still = await openSignUp(browser, headEnd.origin)
    opened.push(still)
    headEnd.control.pushAnnouncement({ msg: NOTICE, displayMode: [11], displayTimes: 99 })
    const moving = await openSignUp(browser, headEnd.origin)
    opened.push(moving)
    await moving.page.waitForSelector('span[data-moving]')
    await beginCountdown(moving)
    await wait(REST_MS)
    const work = { still: [] as number[], moving: [] as number[] }
    for (let turn = 0; turn < TURNS; turn += 1) {
      work.still.push(await workOf(still))
      work.moving.push(await workOf(moving))
    }
    const isMoving = (await moving.page.locator('span[data-moving]').count()) === 1
    const isCounting = (await moving.page.getByRole('button', { name: /^Send again in/ }).count()) === 1
    if (!isMoving || !isCounting) throw new Error('The announcement or the countdown was over before its time')
    const more = median(work.moving) - median(work.still)
    return {
      title: 'What moves by itself',
      terms: `A form with a passing announcement and the countdown of a minute against the same form without, ${TURNS} times ${TURN_MS / 1000} s each in turns, medians of the processor time of the page's thread.`,
      figures: [
        atMost('work for the announcement and the countdown', more, MOST_PERCENT, {
          unit: '% of a core',
          digits: 2,
          measured: `${more.toFixed(2)} % of a core (${median(work.moving).toFixed(2)} % against ${median(work.still).toFixed(2)} %)`,
        }),
      ],
    }
  } finally {
    for (const { page } of opened) await page.close()
    await headEnd.close()
  }
}
