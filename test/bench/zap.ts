import type { Browser, Page } from 'playwright'
import type { Channel } from '../../models/channel.ts'
import { StreamId } from '../../models/physicalChannel.ts'
import { roster } from '../headend/operator/roster.ts'
import { channel, must } from '../support/lineups.ts'
import type { BarePage } from '../support/playerPage/bareEntry.ts'
import { servePlayerPage } from '../support/playerPage/server.ts'
import { onPage } from './browser.ts'
import { median, ratio } from './figures.ts'
import type { Section } from './result.ts'
import { startSlowProxy } from './slowProxy.ts'

declare global {
  interface Window {
    readonly barePage: BarePage
  }
}

const ROUND_TRIP_MS = 40
const ROUNDS = 4
const ZAPS_PER_ROUND = 5
/** Between two zaps, so that the last one has come to rest. */
const REST_MS = 1_200

const open = roster.filter(({ protection, audioOnly }) => protection === undefined && !audioOnly)
/** Every fourth channel is zapped to, so that none of them is the neighbour of the one before. */
const STEP = 4

const channels: ReadonlyArray<Channel> = open.slice(0, 1 + ZAPS_PER_ROUND * STEP).map(({ key }, number) => {
  const made = channel(key, { number })
  return {
    ...made,
    physicalChannelList: made.physicalChannelList.map(each => ({
      ...each,
      liveStreamId: must(StreamId, `live-${key}`),
    })),
  }
})
const targets = channels.filter((_, index) => index > 0 && index % STEP === 0).map(each => each.logicalChannelId)
const first = channels[0]?.logicalChannelId ?? ''
const addressOf = (id: string) => `/live/live-${id}/index.m3u8`

const isPartOf = (id: string, ending: '.m4s' | '.mp4', address: string): boolean => {
  const { pathname } = new URL(address)
  return pathname.includes(`/live-${id}/`) && pathname.endsWith(ending)
}

type Way = (page: Page) => Promise<ReadonlyArray<number>>

const each = async (page: Page, zap: (id: string) => Promise<number>): Promise<ReadonlyArray<number>> => {
  const times: number[] = []
  for (const id of targets) {
    await page.waitForTimeout(REST_MS)
    times.push(await zap(id))
  }
  return times
}

const bare: Way = async page => {
  await page.waitForFunction(() => window.barePage !== undefined)
  await page.evaluate(address => window.barePage.load(address), addressOf(first))
  await page.waitForFunction(() => window.barePage.video.currentTime > 0 && window.barePage.video.readyState > 2)
  return each(page, id => page.evaluate(address => window.barePage.zap(address), addressOf(id)))
}

const startPlayer = async (page: Page) => {
  await page.waitForFunction(() => window.playerPage !== undefined)
  await page.evaluate(
    ([list, id]) => {
      window.playerPage.stage.video.muted = true
      window.tv = window.playerPage.start(list as never, id as never, [])
    },
    [channels, first] as const,
  )
  await page.waitForFunction(() => window.tv.getSnapshot().matches({ viewing: { watching: 'playing' } }))
}

const click = (page: Page, id: string) =>
  page.evaluate(
    chosen =>
      window.playerPage.clickToFrame(() =>
        window.tv.send({ type: 'viewer.selectChannel', channelId: chosen as never }),
      ),
    id,
  )

const player: Way = async page => {
  await startPlayer(page)
  return each(page, id => click(page, id))
}

const inSight: Way = async page => {
  await startPlayer(page)
  const last = targets.at(-1) ?? ''
  const isIntroduced = page.waitForResponse(response => isPartOf(last, '.mp4', response.url()))
  await page.evaluate(
    ids => window.tv.send({ type: 'viewer.sawChannels', channelIds: ids as never }),
    targets as ReadonlyArray<string>,
  )
  await isIntroduced
  return each(page, id => click(page, id))
}

const prepared: Way = async page => {
  await startPlayer(page)
  return each(page, async id => {
    const isFetched = page.waitForResponse(response => isPartOf(id, '.m4s', response.url()))
    await page.evaluate(chosen => window.tv.send({ type: 'viewer.considerChannel', channelId: chosen as never }), id)
    await isFetched
    await page.waitForTimeout(600)
    return click(page, id)
  })
}

const run = (browser: Browser, origin: string, way: Way): Promise<ReadonlyArray<number>> =>
  onPage(browser, async page => {
    await page.goto(origin)
    return way(page)
  })

const GOALS = { player: 1.1, inSight: 0.6, prepared: 0.3 }

/** Click to first new frame: hls.js alone, the player, and the player with the channel in sight or prepared (AHEAD-25). */
export const benchZap = async (browser: Browser): Promise<Section> => {
  const playerServer = await servePlayerPage()
  const bareServer = await servePlayerPage('bareEntry.ts')
  const toPlayer = await startSlowProxy(playerServer.origin, ROUND_TRIP_MS)
  const toBare = await startSlowProxy(bareServer.origin, ROUND_TRIP_MS)
  const times = { bare: [] as number[], player: [] as number[], inSight: [] as number[], prepared: [] as number[] }
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      times.bare.push(...(await run(browser, toBare.origin, bare)))
      times.player.push(...(await run(browser, toPlayer.origin, player)))
      times.inSight.push(...(await run(browser, toPlayer.origin, inSight)))
      times.prepared.push(...(await run(browser, toPlayer.origin, prepared)))
    }
  } finally {
    toPlayer.close()
    toBare.close()
    await Promise.all([playerServer.close(), bareServer.close()])
  }
  const alone = median(times.bare)
  const figure = (what: string, way: keyof typeof GOALS) =>
    ratio(what, median(times[way]), alone, GOALS[way], { unit: 'ms' })
  return {
    title: 'Zapping: click to first new frame',
    terms:
      `Against a bare page with hls.js, the same options and streams, at ${ROUND_TRIP_MS} ms a round trip; medians of ` +
      `${times.bare.length} zaps each, in turns.`,
    figures: [
      figure('the player', 'player'),
      figure('the player, the row of the channel in sight', 'inSight'),
      figure('the player, the channel prepared by pointing at it', 'prepared'),
    ],
  }
}
