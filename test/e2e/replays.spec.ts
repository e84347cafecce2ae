import type { HeadEnd } from '@sintonia/operator'
import { ask, must, user } from '@sintonia/operator/tests/support/client.ts'
import { works } from '@sintonia/operator/world/works.ts'
import type { Page } from 'playwright/test'
import { HOUR } from '../../models/codec/instant.ts'
import { PlaylistId } from '../../models/playlist.ts'
import type { Title } from '../../models/title.ts'
import { endpoints } from '../../models/wire/index.ts'
import { must as mustBe } from '../support/lineups.ts'
import { ANA } from './support/accounts.ts'
import { atCalmHour } from './support/calmHour.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'
import { titlesHome } from './support/titlesHome.ts'

const FILM = `/vod/detail/${works.find(({ kind, tier }) => kind === 'MOVIE' && tier !== 'plus')?.id}`

/** The replays as titles that the operator offers now. */
const replaysOf = async ({ origin }: HeadEnd): Promise<readonly Title[]> => {
  const { token } = await user(origin)
  const request = {
    playlistIds: [mustBe(PlaylistId, 'replays')],
    showListType: undefined,
    sensitive: false,
    pageId: 1,
    pageSize: 16,
  }
  return (await must(ask(origin, endpoints.batchPlaylist, request, token))).playlistList[0]?.mediaList ?? []
}

const openTitle = (page: Page, { metaId }: Title) => openAs(page, ANA, `/vod/detail/${metaId}`)

/** `1 d 3 h left`, from the milliseconds that are left. */
const leftOf = (ms: number): string => {
  const hours = Math.ceil(ms / HOUR)
  return hours < 24 ? `${hours} h left` : `${Math.floor(hours / 24)} d ${hours % 24} h left`
}

const first = (titles: readonly Title[], status: number): Title => {
  const found = titles.find(({ epgSourceStatus }) => epgSourceStatus === status)
  if (found === undefined) throw new Error(`The operator has no replay of status ${status}`)
  return found
}

test.describe('A replay as a title', () => {
  test('[VOD-16] names its broadcast, and counts down its hours on the card and on its page', async ({
    page,
    headEnd,
  }) => {
    atCalmHour(headEnd)
    const { control } = headEnd
    await page.clock.install()
    const replay = first(await replaysOf(headEnd), 1)
    const until = Number(replay.playbackValidTime)
    await openAs(page, ANA, '/home')
    const card = titlesHome(page).shelf('Replays on air').locator(`a[href="/vod/detail/${replay.metaId}"]`)
    await card.scrollIntoViewIfNeeded()
    await expect(card).toContainText(leftOf(until - control.now()))
    control.moveClock({ byMs: 5 * HOUR })
    await page.clock.fastForward(5 * HOUR)
    await expect(card).toContainText(leftOf(until - control.now()))

    await openTitle(page, replay)
    const main = page.getByRole('main')
    await expect(titlePage(page).name).toHaveText(replay.title)
    await expect(main).toContainText(replay.epgProgramInfo?.channelName ?? '-')
    await expect(main).toContainText(/Replay on air \d\d\/\d\d \d\d:\d\d/)
    await expect(main.getByText(leftOf(until - control.now()), { exact: true }).first()).toBeVisible()
  })

  for (const [status, words] of [
    [2, 'Video source is invalid'],
    [0, 'Video source is missing'],
  ] as const)
    test(`[VOD-14] [EPG-07] with a source of status ${status} is marked as unavailable, and a press says '${words}'`, async ({
      page,
      headEnd,
    }) => {
      const replay = first(await replaysOf(headEnd), status)
      await openAs(page, ANA, '/home')
      const card = titlesHome(page).shelf('Replays on air').locator(`a[href="/vod/detail/${replay.metaId}"]`)
      await card.scrollIntoViewIfNeeded()
      await expect(card).toContainText('Unavailable source')
      await openTitle(page, replay)
      headEnd.control.clearRequests()
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Play|Replay)/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: replay.title })
      await expect(dialog).toContainText(words)
      expect(headEnd.control.countOf('playSource')).toBe(0)
      await dialog.getByRole('button', { name: 'OK' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(titlePage(page).name).toHaveText(replay.title)
    })
})

test.describe('A favourite title', () => {
  test.use({ switches: { deployment: 'both' } })

  test('[VOD-09] is kept by its star, known on its page again, listed, and deleted among others', async ({
    page,
    headEnd: { control },
  }) => {
    await openAs(page, ANA, '/vod/detail/s101')
    const { star, name } = titlePage(page)
    const main = page.getByRole('main')
    const titles = main.getByRole('list', { name: 'Films and series' }).getByRole('link')
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await star.click()
    await expect.poll(() => control.countOf('vodFavouriteAdd')).toBe(1)
    await page.goto(FILM)
    const other = (await name.textContent()) ?? ''
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await star.click()
    await expect.poll(() => control.countOf('vodFavouriteAdd')).toBe(2)
    control.clearRequests()
    await page.reload()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    expect(control.countOf('vodFavoured')).toBe(1)

    await page.goto('/favorites')
    await expect(titles).toHaveCount(2)
    expect(control.countOf('vodFavourites')).toBe(1)
    await main.getByRole('button', { name: 'Select', exact: true }).click()
    for (const title of [other, 'The House of Glass']) await main.getByRole('checkbox', { name: title }).check()
    await main.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(main.getByRole('heading', { name: 'Your list is empty' })).toBeVisible()
    await page.goto('/vod/detail/s101')
    await expect.poll(() => control.countOf('vodFavouritesDelete')).toBe(1)
    await expect(star).toHaveAttribute('aria-pressed', 'false')
  })
})
