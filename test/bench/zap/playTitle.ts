import { join } from 'node:path'
import { startHeadEnd } from '@sintonia/operator'
import { filmLoops, isProtected } from '@sintonia/operator/media/catalogue.ts'
import { hashOf, pick } from '@sintonia/operator/world/seed.ts'
import { type Work, works } from '@sintonia/operator/world/works.ts'
import type { Page } from 'playwright'
import { playSource } from '../../../models/wire/vodTitles.ts'
import { ROOT } from '../../../scripts/lib/steps.ts'
import { servePlayerPage } from '../../support/playerPage/server.ts'
import { benchmark } from '../benchmark.ts'
import { onVisit } from '../browser.ts'
import { against } from '../figures.ts'
import { ROUND_TRIP_MS, startLine, ZAP_LINE } from '../line.ts'

const ROUNDS = 9
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
export const playTitle = benchmark({
  name: 'Play a title',
  terms:
    `A guest on the page of a film that has come to rest, the mouse ${AIM_MS} ms on the button before it is pressed, against a bare page with ` +
    `hls.js, the same options and stream, its code and the address at hand, at ${ROUND_TRIP_MS} ms a request and ${ZAP_LINE} Mbit/s; medians of ` +
    `${ROUNDS} visits each, in turns.`,
  measure: async browser => {
    const headEnd = await startHeadEnd({ appDir: join(ROOT, 'dist') })
    const bareServer = await servePlayerPage('bareEntry.ts')
    const line = startLine(ZAP_LINE)
    const times = { ours: [] as number[], bare: [] as number[] }
    try {
      const [toApp, toBare] = [await line.to(headEnd.origin), await line.to(bareServer.origin)]
      for (let round = 0; round < ROUNDS; round += 1) {
        const { ms, address } = await onVisit(browser, { origin: toApp, watch: [noteFrames] }, ({ page }) =>
          ours(page, toApp),
        )
        times.ours.push(ms)
        times.bare.push(await onVisit(browser, { origin: toBare }, ({ page }) => bare(page, toBare, address)))
      }
    } finally {
      line.close()
      await Promise.all([headEnd.close(), bareServer.close()])
    }
    return { 'Play to first frame': against(times.ours, times.bare) }
  },
})
