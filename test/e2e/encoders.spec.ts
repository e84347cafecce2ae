import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { SECOND } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { type LivePage, livePage } from './support/livePage.ts'
import { openAs } from './support/signIn.ts'
import { watchSilence } from './support/silence.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

/** At the longest nothing moves and nothing is said for so long, in ms. */
const MOST_SILENCE = 15 * SECOND

/** Channels of hls.js and of shaka-player. */
const CHANNELS = [
  { name: 'Aurora', id: '1101', stream: 'live-aurora', sound: 'a-es', account: false },
  { name: 'Copa Total', id: '1201', stream: 'live-copa', sound: 'a-es', account: true },
] as const

const cardOf = (live: LivePage) => live.player.getByRole('alert')

const playsOnFor = async (live: LivePage, seconds: number): Promise<void> => {
  const { position } = await live.picture.facts()
  await expect
    .poll(async () => (await live.picture.facts()).position, { timeout: 60_000 })
    .toBeGreaterThan(position + seconds)
  await live.picture.advances()
  await expect(cardOf(live)).toHaveCount(0)
}

for (const { name, id, stream, sound, account } of CHANNELS) {
  test.describe(`${name}: a stream as encoders make it`, () => {
    const open = async (page: Page): Promise<LivePage> => {
      const live = livePage(page)
      if (account) await openAs(page, ANA, `/liveTv?id=${id}`)
      else await live.open(`?id=${id}`)
      return live
    }
    const askedFor = ({ control }: HeadEnd, path: RegExp): number =>
      control.requests().filter(request => path.test(request.path)).length

    const hasCardSoon = async (live: LivePage, { control }: HeadEnd): Promise<void> => {
      await expect(cardOf(live)).toBeVisible({ timeout: 60_000 })
      const first = control.requests().find(({ path }) => path === `/live/${stream}/index.m3u8`)
      expect(control.now() - (first?.at ?? 0)).toBeLessThan(MOST_SILENCE)
    }

    test('[LIVE-13] [LIVE-01] a redirect on its master playlist: all that follows is asked where it led', async ({
      page,
      headEnd,
    }) => {
      headEnd.control.addFault({ path: `/live/${stream}/index.m3u8`, redirect: `/edge/live/${stream}/index.m3u8` })
      const live = await open(page)
      await live.plays(name)
      expect(askedFor(headEnd, new RegExp(`^/edge/live/${stream}/v\\d+/\\d+\\.m4s`))).toBeGreaterThan(0)
      expect(askedFor(headEnd, new RegExp(`^/live/${stream}/(?!index)`))).toBe(0)
    })

    test('[LIVE-13] [AHEAD-49] it says that it is over: a card, and it plays when it has begun again', async ({
      page,
      headEnd,
    }) => {
      const live = await open(page)
      await live.plays(name)
      const silence = await watchSilence(page)
      headEnd.control.endStream(stream)
      await expect(cardOf(live)).toBeVisible({ timeout: 60_000 })
      expect(await silence.ms()).toBeLessThan(MOST_SILENCE)
      headEnd.control.mendStream(stream)
      await cardOf(live).getByRole('button', { name: 'Try again' }).click()
      await live.plays(name)
    })

    test('[LIVE-13] [AHEAD-49] it is over when somebody comes: a card', async ({ page, headEnd }) => {
      headEnd.control.endStream(stream)
      headEnd.control.moveClock({ byMs: 30 * SECOND })
      const live = await open(page)
      await hasCardSoon(live, headEnd)
      expect(await live.picture.sounding()).toBe(0)
    })

    test('[LIVE-13] it says that it is over, and begins again at once: so does the picture', async ({
      page,
      headEnd,
    }) => {
      const live = await open(page)
      await live.plays(name)
      const silence = await watchSilence(page)
      headEnd.control.endStream(stream)
      await expect(live.player.locator('[class*=buffering]')).toBeVisible({ timeout: 60_000 })
      headEnd.control.mendStream(stream)
      await playsOnFor(live, 8)
      expect(await silence.ms()).toBeLessThan(MOST_SILENCE)
    })

    test('[LIVE-13] a gap that its playlists tell: the picture goes on after it', async ({ page, headEnd }) => {
      const live = await open(page)
      await live.plays(name)
      const silence = await watchSilence(page)
      headEnd.control.gapInStream(stream, 8 * SECOND)
      await playsOnFor(live, 20)
      expect(await silence.ms()).toBeLessThan(MOST_SILENCE)
    })

    test('[LIVE-13] [AHEAD-49] it numbers its breaks by the time: the page answers on, and the picture goes on', async ({
      page,
    }) => {
      await page.route(/\/live\/[^/]+\/(?!index)[\w-]+\.m3u8/, async route => {
        const response = await route.fetch()
        const body = (await response.text())
          .replace(/(#EXT-X-MEDIA-SEQUENCE:.*\n)/, '$1#EXT-X-DISCONTINUITY-SEQUENCE:449000000\n')
          .replaceAll('#EXTINF', '#EXT-X-DISCONTINUITY\n#EXTINF')
        await route.fulfill({ response, body })
      })
      const live = await open(page)
      await live.plays(name)
      await playsOnFor(live, 6)
    })

    for (const { what, fault } of [
      { what: 'missing', fault: { status: 404 } },
      { what: 'empty', fault: { body: 'empty' } },
      { what: 'text', fault: { body: 'html' } },
    ] as const) {
      test(`[LIVE-13] some segments are ${what}: the picture goes on`, async ({ page, headEnd, silence: allowed }) => {
        allowed.allow(FAILED_REQUEST)
        const live = await open(page)
        await live.plays(name)
        const silence = await watchSilence(page)
        headEnd.control.addFault({ path: `/live/${stream}/*.m4s`, ...fault, times: 4 })
        await expect.poll(() => headEnd.control.faults().length).toBe(0)
        await playsOnFor(live, 12)
        expect(await silence.ms()).toBeLessThan(MOST_SILENCE)
      })
    }

    test('[LIVE-13] [AHEAD-49] the head of its picture is that of its sound: a card, and it plays when it is not', async ({
      page,
      headEnd,
      silence,
    }) => {
      // of shaka: there is no picture that could carry any
      silence.allow(/^warning: Unable to determine bitstream format for CEA parsing/)
      headEnd.control.addFault({ path: `/live/${stream}/v*/init.mp4`, answerOf: `/live/${stream}/${sound}/init.mp4` })
      const live = await open(page)
      await hasCardSoon(live, headEnd)
      headEnd.control.clearFaults()
      await cardOf(live).getByRole('button', { name: 'Try again' }).click()
      await live.plays(name)
    })
  })
}
