import type { Page } from 'playwright/test'
import { addMs, MINUTE, SECOND } from '../../models/codec/instant.ts'
import { launchOptions } from '../../scripts/lib/browser.mjs'
import { ANA } from './support/accounts.ts'
import { progressBar } from './support/bar.ts'
import { longProgramme } from './support/broadcast.ts'
import { type LivePage, livePage } from './support/livePage.ts'
import { withFoundCaptions, withMadeUpFairPlay, withManagedSource, withoutMediaSource } from './support/otherEngines.ts'
import { picture } from './support/picture.ts'
import { shownCaptions } from './support/shownCaptions.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'

/** A film with captions in a file of its own; a channel that is protected, and the one that all may watch. */
const FILM = '/vod/detail/s101'
const COPA = { id: '1201', name: 'Copa Total' }
const AURORA = { id: '1101', name: 'Aurora' }

// WebKit lists the sounds of a playlist, Chromium behind this switch
test.use({ launchOptions: launchOptions({ switches: ['--enable-blink-features=AudioVideoTracks'] }) })

/** Chromium may show the first frames of a playlist twice. */
const plays = (live: LivePage, channel: string): Promise<void> => expect(() => live.plays(channel)).toPass()

const choose = async (page: Page, menu: string, item: string): Promise<void> => {
  await livePage(page).press(menu)
  await page.getByRole('menuitemradio', { name: item, exact: true }).click()
}

/** Plays from the beginning, is sought in, and goes on there after a reload. */
const playsFilm = async (page: Page): Promise<void> => {
  await openAs(page, ANA, FILM)
  const { play } = titlePage(page)
  const player = page.getByRole('dialog', { name: 'Title player' })
  const { advances, facts } = picture(page)
  await play.click()
  await expect(player).toContainText('S1 E1')
  await advances()
  await player.hover()
  await player.getByRole('button', { name: 'Captions', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'French' }).click()
  await expect.poll(() => shownCaptions(page)).toEqual([expect.stringMatching(/du film\.$/)])
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await facts()).position).toBeGreaterThan(60)
  await advances()
  const { position } = await facts()
  await page.reload()
  await play.click()
  await expect(player).toContainText('S1 E1')
  await advances()
  const resumed = (await facts()).position
  expect(resumed).toBeGreaterThan(position - 10)
  expect(resumed).toBeLessThan(position + 15)
}

