import { readFileSync } from 'node:fs'
import type { HeadEnd } from '@sintonia/operator'
import { contentKeys } from '@sintonia/operator/media/keys.ts'
import type { Page } from 'playwright/test'
import { MINUTE, SECOND } from '../../models/codec/instant.ts'
import { endpoints } from '../../models/wire/index.ts'
import { ANA } from './support/accounts.ts'
import { progressBar } from './support/bar.ts'
import { longProgramme } from './support/broadcast.ts'
import { type LivePage, livePage } from './support/livePage.ts'
import { loginPage } from './support/loginPage.ts'
import { picture } from './support/picture.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

/** Protected by cenc and by cbcs. */
const COPA = { id: '1201', name: 'Copa Total', content: 'live-copa' }
const NEGRA = { id: '1413', name: 'Noche Negra', content: 'live-negra' }
/** With captions, two languages and several pictures. */
const MERIDIAN = { id: '1415', name: 'Meridian', content: 'live-meridian' }

/** What went over the wire to the licence server and back, and which pieces of the app were fetched. */
const wireOf = (page: Page) => {
  const asked: { readonly drmSystem: string; readonly contentId: string; readonly originalRequestInfo: string }[] = []
  const granted: string[] = []
  const chunks: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/drmLicense/')) asked.push(request.postDataJSON())
    if (pathname.startsWith('/assets/')) chunks.push(pathname)
  })
  page.on('response', async response => {
    if (!response.url().includes('/drmLicense/') || !response.ok()) return
    const answer: unknown = await response.json()
    const { license } = (answer as { readonly result?: { readonly license?: string } }).result ?? {}
    if (license !== undefined) granted.push(license)
  })
  return { asked, granted, shakaChunks: () => chunks.filter(path => /shaka/i.test(path)) }
}

const hasKeys = (page: Page): Promise<boolean> =>
  picture(page).video.evaluate((element: HTMLVideoElement) => element.mediaKeys !== null)

/** The picture before it goes on until the stream is opened: the module holds keys as soon as the new one has the element. */
const playsProtected = async (live: LivePage, channel: string): Promise<void> => {
  await expect.poll(() => hasKeys(live.page)).toBe(true)
  await live.plays(channel)
}
const playsClear = async (live: LivePage, channel: string): Promise<void> => {
  await expect.poll(() => hasKeys(live.page)).toBe(false)
  await live.plays(channel)
}

const behindClock = async (page: Page, { control }: HeadEnd): Promise<number> =>
  control.now() - (await picture(page).programDateTime())

