import type { Fault } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { ANA } from './support/accounts.ts'
import { type LivePage, livePage } from './support/livePage.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'
import { changePlaylists, passTime, waitsForData } from './support/trouble.ts'

const MINUTE = 60_000
const AURORA = /^\/live\/live-aurora\/v\d+\.m3u8$/

/** Channels of hls.js and of shaka-player. */
const CHANNELS = [
  { name: 'Aurora', id: '1101', stream: 'live-aurora', account: false },
  { name: 'Copa Total', id: '1201', stream: 'live-copa', account: true },
] as const

const cardOf = (live: LivePage, channel: string) =>
  live.player.getByRole('alert').filter({ has: live.page.getByRole('heading', { name: `${channel} stopped` }) })

/** What a stream may become while it is on. */
const FAULTS: ReadonlyArray<{ readonly what: string; readonly fault: (stream: string) => Fault }> = [
  { what: 'playlists that are gone', fault: stream => ({ path: `/live/${stream}/*.m3u8`, status: 404 }) },
  { what: 'playlists that fail', fault: stream => ({ path: `/live/${stream}/*.m3u8`, status: 500 }) },
  { what: 'playlists that are a web page', fault: stream => ({ path: `/live/${stream}/*.m3u8`, body: 'html' }) },
  { what: 'playlists that are empty', fault: stream => ({ path: `/live/${stream}/*.m3u8`, body: 'empty' }) },
  { what: 'segments that are missing', fault: stream => ({ path: `/live/${stream}/*.m4s`, status: 404 }) },
  { what: 'segments that are empty', fault: stream => ({ path: `/live/${stream}/*.m4s`, body: 'empty' }) },
  { what: 'segments that are a web page', fault: stream => ({ path: `/live/${stream}/*.m4s`, body: 'html' }) },
]

