import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { ROOT } from '../../scripts/lib/steps.ts'
import { ANA } from '../e2e/support/accounts.ts'
import { leaveOnDevice, openBare, userSession } from '../e2e/support/signIn.ts'
import { startHeadEnd } from '../headend/index.ts'
import { roster } from '../headend/operator/roster.ts'
import { servePlayerPage } from '../support/playerPage/server.ts'
import { onPage } from './browser.ts'
import { median, ratio } from './figures.ts'
import type { Section } from './result.ts'
import { startSlowProxy } from './slowProxy.ts'

const ROUND_TRIP_MS = 40
const ROUNDS = 4
/** A person looks at a channel for a moment before the next one. */
const LOOK_MS = 3_000
/** A hand comes to rest on a row before it presses. */
const AIM_MS = 600
/** All of its rows are in sight. */
const GROUP = 'Film'
/** An id is the number and a thousand. */
const FIRST = 412
/** None is the neighbour of the one before, which would be prepared. */
const TARGETS = [416, 414, 417, 412, 416]

const keyOf = (number: number): string => roster.find(each => each.number === number)?.key ?? ''
const rowOf = (page: Page, number: number) =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`^${number} `) })

/** Milliseconds from the press of a row until the first frame of its channel is on screen. */
const press = (page: Page, number: number): Promise<number> =>
  rowOf(page, number).evaluate(
    row =>
      new Promise(resolve => {
        const video = document.querySelector('video')
        const begin = performance.now()
        const painted = (now: number, { width }: VideoFrameCallbackMetadata) => {
          if (width === 0) video?.requestVideoFrameCallback(painted)
          else resolve(Math.max(now, performance.now()) - begin)
        }
        video?.addEventListener('emptied', () => video.requestVideoFrameCallback(painted), { once: true })
        ;(row as HTMLElement).click()
      }),
  )

const bare = async (page: Page, origin: string): Promise<ReadonlyArray<number>> => {
  const addressOf = (number: number) => `/live/live-${keyOf(number)}/index.m3u8`
  await page.goto(origin)
  await page.waitForFunction(() => window.barePage !== undefined)
  await page.evaluate(address => window.barePage.load(address), addressOf(FIRST))
  const times: number[] = []
  for (const number of TARGETS) {
    await page.waitForTimeout(LOOK_MS)
    times.push(await page.evaluate(address => window.barePage.zap(address), addressOf(number)))
  }
  return times
}

const inApp = async (page: Page, origin: string, isPointedAt: boolean): Promise<ReadonlyArray<number>> => {
  await openBare(page, origin)
  await leaveOnDevice(page, await userSession(origin, ANA))
  await page.goto(`${origin}/liveTv?id=${1_000 + FIRST}`)
  await page.getByRole('tab', { name: GROUP }).click()
  const times: number[] = []
  for (const number of TARGETS) {
    await page.waitForTimeout(LOOK_MS)
    if (isPointedAt) {
      await rowOf(page, number).hover()
      await page.waitForTimeout(AIM_MS)
    }
    times.push(await press(page, number))
  }
  return times
}

/** The same with all of the page around the player: a user on /liveTv presses rows of the list (AHEAD-25). */
export const benchZapInApp = async (browser: Browser): Promise<Section> => {
  const headEnd = await startHeadEnd({ appDir: join(ROOT, 'dist') })
  const bareServer = await servePlayerPage('bareEntry.ts')
  const toApp = await startSlowProxy(headEnd.origin, ROUND_TRIP_MS)
  const toBare = await startSlowProxy(bareServer.origin, ROUND_TRIP_MS)
  const times = { bare: [] as number[], inSight: [] as number[], pointedAt: [] as number[] }
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      times.bare.push(...(await onPage(browser, page => bare(page, toBare.origin))))
      times.inSight.push(...(await onPage(browser, page => inApp(page, toApp.origin, false))))
      times.pointedAt.push(...(await onPage(browser, page => inApp(page, toApp.origin, true))))
    }
  } finally {
    toApp.close()
    toBare.close()
    await Promise.all([headEnd.close(), bareServer.close()])
  }
  const alone = median(times.bare)
  return {
    title: 'Zapping in the whole app: press to first new frame',
    terms:
      `Somebody with every right looks at a channel for ${LOOK_MS / 1_000} s, then presses the row of another one: by script, with no ` +
      `pointer near, or the pointer ${AIM_MS} ms on it before. Against the bare page, its code at hand, at ` +
      `${ROUND_TRIP_MS} ms a round trip; medians of ${times.bare.length} zaps each, in turns.`,
    figures: [
      ratio('the row in sight', median(times.inSight), alone, 0.6, { unit: 'ms' }),
      ratio('the row pointed at', median(times.pointedAt), alone, 0.3, { unit: 'ms' }),
    ],
  }
}
