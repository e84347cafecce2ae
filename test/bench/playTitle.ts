import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { playSource } from '../../models/wire/vodTitles.ts'
import { ROOT } from '../../scripts/lib/steps.ts'
import { startHeadEnd } from '../headend/index.ts'
import { filmLoops, isProtected } from '../headend/media/catalogue.ts'
import { hashOf, pick } from '../headend/operator/seed.ts'
import { type Work, works } from '../headend/operator/works.ts'
import { servePlayerPage } from '../support/playerPage/server.ts'
import { onPage } from './browser.ts'
import { median, ratio } from './figures.ts'
import type { Section } from './result.ts'
import { startSlowProxy } from './slowProxy.ts'

const ROUND_TRIP_MS = 40
const ROUNDS = 9
const GOAL = 1.15
/** What the page fetches once it has painted has come. */
const REST_MS = 3_000
/** A hand comes to rest on the button before it presses. */
const AIM_MS = 200

/** Of the titles that a guest may watch: hls.js alone opens no protected one. */
const isOpen = ({ id, seed }: Work): boolean => !isProtected(pick(filmLoops, hashOf(hashOf(seed, id), 'loop')))
const FILM = works.find(work => work.kind === 'MOVIE' && work.tier === 'free' && isOpen(work))?.id ?? ''

interface Start {
  readonly ms: number
  /** Where the title came from, without its origin. */
  readonly address: string
}

/** Notes when a button was released, and when the first frame of any video after that was on screen. */
const noteFrames = (): void => {
  const met = new WeakSet<HTMLVideoElement>()
  let pressedAt = Number.NaN
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      pressedAt = timeStamp
    },
    { capture: true },
  )
  const look = (): void => {
    for (const video of document.querySelectorAll('video')) {
      if (met.has(video)) continue
      met.add(video)
      video.requestVideoFrameCallback(now =>
        Object.assign(window, { playedAfter: Math.max(now, performance.now()) - pressedAt }),
      )
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

const ours = async (page: Page, origin: string): Promise<Start> => {
  await page.addInitScript(noteFrames)
  const opened = page.waitForResponse(answer => new URL(answer.url()).pathname.endsWith(playSource.path))
  await page.goto(`${origin}/vod/detail/${FILM}`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(REST_MS)
  await page.getByRole('button', { name: 'Play', exact: true }).first().hover()
  await page.waitForTimeout(AIM_MS)
  await page.mouse.down()
  await page.mouse.up()
  const { result } = await (await opened).json()
  await page.waitForFunction(() => Reflect.has(window, 'playedAfter'))
  const ms: number = await page.evaluate(() => Reflect.get(window, 'playedAfter'))
  const { pathname, search } = new URL(result.url)
  return { ms, address: pathname + search }
}

const bare = async (page: Page, origin: string, address: string): Promise<number> => {
  await page.goto(origin)
  await page.waitForFunction(() => window.barePage !== undefined)
  return page.evaluate(from => window.barePage.play(from), address)
}

/** Play on the page of a title to its first frame: hls.js alone with the address at hand, and the player (VOD-06). */
export const benchPlayTitle = async (browser: Browser): Promise<Section> => {
  const headEnd = await startHeadEnd({ appDir: join(ROOT, 'dist') })
  const bareServer = await servePlayerPage('bareEntry.ts')
  const toApp = await startSlowProxy(headEnd.origin, ROUND_TRIP_MS)
  const toBare = await startSlowProxy(bareServer.origin, ROUND_TRIP_MS)
  const times = { ours: [] as number[], bare: [] as number[] }
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { ms, address } = await onPage(browser, page => ours(page, toApp.origin))
      times.ours.push(ms)
      times.bare.push(await onPage(browser, page => bare(page, toBare.origin, address)))
    }
  } finally {
    toApp.close()
    toBare.close()
    await Promise.all([headEnd.close(), bareServer.close()])
  }
  return {
    title: 'A title: Play to first frame',
    terms:
      `A guest on the page of a film that has come to rest, the pointer ${AIM_MS} ms on the button before it is pressed, against a bare page with hls.js, the ` +
      `same options and stream, its code and the address at hand, at ${ROUND_TRIP_MS} ms a round trip; medians of ${ROUNDS} visits each, in turns.`,
    figures: [ratio('the player', median(times.ours), median(times.bare), GOAL, { unit: 'ms' })],
  }
}
