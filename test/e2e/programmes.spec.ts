import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { addMs, type Instant, MINUTE, SECOND } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { progressBar } from './support/bar.ts'
import { onAirAt, titleIn } from './support/broadcast.ts'
import { atCalmHour } from './support/calmHour.ts'
import { livePage } from './support/livePage.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

const AURORA = '1101'
const AURORAS_GUIDE = 'e1101'

/** What is said under the picture of the channel's day. */
const listOf = (page: Page) => page.getByRole('region', { name: 'Programmes' })

test.describe('A programme', () => {
  test('[EPG-06] to come is on air from its start, and finished from its end on, without a reload', async ({
    page,
    headEnd,
    silence,
  }) => {
    // hours are more than a token of a stream lasts: it is refused, and renewed
    silence.allow(FAILED_REQUEST)
    atCalmHour(headEnd)
    const { control } = headEnd
    await page.clock.install()
    await openAs(page, ANA, `/liveTv?id=${AURORA}`)
    const now = onAirAt(AURORA, control.now())
    const next = onAirAt(AURORA, now.stop)
    const later = onAirAt(AURORA, next.stop)
    const list = listOf(page)
    const playing = list.getByRole('listitem').filter({ hasText: 'Playing' })
    await expect(playing).toHaveCount(1)
    await expect(playing).toContainText(titleIn(now))
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    /** Both clocks go on, the operator's and the page's. */
    const goOnTo = async (moment: Instant): Promise<void> => {
      const by = moment - control.now()
      control.moveClock({ byMs: by })
      await page.clock.fastForward(by)
    }
    await goOnTo(addMs(next.start, 15 * SECOND))
    await expect(playing).toContainText(titleIn(next))
    await expect(playing).toHaveCount(1)
    await goOnTo(addMs(next.stop, 15 * SECOND))
    await expect(playing).toContainText(titleIn(later))
    await list.getByRole('button', { name: /earlier programme/ }).click()
    for (const finished of [now, next])
      await expect(list.getByRole('link', { name: `Replay ${titleIn(finished)}` }).first()).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })
})

test.describe('The bar of a short programme', () => {
  interface Wire {
    readonly startTime: number
    readonly stopTime: number
  }
  interface Model {
    readonly epgId: string
    readonly epgDayList: readonly { readonly epgList: readonly Wire[] }[]
  }

  /** Aurora shows one programme of this length now, which has begun so long ago. */
  const airs = async (page: Page, { control }: HeadEnd, length: number, begun: number) => {
    const startTime = addMs(control.now(), -begun)
    const stopTime = addMs(startTime, length)
    const put = (list: readonly Wire[]): readonly Wire[] => {
      const running = list.find(each => each.startTime <= startTime && startTime < each.stopTime)
      const others = list.filter(each => each.stopTime <= startTime || each.startTime >= stopTime)
      return running === undefined ? others : [...others, { ...running, startTime, stopTime }]
    }
    await page.route(/\/epg\/query\/v2/, async route => {
      const response = await route.fetch()
      const { result, ...envelope } = await response.json()
      const epgModelList = result.epgModelList.map((model: Model) =>
        model.epgId === AURORAS_GUIDE
          ? { ...model, epgDayList: model.epgDayList.map(day => ({ ...day, epgList: put(day.epgList) })) }
          : model,
      )
      await route.fulfill({ response, json: { ...envelope, result: { ...result, epgModelList } } })
    })
    return { start: startTime, stop: stopTime }
  }

  for (const [length, works] of [
    [110 * SECOND, false],
    [111 * SECOND, true],
  ] as const)
    test(`[LIVE-04] of ${length / SECOND} s ${works ? 'works' : 'leads nowhere'}`, async ({ page, headEnd }) => {
      atCalmHour(headEnd)
      await airs(page, headEnd, length, 5 * SECOND)
      const live = livePage(page)
      await live.open(`?id=${AURORA}`)
      await live.plays('Aurora')
      const { bar, slider, wake } = progressBar(page)
      await wake()
      await expect(bar).toBeVisible()
      await expect(slider).toHaveCount(works ? 1 : 0)
      if (works) return
      await wake()
      await bar.click({ position: { x: 2, y: 2 } })
      await live.picture.advances()
      await expect(live.control('Back to live')).toHaveCount(0)
      expect(headEnd.control.now() - (await live.picture.programDateTime())).toBeLessThan(20 * SECOND)
    })

  test('[LIVE-04] of ten minutes leads back to the place in it that is pressed', async ({ page, headEnd }) => {
    atCalmHour(headEnd)
    const programme = await airs(page, headEnd, 10 * MINUTE, 6 * MINUTE)
    const live = livePage(page)
    await live.open(`?id=${AURORA}`)
    await live.plays('Aurora')
    const wanted = addMs(programme.start, MINUTE)
    await progressBar(page).press(programme, wanted)
    await expect(live.control('Back to live')).toBeAttached()
    await live.picture.advances()
    expect(Math.abs((await live.picture.programDateTime()) - wanted)).toBeLessThan(30 * SECOND)
  })
})

test.describe('Under the picture of a narrow screen', () => {
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
  ] as const)
    test(`[UI-04] [EPG-05] [UI-05] ${width} px wide the programmes come first, and the channels are a tab beside them`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await openAs(page, ANA, `/liveTv?id=${AURORA}`)
      const live = livePage(page)
      const channels = page.getByRole('region', { name: 'Channels' }).getByRole('searchbox')
      await expect(listOf(page).getByRole('listitem').first()).toBeInViewport()
      await expect(channels).toBeHidden()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Tab')
      await page.getByRole('tab', { name: 'Programmes' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(channels).toBeInViewport()
      await expect(listOf(page)).toHaveCount(0)
      expect(await violations(page)).toEqual([])
      await live.tune('Arena')
      await live.plays('Arena')
      await expect(live.picture.video).toBeInViewport()
      await live.part('Programmes')
      await expect(live.title).toBeInViewport()
    })

  test('[LIVE-07] [UI-04] another channel is picked from a locked one', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/liveTv?id=1205')
    const live = livePage(page)
    await live.press('Pick another channel')
    await expect(page.getByRole('tab', { name: 'Channels' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('#channels [data-column="tune"]:focus')).toHaveCount(1)
  })

  test('[EPG-04] [UI-04] on a phone what is on is in sight as the channel opens, under the one before it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    await live.plays('Aurora')
    await live.part('Programmes')
    const rows = listOf(page).locator('li[data-status]')
    const onAir = rows.and(page.locator('[data-status="playing"]'))
    await expect(onAir).toBeInViewport({ ratio: 1 })
    const shown = await rows.evaluateAll(all => all.map(row => row.getAttribute('data-status')))
    expect(shown.indexOf('playing')).toBeLessThanOrEqual(1)
  })
})
