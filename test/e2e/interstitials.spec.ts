import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { SECOND } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { livePage } from './support/livePage.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

const ASSET = '/vod-media/film-ferry/index.m3u8'

/** Playlists of the channel want something else played in between, from this moment on. */
const interrupt = async (page: Page, { control, origin }: HeadEnd, stream: string, at: number): Promise<void> => {
  const asset = `X-ASSET-URI="${origin}${ASSET}",X-RESUME-OFFSET=0,X-RESTRICT="SKIP,JUMP"`
  const tag = `#EXT-X-DATERANGE:ID="ad",CLASS="com.apple.hls.interstitial",START-DATE="${new Date(at).toISOString()}",DURATION=6.0,${asset}`
  await page.route(new RegExp(`/live/${stream}/v\\d+\\.m3u8`), async route => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace(/(#EXT-X-TARGETDURATION:\d+\n)/, `$1${tag}\n`),
    })
  })
  control.clearRequests()
}

test.describe('What a playlist wants played in between', () => {
  for (const { name, stream } of [
    { name: 'Mundo 24', stream: 'live-mundo' },
    { name: 'Copa Total', stream: 'live-copa' },
  ])
    test(`[AHEAD-46] is left out of ${name}: it plays on, and nobody asks for it`, async ({ page, headEnd }) => {
      const { control } = headEnd
      await openAs(page, ANA, '/liveTv?id=1101')
      const live = livePage(page)
      await live.plays('Aurora')
      const at = control.now() + 4 * SECOND
      await interrupt(page, headEnd, stream, at)
      await live.tune(name)
      await live.plays(name)
      await expect.poll(() => live.picture.programDateTime(), { timeout: 40_000 }).toBeGreaterThan(at + 5 * SECOND)
      await live.picture.advances()
      expect(control.now() - (await live.picture.programDateTime())).toBeLessThan(14 * SECOND)
      const paths = control.requests().map(({ path }) => path)
      expect(paths.filter(path => path.startsWith('/vod-media/'))).toEqual([])
      expect(paths.some(path => path.startsWith(`/live/${stream}/`))).toBe(true)
      await expect(live.player.getByRole('alert')).toHaveCount(0)
    })
})