test.describe('A stream that breaks while it is on', () => {
  for (const { name, id, stream, account } of CHANNELS) {
    test(`[LIVE-13] [LIVE-06] ${name}: whatever becomes of it, a card at last, and it plays when the stream is mended`, async ({
      page,
      headEnd,
      silence,
    }) => {
      test.setTimeout(FAULTS.length * MINUTE)
      silence.allow(FAILED_REQUEST)
      await page.clock.install()
      const live = livePage(page)
      if (account) await openAs(page, ANA, `/liveTv?id=${id}`)
      else await live.open(`?id=${id}`)
      const card = cardOf(live, name)
      for (const { what, fault } of FAULTS) {
        await test.step(what, async () => {
          await live.plays(name)
          headEnd.control.addFault(fault(stream))
          await expect(async () => {
            await passTime(page, headEnd, MINUTE / 4)
            await expect(card).toBeVisible({ timeout: 200 })
          }).toPass({ intervals: [200], timeout: 90_000 })
          await expect(card.locator('code')).toHaveText(/^LIVE-[A-Z]+-[0-9a-f]{6}$/)
          expect(await live.picture.sounding()).toBe(0)
          headEnd.control.clearFaults()
          const tryAgain = card.getByRole('button', { name: 'Try again' })
          // unless the player has found out by itself meanwhile
          await tryAgain.click({ timeout: 5_000 }).catch(() => expect(tryAgain).toHaveCount(0))
          await live.plays(name)
          await expect(card).toHaveCount(0)
        })
      }
    })
  }

  test('[LIVE-13] [LIVE-06] some segments are missing: the picture goes on after them, without a card', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    const live = livePage(page)
    await live.open('?id=1101')
    await live.plays('Aurora')
    headEnd.control.addFault({ path: '/live/live-aurora/*.m4s', status: 404, times: 6 })
    await expect.poll(() => headEnd.control.faults().length).toBe(0)
    const { position } = await live.picture.facts()
    await expect
      .poll(async () => (await live.picture.facts()).position, { timeout: 30_000 })
      .toBeGreaterThan(position + 8)
    await live.picture.advances()
    await expect(live.player.getByRole('alert')).toHaveCount(0)
  })

  test('[LIVE-13] [LIVE-01] over a discontinuity, where the clock of the stream jumps, the picture goes on', async ({
    page,
    headEnd,
  }) => {
    const live = livePage(page)
    let jumpAt: number | undefined
    /** From the jump on, the segments are those of an hour ago: other times, told by the playlist. */
    await changePlaylists(page, /^\/live\/live-aurora\/(v\d+|a-\w+)\.m3u8$/, text => {
      const map = /#EXT-X-MAP:.*/.exec(text)?.[0] ?? ''
      if (jumpAt === undefined) return text
      return text.replace(
        /((?:#EXT-X-PROGRAM-DATE-TIME.*\n)?#EXTINF.*\n)(\S+\/)(\d+)(\.m4s\S*)/g,
        (whole, head, path, number, rest) => {
          const n = Number(number)
          if (jumpAt === undefined || n < jumpAt) return whole
          const mark = n === jumpAt ? `#EXT-X-DISCONTINUITY\n${map}\n` : ''
          return `${mark}${head}${path}${n - 1800}${rest}`
        },
      )
    })
    await live.open('?id=1101')
    await live.plays('Aurora')
    jumpAt = Math.floor(headEnd.control.now() / 2000) + 2
    const jumped = page.waitForRequest(
      request => Number(/v\d+\/(\d+)\.m4s/.exec(request.url())?.[1]) < (jumpAt ?? 0) - 1000,
    )
    await jumped
    const { position } = await live.picture.facts()
    await expect
      .poll(async () => (await live.picture.facts()).position, { timeout: 30_000 })
      .toBeGreaterThan(position + 14)
    await live.picture.advances()
    await expect(live.player.getByRole('alert')).toHaveCount(0)
  })

  test('[LIVE-06] [LIVE-13] [AHEAD-05] a stream that stalls at the edge is loaded again three times, then a card; it plays when it moves on', async ({
    page,
    headEnd,
  }) => {
    test.slow()
    await page.clock.install()
    const frozen = new Map<string, string>()
    let isFrozen = false
    await changePlaylists(page, AURORA, (text, path) => {
      if (!isFrozen) frozen.set(path, text)
      return frozen.get(path) ?? text
    })
    const live = livePage(page)
    await live.open('?id=1101')
    await live.plays('Aurora')
    isFrozen = true
    await waitsForData(live)
    const card = cardOf(live, 'Aurora')
    await expect(async () => {
      await passTime(page, headEnd, MINUTE / 4)
      await expect(card).toBeVisible({ timeout: 200 })
    }).toPass({ intervals: [500], timeout: 90_000 })
    await expect(card).toContainText('The video stalled')
    isFrozen = false
    await card.getByRole('button', { name: 'Try again' }).click()
    await live.plays('Aurora')
  })
})

test.describe('A codec that is wrong', () => {
  const sayCodec = (page: Page, codec: string) =>
    changePlaylists(page, /^\/live\/live-aurora\/index\.m3u8$/, text => text.replace(/avc1\.\w+/g, codec))

  test('[LIVE-13] [AHEAD-05] one that this browser has not: a card with a code, and other channels play', async ({
    page,
  }) => {
    await sayCodec(page, 'hvc1.9.9.L999.B0')
    const live = livePage(page)
    await live.open('?id=1101')
    const card = cardOf(live, 'Aurora')
    await expect(card).toContainText('This browser could not play this channel')
    await expect(card.locator('code')).toHaveText(/^LIVE-UNSUPPORTED-[0-9a-f]{6}$/)
    await card.getByRole('button', { name: 'Pick another channel' }).click()
    await live.tune('Praça 1')
    await live.plays('Praça 1')
    await expect(card).toHaveCount(0)
  })

  test('[LIVE-13] one that the playlist names and the stream does not have: it plays all the same', async ({
    page,
  }) => {
    await sayCodec(page, 'av01.0.05M.08')
    const live = livePage(page)
    await live.open('?id=1101')
    await live.plays('Aurora')
    await live.isHeard()
  })
})
