import { roster } from '@sintonia/operator/world/roster.ts'
import type { Browser, Page } from 'playwright'
import type { Channel } from '../../../models/channel.ts'
import { StreamId } from '../../../models/physicalChannel.ts'
import { channel, must } from '../../support/lineups.ts'
import { servePlayerPage } from '../../support/playerPage/server.ts'
import { benchmark } from '../benchmark.ts'
import { onVisit } from '../browser.ts'
import { against } from '../figures.ts'
import { ROUND_TRIP_MS, startLine, ZAP_LINE } from '../line.ts'

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
  onVisit(browser, { origin }, async ({ page }) => {
    await page.goto(origin)
    return way(page)
  })

/** The chart and its engines on a page of their own, told what to do: what the page around them costs is no part of it. */
export const playerAlone = benchmark({
  name: 'Player alone',
  terms:
    'The player on a page with nothing around it, told the channel by an event, against a bare page with hls.js, the same options and ' +
    `streams, at ${ROUND_TRIP_MS} ms a request and ${ZAP_LINE} Mbit/s; medians of ${ROUNDS * ZAPS_PER_ROUND} zaps each, in turns.`,
  measure: async browser => {
    const playerServer = await servePlayerPage()
    const bareServer = await servePlayerPage('bareEntry.ts')
    const line = startLine(ZAP_LINE)
    const times = { bare: [] as number[], player: [] as number[], inSight: [] as number[], prepared: [] as number[] }
    try {
      const [toPlayer, toBare] = [await line.to(playerServer.origin), await line.to(bareServer.origin)]
      for (let round = 0; round < ROUNDS; round += 1) {
        times.bare.push(...(await run(browser, toBare, bare)))
        times.player.push(...(await run(browser, toPlayer, player)))
        times.inSight.push(...(await run(browser, toPlayer, inSight)))
        times.prepared.push(...(await run(browser, toPlayer, prepared)))
      }
    } finally {
      line.close()
      await Promise.all([playerServer.close(), bareServer.close()])
    }
    return {
      'the player': against(times.player, times.bare),
      'the row of the channel in sight': against(times.inSight, times.bare),
      'the channel prepared': against(times.prepared, times.bare),
    }
  },
})
