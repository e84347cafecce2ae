import { ask, must, user } from '@sintonia/operator/tests/support/client.ts'
import type { Page } from 'playwright/test'
import type { ChannelPlay } from '../../models/channelHistory.ts'
import { addMs, SECOND } from '../../models/codec/instant.ts'
import { progressOf, VodProgress } from '../../models/vodHistory.ts'
import { endpoints } from '../../models/wire/index.ts'
import { must as mustBe } from '../support/lineups.ts'
import { ANA, LEO } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { historyPage, reportEvery, watchedBefore } from './support/historyPage.ts'
import { homePage } from './support/homePage.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { leaveOnDevice, openAs, openBare, userSession } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'
import { setVisible } from './support/visibility.ts'

// a history of their own
test.use({ switches: { deployment: 'both' } })

const FIRST = { pageId: 1, pageSize: 16 }

/** Every batch that the page sends, as the operator gets it. */
const reportsOf = (page: Page): ReadonlyArray<ReadonlyArray<ChannelPlay>> => {
  const reports: ReadonlyArray<ChannelPlay>[] = []
  page.on('request', request => {
    if (request.url().endsWith('/play/history/create')) reports.push(request.postDataJSON().playHistoryList)
  })
  return reports
}

test.describe('The channels that were watched', () => {
  test('[CHAN-09] are reported in batches of the operator, not those that were zapped past; a report that was not taken is made after a reload', async ({
    page,
    headEnd,
    silence,
  }) => {
    // its reports are waited for
    test.slow()
    silence.allow(FAILED_REQUEST)
    reportEvery(headEnd, 4)
    await watchedBefore(headEnd, [])
    const reports = reportsOf(page)
    const opened = headEnd.control.now()
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    await live.plays('Aurora')
    const played = headEnd.control.now()
    await expect.poll(() => reports.length, { timeout: 60_000 }).toBe(1)
    expect(reports[0]?.map(play => play.logicalChannelId)).toEqual(['1101'])
    const [play] = reports[0] ?? []
    expect(play?.playDuration).toBeGreaterThanOrEqual(10)
    expect(play?.playDuration).toBeLessThan(20)
    expect(play?.updateTime).toBeGreaterThanOrEqual(addMs(opened, 10 * SECOND))
    expect(play?.updateTime).toBeLessThan(addMs(played, 18 * SECOND))

    headEnd.control.addFault({ call: 'channelHistoryCreate', connection: 'drop' })
    await live.tune('Praça 1')
    await live.plays('Praça 1')
    await live.tune('Mundo 24')
    await live.plays('Mundo 24')
    const mundo = (each: ReadonlyArray<ChannelPlay>) => each.some(({ logicalChannelId }) => logicalChannelId === '1301')
    await expect.poll(() => reports.some(mundo), { timeout: 60_000 }).toBe(true)
    headEnd.control.clearFaults()
    reportEvery(headEnd, 1)
    const before = reports.length
    await page.goto('/history?list=channels')
    await expect.poll(() => reports.length, { timeout: 30_000 }).toBeGreaterThan(before)
    expect(reports.at(-1)?.some(({ logicalChannelId }) => logicalChannelId === '1301')).toBe(true)
    expect(reports.flat().filter(({ logicalChannelId }) => !['1101', '1301'].includes(logicalChannelId))).toEqual([])
    await expect(historyPage(page).channels).toHaveText(['Mundo 24', 'Aurora'])
    await page.reload()
    await expect(historyPage(page).channels).toHaveText(['Mundo 24', 'Aurora'])
  })

  test('[CHAN-09] [UI-05] [AHEAD-06] stand on the home page and in the history; one and all can be deleted, by keyboard too, and come back on undo', async ({
    page,
    headEnd,
  }) => {
    await watchedBefore(headEnd, ['1301', '1101', '1601'])
    await openAs(page, ANA)
    const home = homePage(page)
    const recent = home.rail('Recently watched')
    await expect(recent.getByRole('link').filter({ hasText: 'Mundo 24' })).toHaveAttribute('href', '/liveTv?id=1301')
    const rails = await home.main.getByRole('region').evaluateAll(all => all.map(each => each.textContent ?? ''))
    expect(rails.findIndex(text => text.startsWith('Recently watched'))).toBeLessThanOrEqual(2)
    await recent.getByRole('link', { name: /^See more/ }).click()
    await expect(page).toHaveURL(/\/history\?list=channels$/)

    const history = historyPage(page)
    await expect(history.channels).toHaveText(['Mundo 24', 'Aurora', 'Kiosko'])
    expect(await violations(page)).toEqual([])
    await history.deleteOne('Aurora').focus()
    await page.keyboard.press('Enter')
    await expect(history.channels).toHaveText(['Mundo 24', 'Kiosko'])
    await expect(history.deleteOne('Kiosko')).toBeFocused()
    await history.undo.click()
    await expect(history.channels).toHaveText(['Mundo 24', 'Aurora', 'Kiosko'])
    await history.deleteOne('Aurora').click()
    await history.deleteAll.click()
    await expect(history.empty).toBeVisible()
    await expect.poll(() => headEnd.control.countOf('channelHistoryDelete')).toBe(1)
    await page.keyboard.press('Control+z')
    await expect(history.channels).toHaveText(['Mundo 24', 'Kiosko'])
    await page.reload()
    await expect(history.channels).toHaveText(['Mundo 24', 'Kiosko'])
    await history.deleteAll.click()
    await expect(history.empty).toBeVisible()
    await shell(page).navigation.getByRole('link', { name: 'Home' }).click()
    await expect(home.rail('On now')).toBeVisible()
    await expect(recent).toHaveCount(0)
  })

  test('[CHAN-09] [UI-07] a deletion that the operator does not take is undone and said; a list that does not come can be asked for again', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    await watchedBefore(headEnd, ['1301', '1101'])
    headEnd.control.addFault({ call: 'channelHistoryList', status: 500 })
    await openAs(page, ANA, '/history?list=channels')
    const history = historyPage(page)
    await expect(history.failed).toBeVisible()
    await history.retry.click()
    await expect(shell(page).toast.filter({ hasText: 'Refresh failed' })).toBeVisible()
    headEnd.control.clearFaults()
    await history.retry.click()
    await expect(history.channels).toHaveText(['Mundo 24', 'Aurora'])

    headEnd.control.addFault({ call: 'channelHistoryDelete', errCode: 10109999, message: 'no' })
    await history.deleteOne('Mundo 24').click()
    await expect(history.channels).toHaveText(['Aurora'])
    await setVisible(page, false)
    await expect(shell(page).toast.filter({ hasText: 'Delete failed' })).toBeVisible()
    await expect(history.channels).toHaveText(['Mundo 24', 'Aurora'])
  })

  test('[CHAN-09] [ROLE-01] are nothing of a guest: the page offers the login, and no call is made', async ({
    page,
    headEnd,
  }) => {
    for (const [list, gain] of [
      ['history', 'Your list on all your devices'],
      ['favorites', 'Continue where you stopped'],
    ] as const) {
      await page.goto(`/${list}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('listitem').filter({ hasText: gain })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await main.getByRole('link', { name: 'Create an account' }).click()
      await expect(page).toHaveURL(new RegExp(`/login\\?redirect=%2F${list}&view=signUp$`))
      await page.goBack()
      await main.getByRole('button', { name: 'Log in' }).click()
      await expect(page).toHaveURL(new RegExp(`/login\\?redirect=%2F${list}`))
    }
    await page.goto('/liveTv?id=1101')
    await livePage(page).plays('Aurora')
    await expect(shell(page).navigation.getByRole('link', { name: 'My list' })).toHaveCount(0)
    const calls = ['channelHistoryList', 'channelHistoryCreate'].map(headEnd.control.countOf)
    expect(calls).toEqual([0, 0])
  })
})

test('[UI-04] the list and the history keep their places beside each other, whichever is open', async ({ page }) => {
  await openAs(page, ANA, '/favorites')
  const main = page.getByRole('main')
  for (const open of ['My list', 'History']) {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(open)
    await expect(main.locator('h1, h1 ~ a, a:has(~ h1)')).toHaveText(['My list', 'History'])
    if (open === 'My list') await main.getByRole('link', { name: 'History', exact: true }).click()
  }
})

test.describe('What was watched on demand', () => {
  test('[VOD-10] [LANG-03] stands under its day with the time alone; where there is nothing yet, that is said in the middle', async ({
    page,
    headEnd,
  }) => {
    const { token } = await user(headEnd.origin)
    const { list } = await must(ask(headEnd.origin, endpoints.recommendations, { metaId: undefined, ...FIRST }, token))
    const [film] = list
    if (film === undefined) throw new Error('nothing to watch')
    const progress = mustBe(VodProgress, { ...progressOf(600, 7200), metaId: film.metaId })
    await must(ask(headEnd.origin, endpoints.vodHistoryAdd, progress, token))
    await openAs(page, ANA, '/history')
    const today = page.getByRole('region', { name: 'Today' })
    await expect(today.getByRole('listitem').filter({ hasText: film.title })).toContainText(/1 h 50 min left\d\d:\d\d$/)
    expect(await violations(page)).toEqual([])
    await openAs(page, LEO, '/history')
    const { x = 0, width = 0 } = (await historyPage(page).empty.boundingBox()) ?? {}
    expect(Math.abs(x + width / 2 - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(10)
  })

  test('[UI-03] [ROUTE-06] [CHAN-09] [CHAN-08] [VOD-09] [VOD-10] a list that nothing is in says how it is filled, leads on, and shows what is on now', async ({
    page,
    headEnd,
  }) => {
    await watchedBefore(headEnd, [])
    await openAs(page, LEO, '/history')
    const main = page.getByRole('main')
    for (const { at, title, way } of [
      { at: '/history', title: 'Your history is empty', way: 'Browse films and series' },
      { at: '/history?list=channels', title: 'Your history is empty', way: 'Browse the channels' },
      { at: '/favorites', title: 'Your list is empty', way: 'Browse films and series' },
      { at: '/favorites?list=channels', title: 'Your list is empty', way: 'Browse the channels' },
    ]) {
      await page.goto(at)
      await expect(main.getByRole('heading', { name: title })).toBeVisible()
      await expect(main.getByRole('link', { name: way })).toBeVisible()
      const onNow = main.getByRole('region', { name: 'On now' })
      await expect(onNow.getByRole('link', { name: /Aurora/ })).toHaveAttribute('href', '/liveTv?id=1101')
      expect(await violations(page)).toEqual([])
    }
  })

  test('[VOD-10] stands there at once though the operator never answers the last report', async ({ page, headEnd }) => {
    const { token } = await user(headEnd.origin)
    const { list } = await must(ask(headEnd.origin, endpoints.recommendations, { metaId: undefined, ...FIRST }, token))
    const film = list.find(({ metaType }) => metaType === 'MOVIE')
    if (film === undefined) throw new Error('nothing to watch')
    const progress = mustBe(VodProgress, { ...progressOf(600, 3600), metaId: film.metaId })
    await must(ask(headEnd.origin, endpoints.vodHistoryAdd, progress, token))
    headEnd.control.clearRequests()
    headEnd.control.addFault({ call: 'vodHistoryAdd', connection: 'silent' })
    await openBare(page)
    await leaveOnDevice(page, {
      ...(await userSession(headEnd.origin, ANA)),
      'sintonia.user.vodPlaces': JSON.stringify([{ progress: VodProgress.encode(progress), at: 1, isSent: 0 }]),
    })
    await page.goto('/history')
    await expect(page.getByRole('main').getByText(film.title).first()).toBeVisible({ timeout: 20_000 })
    expect(headEnd.control.countOf('vodHistoryAdd')).toBe(1)
  })
})
