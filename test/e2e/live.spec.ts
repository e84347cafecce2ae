import type { Page } from 'playwright/test'
import { MINUTE, SECOND } from '../../models/codec/instant.ts'
import { ANA, LEO } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { livePage } from './support/livePage.ts'
import { loginPage } from './support/loginPage.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { stillOfShow } from './support/stills.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

/** For how long the operator says that a stream's token is good. */
const streamMinutes = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('sintonia.user.tokens') ?? '{}').streamTokenMinutes)

test.describe('Live television', () => {
  test('[LIVE-01] an open channel plays: frames advance, at most 15 s behind the wall clock', async ({
    page,
    headEnd,
  }) => {
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    const behind = await live.picture.behindWallClock(headEnd, 'aurora')
    expect(behind).toBeGreaterThan(0)
    expect(behind).toBeLessThan(15_000)
    const told = headEnd.control.now() - (await live.picture.programDateTime())
    expect(Math.abs(told - behind)).toBeLessThan(3_000)
  })

  test('[LIVE-01] the form that the rules leave plays, from the trackers in their order, then from the base; a protected one from its own', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    const { origin } = headEnd
    headEnd.control.addFault({
      call: 'trackerList',
      result: { trackerList: ['one', 'two'].map(host => ({ trackerType: 'HLS', trackerUrl: `${origin}/${host}` })) },
    })
    const ruleList = [{ ruleCategory: 'basic', action: 'deny', ruleType: 'region', ruleValue: 'BR' }]
    headEnd.control.addFault({
      call: 'contentRules',
      result: { contentRuleList: [{ contentId: 'live-aurora', ruleList }] },
    })
    await page.route(/manifest\/property/, async route => {
      const response = await route.fetch()
      const answer = await response.json()
      const bases = { stream_cdn_base: `${origin}/base`, live_drm_cdn_base: `${origin}/drm` }
      Object.assign(answer.result.uiProperties, bases)
      await route.fulfill({ response, json: answer })
    })
    const asked: string[] = []
    await page.route(/\/(one|two|base|drm)\/live\//, async route => {
      const [, host = '', path = '', stream = ''] =
        /\/(one|two|base|drm)(\/live\/([^/]+)\/.*)$/.exec(route.request().url()) ?? []
      asked.push(`${host} ${stream}`)
      if (host === 'one' || host === 'two') await route.fulfill({ status: 404 })
      else await route.fulfill({ response: await route.fetch({ url: origin + path }) })
    })
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    await live.plays('Aurora')
    const askedOf = (channel: string) => [...new Set(asked.filter(each => each.includes(channel)))]
    expect(askedOf('aurora')).toEqual(['one live-aurora-720', 'two live-aurora-720', 'base live-aurora-720'])
    await live.tune('Copa Total')
    await live.plays('Copa Total')
    expect(askedOf('copa')).toEqual(['drm live-copa'])
  })

  test('[LIVE-01] pause, play, sound, volume and mute do what they say, and the volume outlives a reload', async ({
    page,
  }) => {
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await live.isHeard()
    await live.press('Pause')
    await live.picture.standsStill()
    await live.press('Play')
    await live.picture.advances()

    await live.player.getByRole('slider', { name: 'Volume' }).fill('0.4')
    await expect.poll(async () => (await live.picture.facts()).volume).toBe(0.4)
    await live.press('Mute')
    await expect.poll(async () => (await live.picture.facts()).isMuted).toBe(true)
    await live.press('Unmute')
    await expect.poll(async () => (await live.picture.facts()).isMuted).toBe(false)

    await page.reload()
    await live.plays('Aurora')
    expect((await live.picture.facts()).volume).toBe(0.4)
  })

  test('[LIVE-01] a browser that forbids sound without a gesture shows the picture and offers the sound', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const play = HTMLMediaElement.prototype.play
      HTMLMediaElement.prototype.play = function () {
        return this.muted ? play.call(this) : Promise.reject(new DOMException('gesture', 'NotAllowedError'))
      }
    })
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    expect(await live.picture.sounding()).toBe(0)
    await live.press('Turn the sound on')
    await expect.poll(live.picture.sounding).toBe(1)
    await expect(live.control('Turn the sound on')).toHaveCount(0)
    await live.picture.advances()
  })

  test('[LIVE-16] a token is renewed before its minutes are over: nothing is refused, and the picture never waits', async ({
    page,
    headEnd,
  }) => {
    test.slow()
    const refused: string[] = []
    page.on('response', response => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/live/') && [401, 403].includes(response.status())) refused.push(pathname)
    })
    await page.clock.install()
    // of the two minutes over which devices are spread, the last moment
    await page.addInitScript(() => {
      Math.random = () => 0
    })
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    await live.plays('Aurora')
    const lasts = (await streamMinutes(page)) * MINUTE
    const opened = () => page.evaluate(() => performance.now())
    const passTo = async (ms: number) => {
      const byMs = ms - (await opened())
      headEnd.control.moveClock({ byMs })
      await page.clock.fastForward(byMs)
      await live.plays('Aurora')
    }
    const renewals = () => headEnd.control.countOf('tokenRefresh')
    const seen = async () => ({ at: await opened(), position: (await live.picture.facts()).position })

    await passTo(lasts - 3 * MINUTE)
    expect(renewals()).toBe(0)
    await passTo(lasts - 2 * MINUTE - 10 * SECOND)
    const before = await seen()
    await expect.poll(renewals, { timeout: 100_000 }).toBe(1)
    await live.picture.advances()
    const after = await seen()
    expect(after.at).toBeLessThan(lasts)
    expect(after.at - before.at - SECOND * (after.position - before.position)).toBeLessThan(2 * SECOND)
    await expect(live.player.locator('[class*=buffering]')).toHaveCount(0)

    await passTo(lasts + MINUTE)
    expect([renewals(), refused]).toEqual([1, []])
  })

  test('[LIVE-10] another quality from the menu goes on playing in that quality', async ({ page, headEnd }) => {
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    const before = await live.picture.programDateTime()
    for (const { label, height } of [
      { label: 'HD', height: 720 },
      { label: 'LQ', height: 180 },
    ]) {
      await live.press(/^Quality: /)
      await page.getByRole('menuitemradio', { name: label }).click()
      await expect(live.control(`Quality: ${label}`)).toBeAttached()
      await expect.poll(async () => (await live.picture.facts()).height).toBe(height)
      await live.plays('Aurora')
    }
    expect(await live.picture.programDateTime()).toBeGreaterThan(before)
    expect(headEnd.control.now() - (await live.picture.programDateTime())).toBeLessThan(20_000)
    expect(headEnd.control.requests().some(({ path }) => path.startsWith('/live/live-aurora-180/'))).toBe(true)
  })

  test('[LIVE-10] every quality of the specification has its label in the menu', async ({ page, headEnd }) => {
    const labels = { 1: 'SD', 2: 'HD', 3: 'UHD', 4: '4k', 5: '3D', 6: '4K3D', 20: 'LQ', 21: 'HQ', 22: 'SQ' }
    const answer = page.waitForResponse(/channel\/unencrypted\/list/)
    const live = livePage(page)
    await live.open()
    const { result } = await (await answer).json()
    const { channelListInfo } = result
    const inAll = <Channel extends { readonly logicalChannelId: string; readonly physicalChannelList: object[] }>(
      channel: Channel,
    ): Channel =>
      channel.logicalChannelId === '1101'
        ? {
            ...channel,
            physicalChannelList: Object.keys(labels).map(resolution => ({
              ...channel.physicalChannelList[0],
              resolution: Number(resolution),
            })),
          }
        : channel
    headEnd.control.addFault({
      call: 'channelList',
      result: {
        ...result,
        channelListInfo: { ...channelListInfo, channelList: channelListInfo.channelList.map(inAll) },
      },
    })
    await page.reload()
    await live.plays('Aurora')
    await live.press(/^Quality: /)
    const items = page.getByRole('menuitemradio')
    for (const label of Object.values(labels)) await expect(items.getByText(label, { exact: true })).toBeVisible()
  })

  test('[LIVE-12] the player fills the screen with its controls, and comes back', async ({ page }) => {
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    const fills = () => page.evaluate(() => document.fullscreenElement?.matches('[data-player-frame]') ?? false)
    await live.press('Full screen')
    await expect.poll(fills).toBe(true)
    await expect(live.control('Pause')).toBeVisible()
    await live.picture.advances()
    await live.press('Exit full screen')
    await expect.poll(fills).toBe(false)
    await live.picture.advances()
  })

  test('[ROUTE-10] [LIVE-01] a deep link opens its channel and its group, and a reload comes back to both', async ({
    page,
  }) => {
    const live = livePage(page)
    await live.open('?id=1304&columnId=news')
    await live.plays('Línea Directa')
    await expect(live.groups.getByRole('tab', { name: 'News' })).toHaveAttribute('aria-selected', 'true')
    await live.tune('Clima')
    await expect(page).toHaveURL(/[?&]id=1306/)
    await page.reload()
    await live.plays('Clima')
    await expect(live.groups.getByRole('tab', { name: 'News' })).toHaveAttribute('aria-selected', 'true')
  })

  test('[CHAN-07] a radio channel shows its poster while the sound goes on', async ({ page }) => {
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await live.tune('Radio Alba')
    await live.isTuned('Radio Alba')
    const poster = live.player.locator('img[src*="/art/of/"]')
    await expect(poster).toBeVisible()
    expect(await poster.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1280)
    const uppermost = await live.player.evaluate(frame => {
      const { x, y, width, height } = frame.getBoundingClientRect()
      const pictures = document.elementsFromPoint(x + width / 2, y + height / 2)
      return pictures.find(({ tagName }) => tagName === 'IMG' || tagName === 'VIDEO')?.tagName
    })
    expect(uppermost).toBe('IMG')
    await live.picture.soundAdvances()
    expect((await live.picture.facts()).height).toBe(0)
  })
})

