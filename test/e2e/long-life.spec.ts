import type { HeadEnd } from '@sintonia/operator'
import type { CDPSession, Page } from 'playwright/test'
import { HOUR, MINUTE, SECOND } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { nextFrame } from './support/frame.ts'
import { type LivePage, livePage } from './support/livePage.ts'
import { untilQuiet } from './support/quiet.ts'
import { subscribeNext } from './support/reminders.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

/** A whole day: SOAK_HOURS=24. */
const HOURS = Number(process.env.SOAK_HOURS ?? 2)
const STEP = MINUTE
/**
 * What is held at the end may be so much more than the most in the first half: until then the flight recorder has all the
 * steps that it may keep, and the guide as many rows as a day has.
 */
const MOST_GROWTH = { heap: 1.15, nodes: 1.1, listeners: 1.1 }
const LIVE_LAG = 30 * SECOND

/** In New York the clock goes from two to three at 7:00 UTC. */
const CHANGE = Date.UTC(2027, 2, 14, 7)
test.use({ timezoneId: 'America/New_York' })
/** Ten minutes before a full hour: no programme begins while the page sleeps. */
const BEGINS = CHANGE - 10 * MINUTE - Math.max(0, Math.floor(HOURS / 2) - 1) * HOUR
const CHANNELS = ['1301', '1302', '1303']

interface Weight {
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

const weighOnce = async (devtools: CDPSession): Promise<Weight> => {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
}

/** What a page has left is given back a little later: the least of some moments is what is held. */
const weigh = async (page: Page, devtools: CDPSession): Promise<Weight> => {
  const weights: Weight[] = []
  for (let time = 0; time < 4; time += 1) {
    weights.push(await weighOnce(devtools))
    await page.waitForTimeout(SECOND / 2)
  }
  const least = (held: keyof Weight): number => Math.min(...weights.map(weight => weight[held]))
  return { heap: least('heap'), nodes: least('nodes'), listeners: least('listeners') }
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Subscribed' })

/** The titles that reminders were shown of; each is put away. */
const watchReminders = (page: Page) => {
  const shown: string[] = []
  return {
    shown,
    look: async () => {
      if ((await dialog(page).count()) === 0) return
      shown.push(...(await dialog(page).getByRole('heading', { level: 3 }).allTextContents()))
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    },
  }
}

/** Both clocks go on together to a moment. */
const pass = async (page: Page, { control }: HeadEnd, until: number, look: () => Promise<void>): Promise<void> => {
  while (control.now() < until) {
    const ms = Math.min(STEP, until - control.now())
    control.moveClock({ byMs: ms })
    await page.clock.fastForward(ms)
    await nextFrame(page)
    await look()
  }
}

const sleep = async (page: Page, { control }: HeadEnd, devtools: CDPSession, until: number): Promise<void> => {
  const ms = until - control.now()
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  control.moveClock({ byMs: ms })
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await page.clock.fastForward(ms)
}

const goTo = (page: Page, name: 'Live' | 'Guide' | 'Home') =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

/** The last minute that leapt may have left the picture behind, as a page that slept is: one press leads on (AHEAD-04). */
const reachEdge = (live: LivePage, { control }: HeadEnd) =>
  expect(async () => {
    const back = live.control('Back to live')
    if (await back.count()) {
      await live.player.hover()
      await back.click({ timeout: 5 * SECOND })
    }
    expect(control.now() - (await live.picture.programDateTime())).toBeLessThan(LIVE_LAG)
  }).toPass({ timeout: MINUTE, intervals: [SECOND] })

test.describe('A page that is left open', () => {
  test(`[AHEAD-12] [REM-03] [SES-06] ${HOURS} hours of television, guide and sleep over a change of the clock: nothing grows, nothing drifts, no reminder is lost or doubled`, async ({
    page,
    headEnd,
    silence,
  }) => {
    test.setTimeout(HOURS * 4 * MINUTE)
    silence.allow(FAILED_REQUEST)
    headEnd.control.moveClock({ to: BEGINS })
    const reminded = await subscribeNext(headEnd, CHANNELS)
    const due = reminded.filter(({ start }) => start < BEGINS + HOURS * HOUR)
    expect(due.length).toBeGreaterThan(0)
    await page.clock.install({ time: BEGINS })
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    await live.plays('Aurora')
    headEnd.control.clearRequests()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    const { shown, look } = watchReminders(page)
    const weights: Weight[] = []
    for (let hour = 0; hour < HOURS; hour += 1) {
      const at = (minute: number): number => BEGINS + hour * HOUR + minute * MINUTE
      await goTo(page, 'Guide')
      await pass(page, headEnd, at(15), look)
      await sleep(page, headEnd, devtools, at(35))
      await look()
      await goTo(page, 'Home')
      await pass(page, headEnd, at(45), look)
      await goTo(page, 'Live')
      await pass(page, headEnd, at(56), look)
      await live.plays('Aurora')
      await reachEdge(live, headEnd)
      await untilQuiet(headEnd)
      weights.push(await weigh(page, devtools))
    }
    await pass(page, headEnd, BEGINS + HOURS * HOUR, look)
    test.info().annotations.push({ type: 'held after each hour', description: JSON.stringify(weights) })
    const firstHalf = weights.slice(0, Math.ceil(HOURS / 2))
    for (const held of ['heap', 'nodes', 'listeners'] as const) {
      const most = Math.max(...firstHalf.map(weight => weight[held]))
      expect(weights.at(-1)?.[held], held).toBeLessThan(most * MOST_GROWTH[held])
    }
    expect(shown.toSorted()).toEqual(due.map(({ title }) => title).toSorted())
    expect(headEnd.control.countOf('reminderDelete')).toBe(due.length)
    const renewals = headEnd.control.countOf('tokenRefresh')
    expect(renewals).toBeGreaterThan(HOURS - 1)
    expect(renewals).toBeLessThan(HOURS * 4)
    expect(headEnd.control.countOf('login')).toBe(0)
  })
})
