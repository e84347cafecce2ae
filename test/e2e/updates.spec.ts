import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { addMs, MINUTE, SECOND } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { channelTools } from './support/channelTools.ts'
import { livePage } from './support/livePage.ts'
import { pauseClock } from './support/pauseClock.ts'
import { searchPage } from './support/searchPage.ts'
import { openAs } from './support/signIn.ts'
import { watchVideo } from './support/standing.ts'
import { expect, test } from './support/test.ts'

/** The kinds of data that the specification names (§7). */
const KINDS = ['CHANNEL_AUTH', 'CHANNEL_LIST', 'CHANNEL_GROUP', 'EPG_PROGRAMS', 'DATA_TYPE_CHANNEL_TOPX']
const CASA_CLARA = '1107'

/** Ten minutes later the operator says what it has changed; the page's clock stands still from then on. */
const tellOf = async (page: Page, { control }: HeadEnd, updateDelay: number, ...kinds: string[]): Promise<void> => {
  // what looks for changes begins together with the guide's sync, once the page has come to rest
  await expect.poll(() => control.countOf('epgChecksums')).toBeGreaterThan(0)
  await pauseClock(page)
  const dataStates = kinds.map(dataType => ({ dataType, updateStatus: 'MODIFIED', updateDelay }))
  control.addFault({ call: 'channelUpdates', result: { dataStates }, times: 1 })
  control.clearRequests()
  control.moveClock({ byMs: 10 * MINUTE })
  // the seconds of the delay are counted from the answer
  const answered = page.waitForResponse(/\/channel\/update\/v4$/)
  await page.clock.fastForward(10 * MINUTE)
  await (await answered).finished()
  expect(control.countOf('channelUpdates')).toBe(1)
}