test.describe('Where there is no MediaSource', () => {
  test.beforeEach(({ page }) => withoutMediaSource(page))

  test('[AHEAD-33] [LIVE-01] [AHEAD-09] live plays as the browser plays playlists, in the chosen sound and captions, zaps and pauses', async ({
    page,
    headEnd,
  }) => {
    await withFoundCaptions(page, 'Good evening.')
    const code: string[] = []
    page.on('request', request => {
      if (/assets\/(hls|shaka)/i.test(request.url())) code.push(request.url())
    })
    const live = livePage(page)
    await live.open(`?id=${AURORA.id}`)
    await plays(live, AURORA.name)
    await live.isHeard()
    expect((await live.picture.facts()).source).toContain('/live/live-aurora/index.m3u8?token=')
    await choose(page, 'Audio', 'English')
    const spoken = () => headEnd.control.requests().some(({ path }) => path.startsWith('/live/live-aurora/a-en/'))
    await expect.poll(spoken).toBe(true)
    expect(await shownCaptions(page)).toEqual([])
    await choose(page, 'Captions', 'English')
    await expect.poll(() => shownCaptions(page)).toEqual(['Good evening.'])

    await live.tune('Praça 1')
    await plays(live, 'Praça 1')
    await live.press('Pause')
    await live.picture.standsStill()
    await live.press('Play')
    await plays(live, 'Praça 1')
    expect(await live.picture.sounding()).toBe(1)
    expect(code).toEqual([])
  })

  test('[AHEAD-33] [CATCH-01] [LIVE-02] a programme that was plays from its beginning and where the bar is pressed; one press is live', async ({
    page,
    headEnd,
  }) => {
    const { programme } = longProgramme(AURORA.id, headEnd.control.now(), 40)
    await openAs(page, ANA, `/liveTv?id=${AURORA.id}&start=${programme.start}`)
    const live = livePage(page)
    await plays(live, AURORA.name)
    const moment = live.picture.programDateTime
    expect((await moment()) - programme.start).toBeGreaterThanOrEqual(0)
    expect((await moment()) - programme.start).toBeLessThan(30 * SECOND)
    headEnd.control.clearRequests()
    const wished = addMs(programme.start, 25 * MINUTE)
    await progressBar(page).press(programme, wished)
    await expect.poll(moment).toBeGreaterThan(wished - MINUTE)
    await live.picture.advances()
    const proven = await live.picture.provenMoment(headEnd, 'dvr-aurora')
    expect(Math.abs(proven - (await moment()))).toBeLessThan(3 * SECOND)
    await live.press('Back to live')
    await expect.poll(async () => (await live.picture.facts()).source).toContain('/live/live-aurora/')
    await plays(live, AURORA.name)
  })

  test('[AHEAD-33] [LIVE-02] twenty minutes back are twenty minutes', async ({ page, headEnd: { control } }) => {
    // WebKit seeks in what grows, Chromium in what is whole
    await page.route('**/dvr/**/index.m3u8?*', route => {
      const url = new URL(route.request().url())
      url.searchParams.set('end', String(Math.floor(control.now() / SECOND) - 10))
      return route.continue({ url: url.href })
    })
    const { programme } = longProgramme(AURORA.id, control.now(), 40)
    control.moveClock({ to: addMs(programme.start, 35 * MINUTE) })
    const live = livePage(page)
    await live.open(`?id=${AURORA.id}`)
    await plays(live, AURORA.name)
    await progressBar(page).press(programme, addMs(control.now(), -20 * MINUTE))
    await expect.poll(async () => control.now() - (await live.picture.programDateTime())).toBeGreaterThan(10 * MINUTE)
    await live.picture.advances()
    expect(Math.abs(control.now() - (await live.picture.programDateTime()) - 20 * MINUTE)).toBeLessThan(MINUTE)
  })

  test('[AHEAD-33] [VOD-07] a film plays, is read, is sought in, and goes on where it stood', ({ page }) =>
    playsFilm(page))

  test('[AHEAD-33] [LIVE-16] [AHEAD-05] tokens that end are renewed by a new address, and an outage that ends brings the picture back', async ({
    page,
    headEnd: { control },
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    const live = livePage(page)
    await live.open(`?id=${AURORA.id}`)
    await plays(live, AURORA.name)
    const source = async () => (await live.picture.facts()).source
    const before = await source()
    control.expireTokens('stream')
    await expect.poll(source).not.toBe(before)
    await plays(live, AURORA.name)

    control.addFault({ path: '/live/*', status: 503 })
    await expect(live.player.locator('[class*=buffering]')).toBeVisible()
    control.clearFaults()
    await plays(live, AURORA.name)
    await expect(live.player.getByRole('alert')).toHaveCount(0)
  })

  test('[AHEAD-33] [DRM-01] a protected channel that cannot be opened there is a card, and the next channel plays', async ({
    page,
  }) => {
    await openAs(page, ANA, `/liveTv?id=${COPA.id}`)
    const live = livePage(page)
    await expect(live.player.getByRole('alert').locator('code')).toHaveText('LIVE-DRM-NONE')
    await live.tune(AURORA.name)
    await plays(live, AURORA.name)
  })
})

const SPOKEN = 'server playback context'
const KEY_LINE =
  '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://copa",KEYFORMAT="com.apple.streamingkeydelivery",KEYFORMATVERSIONS="1"'

for (const { what, isFed } of [
  { what: 'by playlists alone', isFed: false },
  { what: 'with segments', isFed: true },
])
  test(`[AHEAD-33] [DRM-01] [DRM-02] FairPlay ${what}, its module made up: certificate, licence and key change hands, and are given back`, async ({
    page,
    headEnd: { control, origin },
  }) => {
    if (!isFed) await withoutMediaSource(page)
    await withMadeUpFairPlay(page, SPOKEN)
    // the module opens nothing: what it guards is clear
    await page.route('**/live/live-copa/**', async route => {
      const url = route.request().url().replace('live-copa', 'live-aurora')
      if (!isFed || !/\/v\d+\.m3u8/.test(url)) return route.continue({ url })
      const response = await route.fetch({ url })
      return route.fulfill({ response, body: (await response.text()).replace('#EXT-X-MAP', `${KEY_LINE}\n#EXT-X-MAP`) })
    })
    control.addFault({ call: 'licence', result: { license: Buffer.from('content key').toString('base64') } })
    const asked: unknown[] = []
    page.on('request', request => {
      if (request.url().includes('/drmLicense/')) asked.push(request.postDataJSON())
    })
    await openAs(page, ANA, `/liveTv?id=${COPA.id}`)
    const live = livePage(page)
    await plays(live, COPA.name)
    const heard = () => page.evaluate(() => window.heardKeys)
    await expect.poll(async () => (await heard()).licences).toEqual(['content key'])
    const certificate = await (await fetch(`${origin}/art/fairplay.cer`)).arrayBuffer()
    expect(await heard()).toMatchObject({
      certificates: [certificate.byteLength],
      asked: [isFed ? 'sinf copa' : 'skd copa'],
      closed: 0,
    })
    const originalRequestInfo = Buffer.from(SPOKEN).toString('base64')
    expect(asked).toMatchObject([{ drmSystem: 'fairplay', contentId: 'live-copa', originalRequestInfo }])
    await live.tune(AURORA.name)
    await plays(live, AURORA.name)
    expect((await heard()).closed).toBe(1)
    expect(await live.picture.video.evaluate((video: HTMLVideoElement) => video.mediaKeys)).toBeNull()
  })

test.describe('Where the only source is managed', () => {
  test.beforeEach(({ page }) => withManagedSource(page))

  test('[AHEAD-33] live plays on through times in which the browser wants nothing, and zaps', async ({ page }) => {
    const live = livePage(page)
    await live.open(`?id=${AURORA.id}`)
    await live.plays(AURORA.name)
    expect(await live.picture.video.evaluate((video: HTMLVideoElement) => video.disableRemotePlayback)).toBe(true)
    await expect.poll(() => page.evaluate(() => window.wantsData())).toBe(false)
    await live.picture.advances()
    await live.tune('Praça 1')
    await live.plays('Praça 1')
  })

  test('[AHEAD-33] [VOD-07] a film plays, is read, is sought in, and goes on where it stood', ({ page }) =>
    playsFilm(page))
})
