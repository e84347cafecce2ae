import type { Browser } from 'playwright'
import { type Instant, SECOND } from '../../../models/codec/instant.ts'
import { longProgramme } from '../../e2e/support/broadcast.ts'
import { benchmark } from '../benchmark.ts'
import { onVisit, wait } from '../browser.ts'
import { against } from '../figures.ts'
import { ROUND_TRIP_MS, ZAP_LINE } from '../line.ts'
import { addressOf, keyOf, pageOf } from './channels.ts'
import { inTown } from './town.ts'
import { armBare, LOOK_MS, openBarePage, type Viewer } from './visits.ts'
import { plays, timeZap, watchZaps } from './watch.ts'
import { press } from './ways.ts'

const ROUNDS = 20
const CHANNEL = 101
/** A hand comes to rest on the button before it presses. */
const AIM_MS = 200

const programme = () => longProgramme(String(1_000 + CHANNEL), Date.now() as Instant, 40).programme

const ours = (browser: Browser, viewer: Viewer): Promise<number> =>
  onVisit(browser, { ...viewer, watch: [watchZaps] }, async ({ page }) => {
    await page.goto(`${viewer.origin}${pageOf(CHANNEL)}&start=${programme().start}`)
    await plays(page)
    await wait(LOOK_MS)
    const player = await page.locator('[data-player-frame]').boundingBox()
    await page.mouse.move((player?.x ?? 0) + 300, (player?.y ?? 0) + 200)
    await page.getByRole('button', { name: 'Back to live' }).hover()
    await wait(AIM_MS)
    return timeZap(page, () => press(page))
  })

const bare = (browser: Browser, origin: string): Promise<number> =>
  onVisit(browser, { origin, watch: [watchZaps] }, async ({ page }) => {
    const [begin, end] = [programme().start, programme().stop].map(at => Math.floor(at / SECOND))
    await openBarePage(page, origin, `/dvr/dvr-${keyOf(CHANNEL)}/index.m3u8?begin=${begin}&end=${end}`)
    await wait(LOOK_MS)
    await armBare(page, addressOf(CHANNEL))
    return timeZap(page, () => press(page))
  })

/** From a programme that is caught up on back to what is on now. */
export const backToLive = benchmark({
  name: 'Back to live',
  terms:
    `Somebody catches up on a programme and presses 'Back to live' by mouse, ${AIM_MS} ms on it before, against a bare page with hls.js that ` +
    `goes from the same recording to the same channel; ${ROUND_TRIP_MS} ms a request, ${ZAP_LINE} Mbit/s shared; medians of ${ROUNDS} each, in turns.`,
  measure: browser =>
    inTown(browser, async ({ viewer, bareOrigin }) => {
      const times = { ours: [] as number[], bare: [] as number[] }
      for (let round = 0; round < ROUNDS; round += 1) {
        times.bare.push(await bare(browser, bareOrigin))
        times.ours.push(await ours(browser, viewer))
      }
      return { 'from catch-up': against(times.ours, times.bare) }
    }),
})