test.describe('What the operator changes', () => {
  test('[CHAN-11] [AHEAD-13] is asked for every ten minutes, by one tab for two; the line-up is read again and the picture goes on', async ({
    page,
    context,
    headEnd,
  }) => {
    await page.clock.install()
    const live = livePage(page)
    await live.open('?id=1301')
    await live.plays('Mundo 24')
    const other = await context.newPage()
    // what looks for changes begins together with the other charts beside the screens
    const beside = other.waitForResponse(/\/assets\/rest-/)
    await other.goto('/home')
    await beside
    await other.waitForLoadState('networkidle')
    const { position } = await live.picture.facts()
    headEnd.control.markModified('CHANNEL_LIST')
    headEnd.control.clearRequests()
    headEnd.control.moveClock({ byMs: 10 * MINUTE })
    const question = context.waitForEvent('request', request => request.url().endsWith('/channel/update/v4'))
    await page.clock.fastForward(10 * MINUTE)
    const { dataChecks } = (await question).postDataJSON()
    expect(dataChecks).toEqual(KINDS.map(dataType => ({ dataType, timestamp: expect.any(Number) })))
    await expect.poll(() => headEnd.control.countOf('channelUpdates')).toBe(1)
    await expect(async () => {
      await page.clock.fastForward(10_000)
      expect(headEnd.control.countOf('channelList')).toBe(2)
    }).toPass()
    expect(headEnd.control.countOf('channelUpdates')).toBe(1)
    await live.picture.advances()
    expect((await live.picture.facts()).position).toBeGreaterThan(position)
    await live.isTuned('Mundo 24')
  })

  test('[CHAN-11] [LIVE-09] [ROUTE-15] a channel that leaves the line-up is gone after the delay in seconds; the address names the one picked in its place', async ({
    page,
    headEnd,
  }) => {
    await page.clock.install()
    const answer = page.waitForResponse(/channel\/unencrypted\/list/)
    const live = livePage(page)
    await live.open('?id=1306')
    await live.plays('Clima')
    const { result } = await (await answer).json()
    const { channelListInfo } = result
    const channelList = channelListInfo.channelList.filter(
      ({ logicalChannelId }: { readonly logicalChannelId: string }) => logicalChannelId !== '1306',
    )
    headEnd.control.addFault({
      call: 'channelList',
      result: { ...result, channelListInfo: { ...channelListInfo, channelList } },
    })
    await tellOf(page, headEnd, 30, 'CHANNEL_LIST')
    await page.clock.runFor(29 * SECOND)
    expect(headEnd.control.countOf('channelList')).toBe(0)
    await page.clock.runFor(11 * SECOND)
    await page.clock.resume()
    const gone = page.getByRole('dialog')
    await expect(gone).toContainText('This content is no longer available. Pick another one.')
    await gone.getByRole('button', { name: 'OK' }).click()
    await live.tune('Mundo 24')
    await live.plays('Mundo 24')
    await expect(live.tuneButton('Clima')).toHaveCount(0)
    await expect(page).toHaveURL(/\/liveTv\?id=1301$/)
  })

  test('[CHAN-11] rights, groups and programmes that have changed are shown, and the picture goes on', async ({
    page,
    headEnd,
  }) => {
    await page.clock.install()
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await expect.poll(() => headEnd.control.countOf('epgChecksums')).toBeGreaterThan(0)
    const row = live.tuneButton('Casa Clara')
    await expect(row).toHaveAccessibleName(/Casa Clara, \S/)
    await expect(row).not.toHaveAccessibleName(/not in your plan|Changed/)
    await watchVideo(page)
    await tellOf(page, headEnd, 5, 'CHANNEL_AUTH', 'CHANNEL_GROUP', 'EPG_PROGRAMS')
    await page.route(/(authority\/v1|unencrypted\/list|checksum\/query\/v1|epg\/query\/v2)$/, async route => {
      const response = await route.fetch()
      const answer = await response.json()
      for (const { lid, pcList } of answer.result.lcList ?? [])
        for (const { au } of lid === CASA_CLARA ? pcList : []) for (const right of au) right.exp = 0
      const text = JSON.stringify(answer)
      const body = text
        .replace(/"title":"/g, '$&Changed ')
        .replace(/"(dateCheckSum|epgChecksum|checksum)":"/g, '$&x')
        .replace(/"News"/g, '"Newsroom"')
      await route.fulfill({ response, body })
    })
    await page.clock.runFor(20 * SECOND)
    await page.clock.resume()
    await expect(live.groups.getByRole('tab', { name: 'Newsroom' })).toBeVisible()
    await expect(row).toHaveAccessibleName(/not in your plan/)
    await expect(row).toHaveAccessibleName(/Changed /)
    await live.picture.advances()
    expect(await page.evaluate(() => window.watched.starts)).toBe(0)
  })

  test('[CHAN-16] a top list that stands in the open field is read again after the delay of the operator', async ({
    page,
    headEnd,
  }) => {
    await page.clock.install()
    const live = livePage(page)
    await live.open()
    await live.isTuned('Aurora')
    // until then nobody counts the ten minutes
    await page.waitForFunction(() => localStorage.getItem('sintonia.user.channelUpdates') !== null)
    await channelTools(page).field.click()
    const watched = page.getByRole('grid', { name: 'Most watched' }).getByRole('row')
    await expect(watched.nth(1)).toBeVisible()
    await pauseClock(page)
    headEnd.control.addFault({ call: 'topChannels', result: { topChannelList: [{ logicalChannelId: '1301' }] } })
    headEnd.control.markModified('DATA_TYPE_CHANNEL_TOPX')
    headEnd.control.clearRequests()
    headEnd.control.moveClock({ byMs: 10 * MINUTE })
    await page.clock.fastForward(10 * MINUTE)
    await expect.poll(() => headEnd.control.countOf('channelUpdates')).toBe(1)
    expect(headEnd.control.countOf('topChannels')).toBe(0)
    await expect(async () => {
      await page.clock.fastForward(10_000)
      expect(headEnd.control.countOf('topChannels')).toBe(1)
    }).toPass()
    await expect(watched).toHaveCount(1)
    await expect(watched).toContainText('Mundo 24')
  })

  test('[CHAN-16] a top list that stands beside the search is read again after the delay of the operator', async ({
    page,
    headEnd,
  }) => {
    await page.clock.install()
    await page.goto('/search')
    const channels = searchPage(page).part('Popular channels').getByRole('link')
    await expect(channels.nth(1)).toBeVisible()
    await page.waitForFunction(() => localStorage.getItem('sintonia.user.channelUpdates') !== null)
    headEnd.control.addFault({ call: 'channelTopSearch', result: { topChannelList: [{ logicalChannelId: '1301' }] } })
    await tellOf(page, headEnd, 30, 'DATA_TYPE_CHANNEL_TOPX')
    await page.clock.runFor(29 * SECOND)
    expect(headEnd.control.countOf('channelTopSearch')).toBe(0)
    await page.clock.runFor(11 * SECOND)
    await page.clock.resume()
    await expect(channels).toHaveCount(1)
    await expect(channels).toHaveAccessibleName(/Mundo 24/)
    expect(headEnd.control.countOf('channelTopSearch')).toBe(1)
  })

  test('[CHAN-02] a right that ends while one watches takes effect within a minute', async ({ page, headEnd }) => {
    await page.clock.install()
    const end = Math.floor(addMs(headEnd.control.now(), 10 * MINUTE) / 1000)
    await page.route('**/content/authority/v1', async route => {
      const response = await route.fetch()
      const answer = await response.json()
      for (const { pcList } of answer.result.lcList)
        for (const { au } of pcList) for (const right of au) right.exp = end
      await route.fulfill({ response, json: answer })
    })
    await openAs(page, ANA, '/liveTv?id=1205')
    const live = livePage(page)
    await live.plays('Arena')
    headEnd.control.moveClock({ byMs: 11 * MINUTE })
    await page.clock.fastForward(11 * MINUTE)
    await expect(live.player.getByRole('heading', { name: 'Arena is not in your plan' })).toBeVisible()
  })
})
