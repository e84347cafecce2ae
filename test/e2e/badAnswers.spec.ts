import type { Fault, HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { violations } from './support/axe.ts'
import { livePage } from './support/livePage.ts'
import { untilQuiet } from './support/quiet.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

const BAD: Readonly<Record<string, Fault>> = {
  'an HTML page in place of JSON': { body: 'html' },
  'broken JSON': { body: 'malformed' },
  'HTTP 500': { status: 500 },
  'HTTP 502': { status: 502 },
  'a result of another type': { result: [42, 'text', { channelListInfo: 'none' }] },
  'a lost connection': { connection: 'drop' },
}

/** What a person must see, whatever the operator answers: words that say what is the matter, and a way on. */
const saysSo = (words: string) => async (page: Page) => {
  const card = page.getByRole('alert').filter({ hasText: words })
  await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible()
}
const cannotStart = saysSo('The service cannot be reached')
const hasNoList = saysSo('The channels could not be loaded')
/** As rows of live TV, or as cards of the home page. */
const showsChannels = async (page: Page) => {
  await expect(page.getByRole('main').locator('[data-column=tune], a[href^="/liveTv?id=11"]').first()).toBeVisible()
}

interface StartingCall {
  readonly what: string
  readonly fault: Fault
  readonly sees: (page: Page) => Promise<void>
  /** Where it matters. */
  readonly at?: string
}

/** Each call of the start, and what stands in the page when its answer is bad. */
const STARTING: ReadonlyArray<StartingCall> = [
  { what: 'the deployment file', fault: { path: '/config.json' }, sees: cannotStart },
  { what: 'the manifest', fault: { call: 'manifest' }, sees: cannotStart },
  { what: 'the visitor login', fault: { call: 'login' }, sees: cannotStart },
  { what: 'the channel list', fault: { call: 'channelList' }, sees: hasNoList, at: '/liveTv' },
  { what: 'the settings', fault: { call: 'appProperties' }, sees: showsChannels },
  { what: 'the rights', fault: { call: 'contentAuthority' }, sees: showsChannels, at: '/liveTv' },
  { what: 'the rules of content', fault: { call: 'contentRules' }, sees: showsChannels },
  { what: 'the programmes', fault: { call: 'epgDays' }, sees: showsChannels },
]

const isAskedFor = ({ control }: HeadEnd, { call, path }: Fault): boolean =>
  control.requests().some(request => request.call === call || request.path === path)

test.describe('Answers that are no answers', () => {
  test('[NET-08] addresses of the manifest that cannot be read are left out: the app opens, and a channel plays from a tracker', async ({
    page,
    headEnd,
  }) => {
    const bad = { stream_cdn_base: 'cdn', live_drm_cdn_base: 7, dvr_cdn_base: 'javascript:1', fps_cer_url: 'a b' }
    const result = { uiProperties: bad, otherProperties: { visitorMode: 1 } }
    headEnd.control.addFault({ call: 'manifest', result })
    await page.goto('/liveTv?id=1101')
    await livePage(page).plays('Aurora')
  })

  test('[NET-08] [MODE-06] [MODE-07] settings that cannot be read are left out and told to the operator, the others act', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.addFault({
      call: 'appProperties',
      result: {
        contentMode: 2,
        defaultPlayConfig: { resolution: 'HD' },
        initProperties: { theme: 'light', colours: { theme: 'dark' }, logo: null },
      },
    })
    await page.goto('/liveTv?id=1101')
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('navigation').first().getByRole('link')).toHaveText(['Home', 'Films', 'Series'])
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    const told = () => headEnd.control.fieldFaults().map(({ code }) => code)
    for (const path of ['defaultPlayConfig.resolution', 'initProperties.colours', 'initProperties.logo'])
      await expect.poll(told).toContainEqual(expect.stringMatching(`^appProperties \\S+ ${path}$`))
  })

  for (const { what, fault, sees, at = '/home' } of STARTING) {
    test(`[NET-08] ${what}: a bad answer is never a blank page, and the way on works when it is mended`, async ({
      page,
      headEnd,
      silence,
    }) => {
      silence.allow(FAILED_REQUEST)
      for (const [name, bad] of Object.entries(BAD)) {
        await test.step(name, async () => {
          headEnd.control.clearFaults()
          headEnd.control.addFault({ ...fault, ...bad })
          await page.goto(at)
          await sees(page)
        })
      }
      headEnd.control.clearFaults()
      const retry = page.getByRole('button', { name: 'Try again' })
      if (await retry.isVisible()) await retry.click()
      await showsChannels(page)
    })

    test(`[NET-01] [NET-08] ${what}: 50 s without an answer are enough`, async ({ page, headEnd }) => {
      await page.clock.install()
      headEnd.control.addFault({ ...fault, connection: 'silent' })
      await page.goto(at)
      await expect.poll(() => isAskedFor(headEnd, fault)).toBe(true)
      await untilQuiet(headEnd)
      await page.clock.fastForward(50_001)
      await sees(page)
    })
  }

  test('[NET-08] a programme that cannot be read is left out, the others are shown', async ({ page }) => {
    await page.route(/\/epg\/query\/v2/, async route => {
      const response = await route.fetch()
      const { result, ...envelope } = await response.json()
      const [first, ...others] = result.epgModelList
      const epgModelList = [{ ...first, epgDayList: [{ epgList: [{ title: 5 }, null] }] }, 'x', ...others]
      await route.fulfill({ response, json: { ...envelope, result: { epgModelList } } })
    })
    const live = livePage(page)
    await live.open()
    await expect(live.tuneButton('Praça 1')).toHaveAccessibleName(/^102 Praça 1, \S/)
    await expect(live.tuneButton('Aurora')).toBeVisible()
    await live.plays('Aurora')
  })

  test('[NET-08] huge and strange texts do not break the page', async ({ page, headEnd }) => {
    const answer = page.waitForResponse(/channel\/unencrypted\/list/)
    const live = livePage(page)
    await live.open()
    await live.isTuned('Aurora')
    const { result } = await (await answer).json()
    const [first, second, third] = result.channelListInfo.channelList
    const channelList = [
      { ...first, logicalChannelName: 'W'.repeat(100_000) },
      { ...second, logicalChannelName: '\u202Eright to left\u0000 {name} <b>', iconUrl: 'http://' },
      { ...third, logicalChannelName: '👨‍👩‍👧‍👦🏳️‍🌈' },
    ]
    headEnd.control.addFault({
      call: 'channelList',
      result: { ...result, channelListInfo: { ...result.channelListInfo, channelList } },
    })
    await page.reload()
    await expect(live.list.getByText('👨‍👩‍👧‍👦🏳️‍🌈')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440)
  })

  test('[NET-08] a page that cannot be drawn leaves the rest standing, and is drawn anew when it is asked for', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const padStart = String.prototype.padStart
      String.prototype.padStart = function (...args) {
        if ('breaks' in window) throw new Error('Times cannot be written')
        return padStart.apply(this, args)
      }
    })
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    const navigation = page.getByRole('banner').getByRole('navigation')
    await navigation.getByRole('link', { name: 'Home' }).click()
    await page.evaluate(() => Object.assign(window, { breaks: true }))
    await navigation.getByRole('link', { name: 'Live' }).click()
    const card = page.getByRole('alert').filter({ hasText: 'This page stopped' })
    await expect(card).toBeVisible()
    await expect(card).toContainText('VIEW-BROKEN')
    expect(await violations(page)).toEqual([])
    await page.evaluate(() => Reflect.deleteProperty(window, 'breaks'))
    await card.getByRole('button', { name: 'Try again' }).click()
    await live.plays('Aurora')
  })
})
