import type { Browser, Page } from 'playwright'
import { MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { firstKey, shiftable } from '../../e2e/support/playerOnPage.ts'
import { servePlayerPage } from '../../support/playerPage/server.ts'
import { benchmark } from '../benchmark.ts'
import { onVisit } from '../browser.ts'
import { against } from '../figures.ts'
import { ROUND_TRIP_MS, startLine, ZAP_LINE } from '../line.ts'

const ROUNDS = 4
/** Between two seeks, so that the last one has come to rest. */
const REST_MS = 1_200
/** Minutes into the programme: every one of them far from all that was buffered before. */
const PLACES = [10, 200, 55, 150, 95]

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

const run = (browser: Browser, origin: string, way: Way): Promise<ReadonlyArray<number>> =>
  onVisit(browser, { origin }, async ({ page }) => {
    await page.goto(origin)
    return way(page, Math.floor(Date.now() / MINUTE) * MINUTE - 300 * MINUTE)
  })

/** A place of a long programme to its first frame: hls.js alone, and the player in time-shift (LIVE-02). */
export const timeShift = benchmark({
  name: 'Time-shift',
  terms:
    'Places all over five hours, none of them buffered: the player on a page of its own, told the place by an event, against a bare page ' +
    `with hls.js, the same options and recording, at ${ROUND_TRIP_MS} ms a request and ${ZAP_LINE} Mbit/s; medians of ` +
    `${ROUNDS * PLACES.length} seeks each, in turns.`,
  measure: async browser => {
    const playerServer = await servePlayerPage()
    const bareServer = await servePlayerPage('bareEntry.ts')
    const line = startLine(ZAP_LINE)
    const times = { bare: [] as number[], player: [] as number[] }
    try {
      const [toPlayer, toBare] = [await line.to(playerServer.origin), await line.to(bareServer.origin)]
      for (let round = 0; round < ROUNDS; round += 1) {
        times.bare.push(...(await run(browser, toBare, bare)))
        times.player.push(...(await run(browser, toPlayer, player)))
      }
    } finally {
      line.close()
      await Promise.all([playerServer.close(), bareServer.close()])
    }
    return { 'a seek to its first frame': against(times.player, times.bare) }
  },
})