test.describe('Protected channels', () => {
  for (const channel of [COPA, MERIDIAN]) {
    test(`[DRM-01] [DRM-02] [DRM-03] [LIVE-01] ${channel.name} plays by a licence of the operator, at the hour`, async ({
      page,
      headEnd,
    }) => {
      const { asked, granted } = wireOf(page)
      await openAs(page, ANA, `/liveTv?id=${channel.id}`)
      const live = livePage(page)
      await live.plays(channel.name)
      await live.isHeard()
      expect(await hasKeys(page)).toBe(true)
      await expect.poll(() => behindClock(page, headEnd)).toBeLessThan(15_000)
      expect(await behindClock(page, headEnd)).toBeGreaterThan(0)
      expect(asked).toMatchObject([{ drmSystem: 'clearkey', contentId: channel.content }])
      expect(granted).toHaveLength(1)
    })
  }

  test('[DRM-01] [DRM-03] [ROLE-05] a guest comes from home to a protected channel, logs in there, and it plays without another login', async ({
    page,
    headEnd: { control },
  }) => {
    await page.goto('/home')
    await shell(page).isGuest()
    await shell(page).navigation.getByRole('link', { name: 'Live' }).click()
    const live = livePage(page)
    await live.tune(COPA.name)
    await live.player.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    control.clearRequests()
    await loginPage(page).logIn(ANA)
    await expect(page).toHaveURL(new RegExp(`/liveTv\\?id=${COPA.id}$`))
    await shell(page).isUser(ANA)
    await playsProtected(live, COPA.name)
    await expect(live.player.getByRole('button', { name: 'Log in' })).toHaveCount(0)
    expect(control.countOf('login')).toBe(1)
  })

  test('[AHEAD-25] [DRM-03] what a protected channel begins with comes while the hand is on its row, its licence with the press', async ({
    page,
    headEnd,
  }) => {
    const { asked } = wireOf(page)
    await openAs(page, ANA, '/liveTv?id=1412')
    const live = livePage(page)
    await live.picture.soundAdvances()
    await live.tuneButton(MERIDIAN.name).hover()
    const segments = () =>
      headEnd.control.requests().filter(({ path }) => path.startsWith(`/live/${MERIDIAN.content}/`) && /m4s/.test(path))
    await expect.poll(() => segments().length).toBeGreaterThan(1)
    expect(asked).toEqual([])
    await live.tuneButton(MERIDIAN.name).click()
    await playsProtected(live, MERIDIAN.name)
    expect(asked.length).toBeGreaterThan(0)
  })

  test('[AHEAD-01] [DRM-03] from a clear channel to a protected one and back: one sound, and nothing is left over', async ({
    page,
    headEnd,
  }) => {
    const { shakaChunks } = wireOf(page)
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    await live.plays('Aurora')
    await live.isHeard()
    await live.picture.soundAdvances()
    expect(shakaChunks(), 'a clear channel loads nothing for protected ones').toEqual([])

    await live.tune(COPA.name)
    await playsProtected(live, COPA.name)
    expect(await live.picture.sounding()).toBe(1)
    expect(new Set(shakaChunks()).size).toBeGreaterThan(0)

    await live.tune('Aurora')
    await playsClear(live, 'Aurora')
    expect(await live.picture.sounding()).toBe(1)
    headEnd.control.clearRequests()
    await live.picture.soundAdvances()
    await live.picture.soundAdvances()
    const paths = headEnd.control.requests().map(({ path }) => path)
    expect(paths.filter(path => path.startsWith('/live/live-copa'))).toEqual([])

    await live.tune(NEGRA.name)
    await live.tune(COPA.name)
    await live.tune(NEGRA.name)
    await playsProtected(live, NEGRA.name)
    expect(await live.picture.sounding()).toBe(1)
  })

  test('[DRM-01] [DRM-02] [CATCH-01] [LIVE-02] a protected programme is caught up on, another place of it sought, and one press is live', async ({
    page,
    headEnd,
  }) => {
    const { asked, shakaChunks } = wireOf(page)
    const { programme } = longProgramme(NEGRA.id, headEnd.control.now(), 40)
    await openAs(page, ANA, `/liveTv?id=${NEGRA.id}&start=${programme.start}`)
    const live = livePage(page)
    const bar = progressBar(page)
    await playsProtected(live, NEGRA.name)
    const moment = live.picture.programDateTime
    await expect.poll(moment).toBeGreaterThanOrEqual(programme.start)
    expect((await moment()) - programme.start).toBeLessThan(30 * SECOND)

    const wished = programme.start + 25 * MINUTE
    await bar.press(programme, wished)
    await expect.poll(moment).toBeGreaterThan(wished - MINUTE)
    await live.picture.advances()
    expect((await moment()) - wished).toBeLessThan(MINUTE)
    expect(asked.map(({ contentId }) => contentId)).toEqual(['dvr-negra'])

    await live.press('Back to live')
    await expect.poll(() => behindClock(page, headEnd)).toBeLessThan(15_000)
    await playsProtected(live, NEGRA.name)
    expect(asked.map(({ contentId }) => contentId)).toEqual(['dvr-negra', 'live-negra'])
    expect(new Set(shakaChunks()).size).toBe(1)
  })

  test('[DRM-02] [LIVE-13] [AHEAD-05] a licence that is refused is a card with its reason and a code; mended, the channel plays', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    const { asked, granted } = wireOf(page)
    await openAs(page, ANA, `/liveTv?id=${COPA.id}`)
    const live = livePage(page)
    await live.plays(COPA.name)
    headEnd.control.addFault({ call: 'licence', status: 403 })
    await live.tune(NEGRA.name)
    const card = live.player.getByRole('alert')
    await expect(card.getByRole('heading', { name: `${NEGRA.name} stopped` })).toBeVisible()
    await expect(card).toContainText('could not get the key')
    await expect(card.locator('code')).toHaveText(/^LIVE-DRM-[0-9a-f]{6}$/)
    expect(await live.picture.sounding()).toBe(0)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: 'Save report' }).click(),
    ])
    const report = readFileSync(await download.path(), 'utf8')
    const keys = Object.values(contentKeys).flatMap(({ key }) => [key, Buffer.from(key, 'hex').toString('base64url')])
    const secrets = [...asked.map(({ originalRequestInfo }) => originalRequestInfo), ...granted, ...keys]
    expect(secrets.length).toBeGreaterThan(keys.length + 1)
    expect(secrets.filter(secret => report.includes(secret))).toEqual([])

    headEnd.control.clearFaults()
    await card.getByRole('button', { name: 'Try again' }).click()
    await playsProtected(live, NEGRA.name)
  })

  test('[DRM-02] [LIVE-08] [LIVE-09] what the licence call says of the right and of the content is obeyed', async ({
    page,
    headEnd,
  }) => {
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    await live.plays('Aurora')
    headEnd.control.addFault({ call: 'licence', errCode: 5003, message: 'not for you' })
    await live.tune(COPA.name)
    await expect(live.player.getByRole('heading', { name: `${COPA.name} is not in your plan` })).toBeVisible()
    await expect.poll(async () => (await live.picture.facts()).source).toMatch(/\/noAuthority\.mp4$/)
    expect(await hasKeys(page)).toBe(false)
    headEnd.control.clearFaults()
    headEnd.control.addFault({ call: 'licence', errCode: 6001, message: 'gone' })
    await live.tune(NEGRA.name)
    await expect(page.getByRole('dialog', { name: NEGRA.name })).toContainText('no longer available')
    await expect(page.getByText(/not for you|gone$/)).toHaveCount(0)
  })

  test('[DRM-02] [LIVE-13] a licence server in trouble is asked again, and the channel comes by itself', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    await live.plays('Aurora')
    headEnd.control.addFault({ call: 'licence', status: 500, times: 1 })
    headEnd.control.addFault({ call: 'licence', connection: 'drop', times: 1 })
    await live.tune(COPA.name)
    await expect.poll(() => headEnd.control.countOf('licence'), { timeout: 30_000 }).toBeGreaterThanOrEqual(3)
    await playsProtected(live, COPA.name)
  })

  test('[DRM-01] [LIVE-13] [AHEAD-05] a browser without any DRM system says so, and others keep playing', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'requestMediaKeySystemAccess', { value: undefined })
    })
    const { shakaChunks, asked } = wireOf(page)
    await openAs(page, ANA, `/liveTv?id=${COPA.id}`)
    const live = livePage(page)
    const card = live.player.getByRole('alert')
    await expect(card.getByRole('heading', { name: `${COPA.name} stopped` })).toBeVisible()
    await expect(card).toContainText('This browser cannot play protected channels')
    expect([shakaChunks(), asked]).toEqual([[], []])
    await card.getByRole('button', { name: 'Pick another channel' }).click()
    await live.tune('Clásico')
    await live.plays('Clásico')
  })

  for (const { browser, offered } of [
    { browser: 'with a DRM system', offered: ['Auto', 'HD', 'SD', 'LQ'] },
    { browser: 'without one', offered: ['Auto', 'SD', 'LQ'] },
  ]) {
    test(`[DRM-01] [LIVE-10] a channel with one protected quality, in a browser ${browser}: the menu lists what it opens`, async ({
      page,
    }) => {
      if (browser === 'without one')
        await page.addInitScript(() => {
          Object.defineProperty(Navigator.prototype, 'requestMediaKeySystemAccess', { value: undefined })
        })
      await page.route(`**${endpoints.channelList.path}*`, async route => {
        const response = await route.fetch()
        const { result, ...rest } = await response.json()
        for (const { physicalChannelList } of result.channelListInfo.channelList)
          for (const physical of physicalChannelList) if (physical.resolution === 2) physical.drmType = 1
        await route.fulfill({ response, json: { ...rest, result } })
      })
      await openAs(page, ANA, '/liveTv?id=1101')
      const live = livePage(page)
      await live.plays('Aurora')
      await live.press(/^Quality: /)
      await expect(page.getByRole('menuitemradio')).toHaveText(offered)
    })
  }
})
