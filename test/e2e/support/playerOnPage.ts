import { roster } from '@sintonia/operator/world/roster.ts'
import { expect, type Page } from 'playwright/test'
import type { Channel } from '../../../models/channel.ts'
import { StreamId } from '../../../models/physicalChannel.ts'
import { channel, must } from '../../support/lineups.ts'
import type { PlayerPage } from '../../support/playerPage/entry.ts'
import type { PlayerPageServer } from '../../support/playerPage/server.ts'

type LiveActor = ReturnType<PlayerPage['start']>
declare global {
  interface Window {
    readonly playerPage: PlayerPage
    tv: LiveActor
  }
}

const open = roster.filter(({ protection, audioOnly }) => protection === undefined && !audioOnly)

/** A channel whose physical channels are these streams of the origin, the first one with the first quality. */
export const streamed = (key: string, number: number, streams: ReadonlyArray<string> = [`live-${key}`]): Channel => {
  const made = channel(key, { number, qualities: [2, 1] })
  return {
    ...made,
    physicalChannelList: made.physicalChannelList
      .slice(0, streams.length)
      .map((physical, index) => ({ ...physical, liveStreamId: must(StreamId, streams[index]) })),
  }
}
/** The same with a recording: the page's guide says that its programme is five hours long so far. */
export const shiftable = (key: string): Channel => {
  const made = streamed(key, 1)
  return {
    ...made,
    canTimeShift: true,
    canPlayBack: true,
    physicalChannelList: made.physicalChannelList.map(each => ({ ...each, dvrStreamId: must(StreamId, `dvr-${key}`) })),
  }
}
export const channels = open.slice(0, 11).map(({ key }, index) => streamed(key, index))
export const firstKey = channels[0]?.logicalChannelId ?? ''

/** A page whose script starts the player at once, so that nothing counts as a gesture of the person. */
export const openPlayer = async (
  page: Page,
  { origin }: PlayerPageServer,
  channelId: string = firstKey,
  list: ReadonlyArray<Channel> = channels,
): Promise<void> => {
  await page.addInitScript(
    ([lineup, id]) => {
      document.addEventListener('DOMContentLoaded', () => {
        window.tv = window.playerPage.start(lineup as never, id as never, [])
        window.tv.subscribe(({ value }) => console.debug(JSON.stringify(value.viewing)))
      })
    },
    [list, channelId] as const,
  )
  await page.goto(origin)
}

export const PLAYING = '{"watching":"playing"}'
export const viewing = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(window.tv.getSnapshot().value.viewing))
export const isPlaying = (page: Page): Promise<void> =>
  expect.poll(() => viewing(page), { timeout: 20_000 }).toBe(PLAYING)
const position = (page: Page) => page.evaluate(() => window.playerPage.stage.video.currentTime)
export const moves = async (page: Page): Promise<void> => {
  const before = await position(page)
  await expect.poll(() => position(page)).toBeGreaterThan(before + 0.5)
}