test.describe('A channel without rights', () => {
  test('[LIVE-07] [ROLE-05] a guest sees the placeholder and logs in; the channel then plays', async ({ page }) => {
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await live.tune('Arena')
    await expect(live.player.getByRole('heading', { name: 'Log in to watch Arena' })).toBeVisible()
    await live.picture.advances()
    const { source, allowsPictureInPicture } = await live.picture.facts()
    expect(source).toMatch(/\/noAuthority\.mp4$/)
    expect(allowsPictureInPicture).toBe(false)
    await expect(live.control('Pause')).toHaveCount(0)

    await live.press('Log in')
    await expect(page).toHaveURL(/\/login\?redirect=%2FliveTv%3Fid%3D1205$/)
    await loginPage(page).logIn(LEO)
    await expect(page).toHaveURL(/\/liveTv\?id=1205$/)
    await live.plays('Arena')
    expect((await live.picture.facts()).allowsPictureInPicture).toBe(true)
  })

  test('[LIVE-07] [ROLE-05] [BUY-01] a user who lacks a right sees from afar what is on, and is offered the plans, over the page', async ({
    page,
  }) => {
    await openAs(page, LEO, '/liveTv?id=1217')
    const live = livePage(page)
    await expect(live.player.getByRole('heading', { name: 'Meta is not in your plan' })).toBeVisible()
    await expect(live.row('Meta')).toHaveAccessibleName(/not in your plan/)
    const [art, sign] = [stillOfShow('1280x720'), '/art/mark/meta.svg']
    await expect(live.player.locator('section img')).toHaveAttribute('src', sign)
    await expect(live.player.locator('[data-surface=picture] img').first()).toHaveAttribute('src', art)
    expect(await violations(page)).toEqual([])
    await live.press('See plans')
    const plans = page.getByRole('dialog', { name: 'Watch Meta' })
    await expect(plans.getByRole('heading', { name: 'Complete', exact: true })).toBeVisible()
    expect((await plans.boundingBox())?.width).toBe(1036)
    await page.keyboard.press('Escape')
    await expect(plans).toHaveCount(0)
    await live.press('Pick another channel')
    await expect(live.list.locator('[data-column="tune"]:focus')).toHaveCount(1)
  })

  test('[LIVE-07] [LIVE-11] what it forbids, and the shape that was chosen, end with the visit to the page', async ({
    page,
  }) => {
    await openAs(page, LEO, '/liveTv')
    const live = livePage(page)
    await live.plays('Aurora')
    await live.press(/^Aspect ratio/)
    await page.getByRole('menuitemradio', { name: '4:3' }).click()
    await live.tune('Meta')
    await expect(live.player.getByRole('heading', { name: 'Meta is not in your plan' })).toBeVisible()
    expect((await live.picture.facts()).allowsPictureInPicture).toBe(false)
    await shell(page).navigation.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('main').locator('a[href^="/liveTv?id="]').first().click()
    await live.picture.advances()
    await expect(live.control('Aspect ratio: Auto')).toBeAttached()
    const shape = await live.picture.video.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight)
    expect(shape).toBeCloseTo(16 / 9, 1)
    expect((await live.picture.facts()).allowsPictureInPicture).toBe(true)
  })

  test('[LIVE-07] locks and catch-up signs follow who is watching', async ({ page }) => {
    const live = livePage(page)
    await live.open()
    await live.find('Arena')
    await expect(live.row('Arena')).toHaveAccessibleName(/Arena, .*not in your plan.*Replay not in your plan/)
    await openAs(page, ANA, '/liveTv')
    await live.find('Arena')
    await expect(live.tuneButton('Arena')).not.toHaveAccessibleName(/not in your plan/)
    await expect(live.row('Arena').getByRole('img', { name: 'Replay available' })).toBeVisible()
  })
})
