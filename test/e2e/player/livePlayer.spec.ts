import { roster } from '@sintonia/operator/world/roster.ts'
import { expect, type Page, test } from 'playwright/test'
import { type PlayerPageServer, servePlayerPage } from '../../support/playerPage/server.ts'
import { pauseClock } from '../support/pauseClock.ts'
import { channels, firstKey, isPlaying, moves, openPlayer, streamed, viewing } from '../support/playerOnPage.ts'

let server: PlayerPageServer
test.beforeAll(async () => {
  server = await servePlayerPage()
})
test.afterAll(() => server.close())
test.afterEach(() => server.disturb(undefined))

const moment = (page: Page) => page.evaluate(() => Date.parse(window.playerPage.stage.video.dataset.moment ?? ''))
const select = (page: Page, id: string) =>
  page.evaluate(chosen => window.tv.send({ type: 'viewer.selectChannel', channelId: chosen as never }), id)

test('[AHEAD-01] ten clicks in two seconds end on the last channel', async ({ page }) => {
  await openPlayer(page, server)
  await isPlaying(page)
  const ids = channels.slice(1).map(({ logicalChannelId }) => logicalChannelId)
  await page.evaluate(
    list =>
      new Promise<void>(resolve => {
        const next = ([id, ...rest]: readonly string[]): void => {
          if (id === undefined) {
            resolve()
            return
          }
          window.tv.send({ type: 'viewer.selectChannel', channelId: id as never })
          setTimeout(() => next(rest), 200)
        }
        next(list)
      }),
    ids,
  )
  await isPlaying(page)
  await moves(page)
  const last = ids.at(-1)
  expect(await page.evaluate(() => window.tv.getSnapshot().context.channelId)).toBe(last)
  const asked = server.asked.length
  await moves(page)
  await moves(page)
  const streams = new Set(server.asked.slice(asked).map(path => path.split('/')[2]))
  expect([...streams].filter(stream => stream !== `live-${last}`)).toEqual([])
  expect(await page.evaluate(() => document.querySelectorAll('video, audio').length)).toBe(1)
})

test('[AHEAD-01] of ten channel-downs in two seconds the first is tuned at once, and of the others only the last is loaded', async ({
  page,
}) => {
  await page.clock.install()
  await openPlayer(page, server)
  await isPlaying(page)
  const before = server.asked.length
  await pauseClock(page)
  for (let press = 0; press < 10; press += 1) {
    await page.evaluate(() => window.tv.send({ type: 'viewer.zap', step: 1 }))
    await page.clock.runFor(200)
  }
  await page.clock.resume()
  const last = channels[10]?.logicalChannelId
  await expect.poll(() => page.evaluate(() => window.tv.getSnapshot().context.channelId)).toBe(last)
  await isPlaying(page)
  const played = [`live-${firstKey}`, `live-${channels[1]?.logicalChannelId}`, `live-${last}`]
  const streams = new Set(server.asked.slice(before).map(path => path.split('/')[2] ?? ''))
  // of the first that was tuned, and of the last
  const neighbours = [channels[2], channels[9], channels[0]].map(each => `live-${each?.logicalChannelId}`)
  expect([...streams].filter(stream => ![...played, ...neighbours].includes(stream))).toEqual([])
})

test('[AHEAD-01] the old picture is held until the first new frame', async ({ page }) => {
  await openPlayer(page, server)
  await isPlaying(page)
  const far = channels[5]?.logicalChannelId ?? ''
  server.disturb(path => (path.startsWith(`/live/live-${far}`) ? { delayMs: 400 } : undefined))
  await select(page, far)
  const held = page.locator('canvas')
  await expect(held).toBeVisible()
  await isPlaying(page)
  await expect(held).toBeHidden()
})

test('[LIVE-13] playback goes on by itself when the host answers again after 503s', async ({ page }) => {
  await openPlayer(page, server)
  await isPlaying(page)
  server.disturb(() => ({ status: 503 }))
  await expect.poll(() => viewing(page), { timeout: 40_000 }).toBe('{"watching":"buffering"}')
  server.disturb(undefined)
  await isPlaying(page)
  await moves(page)
})

test('[LIVE-13] a stream that does not exist ends in a card with a code and without an address', async ({ page }) => {
  await openPlayer(page, server)
  await isPlaying(page)
  server.disturb(path => (path.endsWith('.m3u8') ? { status: 404 } : undefined))
  await select(page, channels[2]?.logicalChannelId ?? '')
  await expect.poll(() => viewing(page)).toBe('{"failed":"live"}')
  const failure = await page.evaluate(() => window.tv.getSnapshot().context.failure)
  expect(failure?.code).toMatch(/^LIVE-REFUSED-[0-9a-f]{6}$/)
  expect(await page.evaluate(() => window.playerPage.reports.length)).toBe(1)
})

