import type { Browser, Page } from 'playwright'
import { MINUTE, SECOND } from '../../models/codec/instant.ts'
import { firstKey, shiftable } from '../e2e/support/playerOnPage.ts'
import { servePlayerPage } from '../support/playerPage/server.ts'
import { median, ratio } from './figures.ts'
import type { Section } from './result.ts'
import { startSlowProxy } from './slowProxy.ts'

const ROUND_TRIP_MS = 40
const ROUNDS = 4
const PATIENCE_MS = 30_000
/** Between two seeks, so that the last one has come to rest. */
const REST_MS = 1_200
/** Minutes into the programme: every one of them far from all that was buffered before. */
const PLACES = [10, 200, 55, 150, 95]
const GOAL = 1.1

type Way = (page: Page, since: number) => Promise<ReadonlyArray<number>>

const each = async (page: Page, seek: (minutes: number) => Promise<number>): Promise<ReadonlyArray<number>> => {
  const times: number[] = []
  for (const minutes of PLACES) {
    await page.waitForTimeout(REST_MS)
    times.push(await seek(minutes))
  }
  return times
}

/** A load of the whole programme so far, as the player's own. */
const bare: Way = async (page, since) => {
  await page.waitForFunction(() => window.barePage !== undefined)
  const [begin, end] = [since - MINUTE, since + 6 * 60 * MINUTE].map(at => Math.floor(at / SECOND))
  const address = `/dvr/dvr-${firstKey}/index.m3u8?begin=${begin}&end=${end}`
  await page.evaluate(source => window.barePage.load(source), address)
  await page.waitForFunction(() => window.barePage.video.currentTime > 0 && window.barePage.video.readyState > 2)
  return each(page, minutes => page.evaluate(at => window.barePage.seek(at), (minutes + 1) * 60))
}

const player: Way = async (page, since) => {
  await page.waitForFunction(() => window.playerPage !== undefined)
  await page.evaluate(
    ([list, id]) => {
      window.playerPage.stage.video.muted = true
      window.tv = window.playerPage.start(list as never, id as never, [])
    },
    [[shiftable(firstKey)], firstKey] as const,
  )
  await page.waitForFunction(() => window.tv.getSnapshot().context.onAir !== undefined)
  await page.waitForFunction(() => window.tv.getSnapshot().matches({ viewing: { watching: 'playing' } }))
  const seek = (minutes: number) =>
    page.evaluate(
      at =>
        window.playerPage.seekToFrame(() =>
          window.tv.send({ type: 'viewer.seek', to: at as never, now: Date.now() as never }),
        ),
      since + minutes * MINUTE,
    )
  await seek(250)
  return each(page, seek)
}

const run = async (browser: Browser, origin: string, way: Way): Promise<ReadonlyArray<number>> => {
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  try {
    await page.goto(origin)
    const since = Math.floor(Date.now() / MINUTE) * MINUTE - 300 * MINUTE
    return await way(page, since)
  } finally {
    await page.close()
  }
}

/** A place of a long programme to its first frame: hls.js alone, and the player in time-shift (LIVE-02). */
export const benchTimeShift = async (browser: Browser): Promise<Section> => {
  const playerServer = await servePlayerPage()
  const bareServer = await servePlayerPage('bareEntry.ts')
  const toPlayer = await startSlowProxy(playerServer.origin, ROUND_TRIP_MS)
  const toBare = await startSlowProxy(bareServer.origin, ROUND_TRIP_MS)
  const times = { bare: [] as number[], player: [] as number[] }
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      times.bare.push(...(await run(browser, toBare.origin, bare)))
      times.player.push(...(await run(browser, toPlayer.origin, player)))
    }
  } finally {
    toPlayer.close()
    toBare.close()
    await Promise.all([playerServer.close(), bareServer.close()])
  }
  const [alone, ours] = [median(times.bare), median(times.player)]
  return {
    title: 'Time-shift: seek to first new frame',
    terms:
      `Places all over five hours, none of them buffered, against a bare page with hls.js, the same options and the same ` +
      `recording, at ${ROUND_TRIP_MS} ms a round trip; medians of ${times.bare.length} seeks each, in turns.`,
    figures: [ratio('the player', ours, alone, GOAL, { unit: 'ms' })],
  }
}
