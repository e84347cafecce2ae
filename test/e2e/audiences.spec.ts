import type { Page } from 'playwright/test'
import { ANA } from './support/accounts.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

interface Screen {
  readonly address: string
  /** What tells the screen from every other. */
  readonly sees: (page: Page) => Promise<void>
}

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('main').getByRole('heading', { name }).first()).toBeVisible()

/** What is there for everybody (spec §2). */
const OPEN: readonly Screen[] = [
  { address: '/home', sees: page => expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible() },
  { address: '/liveTv', sees: page => expect(page.getByRole('grid').getByRole('row').first()).toBeVisible() },
  {
    address: '/liveTv?view=guide',
    sees: page => expect(page.getByRole('grid', { name: 'Programme guide' })).toBeVisible(),
  },
  { address: '/vod/type/movies', sees: heading('Films') },
  { address: '/vod/detail/s101', sees: heading('The House of Glass') },
  { address: '/search', sees: page => expect(page.getByRole('main').getByRole('searchbox')).toBeVisible() },
]

/** What is kept for an account: a guest is offered the login there. */
const KEPT: readonly string[] = ['/favorites', '/history']

/** What is of the account itself. */
const OWN: readonly Screen[] = [
  { address: '/my/account', sees: page => expect(page.getByRole('main')).toContainText(ANA.email) },
  { address: '/my/plan', sees: heading('Your plan is active') },
  { address: '/my/subscribe', sees: heading('Choose a plan') },
]

/** Favourites, reminders and histories do not apply to a guest: nobody asks for them. */
const OF_AN_ACCOUNT = [
  'favouriteList',
  'reminderList',
  'channelHistoryList',
  'channelHistoryCreate',
  'vodFavourites',
  'vodFavoured',
  'vodHistory',
  'vodHistoryAdd',
  'notices',
]

const stands = async (page: Page, { address, sees }: Screen): Promise<void> => {
  await sees(page)
  const { pathname } = new URL(page.url())
  expect(pathname).toBe(new URL(address, page.url()).pathname)
}

test.describe('Who comes reaches what is there for them', () => {
  test('[MODE-02] [ROLE-01] [ROLE-02] [ROUTE-07] a guest reaches every screen that is open, and is asked to log in for the others', async ({
    page,
    headEnd: { control },
  }) => {
    for (const screen of OPEN) {
      await page.goto(screen.address)
      await stands(page, screen)
      await shell(page).isGuest()
    }
    for (const address of KEPT) {
      await page.goto(address)
      await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible()
    }
    for (const { address } of OWN) {
      await page.goto(address)
      await expect(page).toHaveURL(new RegExp(`/login\\?redirect=${encodeURIComponent(address)}$`))
    }
    expect(OF_AN_ACCOUNT.filter(call => control.countOf(call) > 0)).toEqual([])
  })

  test('[MODE-02] [ROLE-03] [ROUTE-07] a user reaches those and their own', async ({ page }) => {
    await openAs(page, ANA)
    for (const screen of [...OPEN, ...OWN]) {
      await page.goto(screen.address)
      await stands(page, screen)
      await shell(page).isUser(ANA)
    }
    for (const address of KEPT) {
      await page.goto(address)
      await expect(page.getByRole('main').getByRole('tablist').getByRole('tab').first()).toBeVisible()
      await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toHaveCount(0)
    }
  })
})

test.describe('The lists and the search', () => {
  test('[ROUTE-06] have their addresses, which a press, a reload and a link lead to', async ({ page }) => {
    await openAs(page, ANA)
    const { navigation, header } = shell(page)
    const main = page.getByRole('main')
    await navigation.getByRole('link', { name: 'My list' }).click()
    await expect(page).toHaveURL(/\/favorites$/)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('My list')

    await main.getByRole('link', { name: 'History' }).click()
    await expect(page).toHaveURL(/\/history$/)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('History')
    await main.getByRole('tab', { name: 'Channels' }).click()
    await expect(page).toHaveURL(/\/history\?list=channels$/)
    await page.reload()
    await expect(main.getByRole('tab', { name: 'Channels' })).toHaveAttribute('aria-selected', 'true')

    await header.getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search$/)
    await main.getByRole('searchbox').fill('glass')
    await expect(page).toHaveURL(/\/search\?q=glass$/)
    await page.reload()
    await expect(main.getByRole('searchbox')).toHaveValue('glass')
    await expect(main.getByRole('region', { name: 'Films and series' }).getByRole('link').first()).toBeVisible()
  })
})