test('[LIVE-06] a stall is seen even where the browser says nothing, and ends when data comes', async ({ page }) => {
  await openPlayer(page, server)
  await isPlaying(page)
  server.disturb(path => (path.endsWith('.m4s') ? { delayMs: 15_000 } : undefined))
  await expect.poll(() => viewing(page), { timeout: 30_000 }).toBe('{"watching":"buffering"}')
  server.disturb(undefined)
  await isPlaying(page)
  await moves(page)
})

test('[LIVE-06] a minute without a picture loads the stream again', async ({ page }) => {
  await page.clock.install()
  await openPlayer(page, server)
  await isPlaying(page)
  const masters = () => server.asked.filter(path => path === `/live/live-${firstKey}/index.m3u8`).length
  const before = masters()
  // data come again with the stream that is loaded again
  server.disturb(path => (path.endsWith('.m4s') && masters() === before ? { delayMs: 20_000 } : undefined))
  await expect.poll(() => viewing(page), { timeout: 30_000 }).toBe('{"watching":"buffering"}')
  await page.clock.fastForward(60_000)
  await expect(async () => {
    await page.clock.fastForward(1_000)
    expect(masters()).toBe(before + 1)
  }).toPass({ intervals: [100] })
  await isPlaying(page)
})

test('[LIVE-10] another quality goes on at the same moment of the programme', async ({ page }) => {
  const two = streamed(firstKey, 0, [`live-${firstKey}`, `live-${channels[1]?.logicalChannelId}`])
  await openPlayer(page, server, firstKey, [two])
  await isPlaying(page)
  await page.evaluate(() => window.tv.send({ type: 'viewer.pause' }))
  await expect.poll(() => viewing(page)).toBe('{"watching":{"paused":"near"}}')
  const before = await moment(page)
  await page.evaluate(() => window.tv.send({ type: 'viewer.selectQuality', quality: 1 }))
  await expect.poll(() => page.evaluate(() => window.tv.getSnapshot().context.quality)).toBe(1)
  await expect.poll(() => viewing(page)).toBe('{"watching":{"paused":"near"}}')
  await page.evaluate(() => window.tv.send({ type: 'viewer.play' }))
  await isPlaying(page)
  await moves(page)
  expect(Math.abs((await moment(page)) - before)).toBeLessThan(4_000)
})

test('[LIVE-01] the picture is at most 15 s behind the clock', async ({ page }) => {
  await openPlayer(page, server)
  await isPlaying(page)
  await moves(page)
  const behind = Date.now() - (await moment(page))
  expect(behind).toBeGreaterThan(0)
  expect(behind).toBeLessThan(15_000)
})

test('[CHAN-07] a channel without a picture plays', async ({ page }) => {
  const radio = roster.find(({ audioOnly }) => audioOnly)?.key ?? ''
  await openPlayer(page, server, radio, [streamed(radio, 0)])
  await isPlaying(page)
  await moves(page)
})

test('[LIVE-07] a locked channel plays the placeholder, without picture-in-picture', async ({ page }) => {
  await openPlayer(page, server)
  await isPlaying(page)
  const locked = { ...channels[0], liveAuthority: false, physicalChannelList: [] }
  await page.evaluate(list => window.tv.send({ type: 'lineup.changed', channels: list as never }), [locked])
  await expect.poll(() => viewing(page)).toBe('"noAuthority"')
  await expect.poll(() => page.evaluate(() => window.playerPage.stage.video.currentSrc)).toContain('/noAuthority.mp4')
  await moves(page)
  expect(await page.evaluate(() => window.playerPage.stage.video.disablePictureInPicture)).toBe(true)
})

test('[LIVE-01] pause, volume and mute command the element, and the choice is kept over a reload', async ({ page }) => {
  await openPlayer(page, server)
  await isPlaying(page)
  await page.evaluate(() => window.tv.send({ type: 'viewer.setVolume', volume: 0.4 }))
  await expect.poll(() => page.evaluate(() => window.tv.getSnapshot().context.volume)).toBe(0.4)
  await page.evaluate(() => window.tv.send({ type: 'viewer.pause' }))
  await expect.poll(() => viewing(page)).toBe('{"watching":{"paused":"near"}}')
  await page.evaluate(() => window.tv.send({ type: 'viewer.play' }))
  await isPlaying(page)
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.playerPage.stage.video.volume)).toBe(0.4)
})
