import type { Fault } from '@sintonia/operator/control/faults.ts'
import type { Page } from 'playwright/test'
import { ANA } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'

const WORDS = 'We mend our films until eight o’clock'
const SERIES = '/vod/detail/s101'

interface Refused {
  /** What the person waits for. */
  readonly what: string
  readonly call: NonNullable<Fault['call']>
  readonly at: string
  /** How the person comes to wait for it, where opening the page is not enough. */
  readonly wish?: (page: Page) => Promise<unknown>
  /** Of the card in its place; none where the rest of the page stands without it. */
  readonly card?: string
}

const REFUSED: ReadonlyArray<Refused> = [
  { what: 'a title', call: 'title', at: SERIES, card: 'The title could not be loaded' },
  { what: 'what is like a title', call: 'recommendations', at: SERIES },
  { what: 'a category', call: 'playlistRoot', at: '/vod/type/movies', card: 'The titles could not be loaded' },
  { what: 'the shelves of home', call: 'batchPlaylist', at: '/home' },
  { what: 'a search', call: 'search', at: '/search?q=mar', card: 'Films and series could not be searched' },
  { what: 'the favourites', call: 'vodFavourites', at: '/favorites', card: 'Your titles could not be loaded' },
  { what: 'the history', call: 'vodHistory', at: '/history', card: 'Your history could not be loaded' },
  { what: 'the plans', call: 'planList', at: '/my/subscribe', card: 'The plans could not be loaded' },
  { what: 'the channels', call: 'channelList', at: '/liveTv', card: 'The channels could not be loaded' },
  { what: 'the guide of a channel', call: 'epgDays', at: '/liveTv?id=1101', card: 'The guide could not be loaded' },
  {
    what: 'a person',
    call: 'person',
    at: SERIES,
    wish: page => titlePage(page).persons.getByRole('button').first().click(),
    card: 'The person could not be loaded',
  },
  {
    what: 'the messages',
    call: 'messageList',
    at: '/favorites',
    wish: page =>
      shell(page)
        .header.getByRole('button', { name: /^Messages/ })
        .click(),
    card: 'The messages could not be loaded',
  },
  {
    what: 'where a title plays from',
    call: 'playSource',
    at: SERIES,
    wish: page => titlePage(page).play.click(),
    card: 'could not be played',
  },
]

test.describe("The operator's own words", () => {
  for (const { what, call, at, wish, card } of REFUSED)
    test(`[NET-04] ${what} refused: said for a while, and in its place as long as it is missing`, async ({
      page,
      headEnd,
    }) => {
      headEnd.control.addFault({ call, errCode: 10102777, message: WORDS })
      const toast = shell(page)
        .toast.filter({ hasText: WORDS })
        .filter({ hasNot: page.getByRole('heading') })
      const said = expect(toast).toBeVisible({ timeout: 60_000 })
      await openAs(page, ANA, at)
      await wish?.(page)
      await said
      if (card === undefined) return
      const place = shell(page).toast.filter({ has: page.getByRole('heading', { name: card }) })
      await expect(place).toContainText(WORDS)
      await expect(toast).toHaveCount(0, { timeout: 10_000 })
      await expect(place).toContainText(WORDS)
      await expect(place.locator('code')).toHaveText(/-10102777$/)
    })

  test('[NET-04] [UI-05] in place of a title they stand on a dark head, as its picture would, in the light theme too', async ({
    page,
    headEnd,
  }) => {
    headEnd.control.addFault({ call: 'title', errCode: 10102777, message: WORDS })
    await openAs(page, ANA, '/favorites')
    await page.getByRole('button', { name: 'Use the light theme' }).first().click()
    await page.goto(SERIES)
    const head = page.getByRole('main').locator('[data-surface=picture]').filter({ hasText: WORDS })
    await expect(head).toBeVisible()
    await expect(head).toHaveCSS('color-scheme', 'dark')
    await expect(head).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    expect((await head.boundingBox())?.y).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  test('[NET-06] a page of titles shows that it waits, from the first call until 150 ms after the last', async ({
    page,
    headEnd,
  }) => {
    await openAs(page, ANA, '/favorites')
    const { busySign } = shell(page)
    await expect(busySign).toHaveCount(0)
    headEnd.control.addFault({ call: 'title', delayMs: 3000 })
    await page.goto(SERIES)
    await expect(busySign).toBeVisible()
    await expect(titlePage(page).name).toHaveCount(0)
    await expect(titlePage(page).name).toBeVisible()
    await expect(busySign).toHaveCount(0)
  })

  test('[NET-04] [NET-06] nobody is told of what nobody waits for', async ({ page, headEnd }) => {
    await openAs(page, ANA, '/favorites')
    const { toast, busySign } = shell(page)
    await expect(busySign).toHaveCount(0)
    const asked = ['unreadCount', 'metricBatch', 'reminderList', 'vodFavoured', 'epgChecksums'] as const
    for (const call of asked) headEnd.control.addFault({ call, errCode: 10102777, message: WORDS })
    await page.goto('/liveTv?id=1101')
    await livePage(page).plays('Aurora')
    await expect.poll(() => headEnd.control.countOf('epgChecksums')).toBeGreaterThan(0)
    await expect(toast.filter({ hasText: WORDS })).toHaveCount(0)
  })
})
