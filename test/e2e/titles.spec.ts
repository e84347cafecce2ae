import { ask, must, user } from '@sintonia/operator/tests/support/client.ts'
import { type Work, works } from '@sintonia/operator/world/works.ts'
import { addMs, HOUR, MINUTE } from '../../models/codec/instant.ts'
import { CARD_HOVER_MS } from '../../models/title.ts'
import { progressOf, VodProgress } from '../../models/vodHistory.ts'
import { endpoints } from '../../models/wire/index.ts'
import { must as mustBe } from '../support/lineups.ts'
import { ANA, LEO } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { holdBack } from './support/holdBack.ts'
import { pauseClock } from './support/pauseClock.ts'
import { picture } from './support/picture.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'

/** A series of three seasons, of 8, 7 and 6 episodes. */
const SERIES = '/vod/detail/s101'
const ofDearestPlan = (kind: Work['kind']) =>
  `/vod/detail/${works.find(work => work.kind === kind && work.tier === 'plus')?.id}`

const LOCKED = ofDearestPlan('MOVIE')

test.describe('The page of a title', () => {
  test('[UI-03] has its shape while its code is on its way, and the way to the messages its place in the header', async ({
    page,
  }) => {
    await openAs(page, ANA, '/my')
    const letGo = await holdBack(page, /\/assets\/(titles|Mail)-[^/]*\.js$/)
    await page.goto(SERIES, { waitUntil: 'commit' })
    const bars = page.getByRole('main').locator('section[data-surface=picture] i')
    await expect(bars).toHaveCount(4)
    expect((await bars.nth(1).boundingBox())?.width).toBeGreaterThan(200)
    const sign = shell(page).header.locator('svg:has(use[href$="#mail"])')
    await expect(sign).toBeVisible()
    letGo()
    await expect(titlePage(page).name).toHaveText('The House of Glass')
    await expect(bars).toHaveCount(0)
    await expect(shell(page).header.getByRole('button', { name: /^Messages/ })).toBeVisible()
    await expect(sign.filter({ visible: true })).toHaveCount(1)
  })

  test('[VOD-05] a series has its seasons, its people with what else they are in, and a star; in both themes', async ({
    page,
  }) => {
    await openAs(page, ANA, SERIES)
    const { name, play, star, seasons, episodes, persons, dialog } = titlePage(page)
    await expect(name).toHaveText('The House of Glass')
    await expect(play).toHaveText('Play S1 E1')
    await expect(episodes).toHaveCount(8)
    await seasons.getByRole('tab', { name: 'Season 1' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(episodes).toHaveCount(7)
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    expect(await violations(page)).toEqual([])
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'light'
    })
    await persons.getByRole('button').first().click()
    await expect(dialog.getByRole('link', { name: 'The House of Glass' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(persons.getByRole('button').first()).toBeFocused()
  })

  test('[AHEAD-49] [VOD-05] people without end freeze no page: the rail draws more of them as the viewer goes on', async ({
    page,
  }) => {
    await page.route('**/api/meta/media/detail/v1*', async route => {
      const response = await route.fetch()
      const answer = await response.json()
      const [first] = answer.result.personList
      const personList = Array.from({ length: 20_000 }, (_, at) => ({ ...first, personId: `p${at}` }))
      await route.fulfill({ response, json: { ...answer, result: { ...answer.result, personList } } })
    })
    const { persons } = titlePage(page)
    await page.goto(SERIES)
    await expect(persons.getByRole('button').first()).toBeAttached()
    const drawn = await persons.getByRole('listitem').count()
    expect(drawn).toBeLessThanOrEqual(100)
    await persons.getByRole('listitem').first().getByRole('button').focus()
    await page.keyboard.press('End')
    await expect.poll(() => persons.getByRole('listitem').count()).toBeGreaterThan(drawn)
  })

  test('[VOD-05] a season and an episode have pages of their own, among the seasons of their series', async ({
    page,
  }) => {
    const { play, seasons, episodes } = titlePage(page)
    await openAs(page, ANA, `${SERIES}-2`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Season 2')
    await expect(seasons.getByRole('tab', { name: 'Season 2' })).toHaveAttribute('aria-selected', 'true')
    await expect(episodes).toHaveCount(7)
    await page.goto(`${SERIES}-3-4`)
    await expect(seasons.getByRole('tab', { name: 'Season 3' })).toHaveAttribute('aria-selected', 'true')
    await expect(episodes).toHaveCount(6)
    await expect(play).toHaveText('Play S3 E4')
  })

  test('[VOD-05] [UI-04] an episode is named before its lock, and what was seen of it', async ({ page, headEnd }) => {
    const { episodes } = titlePage(page)
    const names = episodes.getByRole('button')
    await page.goto(ofDearestPlan('SERIES'))
    await expect(names.first()).toHaveAccessibleName(/^1\. .*not in your plan$/)
    const { token } = await user(headEnd.origin)
    const episode = { metaId: 's101', seasonNo: 1, episodeNo: 1, episodeId: 's101-1-1' }
    const progress = mustBe(VodProgress, { ...progressOf(600, 2400), ...episode })
    await must(ask(headEnd.origin, endpoints.vodHistoryAdd, progress, token))
    await openAs(page, ANA, SERIES)
    await expect(names.first()).toHaveAccessibleName(/^1\. .*25% watched$/)
  })

  test('[VOD-05] a locked film says so, and what is like it is there by the switch of the operator', async ({
    page,
    headEnd,
  }) => {
    const { alike, persons } = titlePage(page)
    const main = page.getByRole('main')
    await page.goto(LOCKED)
    await expect(main.getByText('not in your plan').first()).toBeVisible()
    await expect(main.getByRole('button', { name: 'Log in to watch' })).toBeVisible()
    await expect(main.getByRole('button', { name: /^Play/ })).toHaveCount(0)
    await expect(alike).toBeAttached()
    await openAs(page, LEO, LOCKED)
    await expect(main.getByRole('button', { name: 'See plans' })).toBeVisible()
    headEnd.control.addFault({ call: 'appProperties', result: { layoutConfig: { more_like_this_switch: 0 } } })
    await page.reload()
    await expect(main.getByRole('button', { name: 'See plans' })).toBeVisible()
    await expect(persons).toBeAttached()
    await expect(alike).toHaveCount(0)
  })

  test('[VOD-05] [LIVE-12] its trailer plays for a guest over the page, also where the title is locked, and is no progress', async ({
    page,
  }) => {
    await page.goto(LOCKED)
    await page.getByRole('button', { name: 'Trailer', exact: true }).click()
    const player = page.getByRole('dialog', { name: 'Title player' })
    await expect(player).toContainText('Trailer')
    await picture(page).advances()
    await expect(player.getByRole('button', { name: 'Next episode' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(player).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Trailer', exact: true })).toBeFocused()
  })

  test('[ROUTE-05] [ROUTE-11] a card puts its title in the place of this one, and Back leads to the first as it was left', async ({
    page,
  }) => {
    await openAs(page, ANA, `${SERIES}?dataType=2`)
    const { name, seasons, episodes, alike } = titlePage(page)
    await seasons.getByRole('tab', { name: 'Season 3' }).click()
    await expect(episodes).toHaveCount(6)
    const card = alike.getByRole('link').nth(1)
    await card.scrollIntoViewIfNeeded()
    await card.click()
    await expect(name).not.toHaveText('The House of Glass')
    await expect(page).toHaveURL(/dataType=2/)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(name).toHaveText('The House of Glass')
    await expect(episodes).toHaveCount(6)
    await shell(page).navigation.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('main').locator('a[href^="/vod/"]').first().click()
    await expect(page).toHaveURL(/\/vod\/.+dataType=2/)
  })

  test('[VOD-05] [NET-08] with markup in its words, without pictures, rating and seasons it is shown as far as it goes', async ({
    page,
    headEnd: { control },
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    const bare = { poster: null, posterLandscape: '', rating: null, genres: null }
    const words = { title: '<i>Glass</i>', plot: '<img src=x onerror=alert(1)> &amp; so on' }
    const series = { ...bare, ...words, metaId: 's101', metaType: 'SERIES', seasons: null }
    const special = { ...bare, metaId: 's101-0-1', metaType: 'EPISODE', title: 'Before', season: 0, episode: 1 }
    control.addFault({ call: 'title', result: { media: series, personList: [{ personId: 'p1' }, null] } })
    control.addFault({ call: 'episodes', result: { episodeList: [special, special, { metaId: 's101-0-2' }, 7] } })
    control.addFault({ call: 'trailers', result: 'none' })
    control.addFault({ call: 'recommendations', status: 500 })
    await openAs(page, ANA, SERIES)
    const { name, play, episodes, persons, alike } = titlePage(page)
    await expect(name).toHaveText(words.title)
    await expect(page.getByText(words.plot)).toBeVisible()
    await expect(play).toBeVisible()
    await expect(episodes).toHaveCount(1)
    await expect(persons.or(alike)).toHaveCount(0)
    expect(await violations(page)).toEqual([])
  })

  test('[LIVE-09] a title that the operator has no longer says so, and leads on', async ({ page }) => {
    await openAs(page, ANA, '/vod/detail/m9')
    const gone = page.getByRole('main').getByRole('alert')
    await expect(gone).toContainText('This content is no longer available. Pick another one.')
    await gone.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('[VOD-05] [ROLE-04] the star leads a guest to the login page, and back', async ({ page }) => {
    await page.goto(SERIES)
    await titlePage(page).star.click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
  })
})

test.describe('A card', () => {
  test('[VOD-03] has its picture, name, lock, rating to one decimal and hours left; enlarged, a series has details and nothing to play', async ({
    page,
    headEnd: { control },
  }) => {
    const poster = '/art/title/m1003/en-480x720.svg'
    const film = { metaId: 'm1', metaType: 'MOVIE', title: 'The Tide', poster, rating: 7.25 }
    const locked = { ...film, metaId: 'm2', title: 'The Dunes', rating: 8, authority: false }
    const series = { ...film, metaId: 's1', metaType: 'SERIES', title: 'The Ferry', rating: 9.99 }
    const over = (hours: number) => addMs(control.now(), hours * HOUR - MINUTE)
    const list = [{ ...film, playbackValidTime: over(5) }, locked, series]
    control.addFault({ call: 'vodFavourites', result: { list, total: list.length } })
    await openAs(page, ANA, '/favorites')
    const titles = page.getByRole('list', { name: 'Films and series' })
    const card = (name: string) => titles.getByRole('link').filter({ hasText: name })
    await expect(titles.getByRole('link')).toHaveCount(3)
    for (const [name, rating] of [
      ['The Tide', '7.3'],
      ['The Dunes', '8.0'],
      ['The Ferry', '10.0'],
    ] as const) {
      await expect(card(name)).toContainText(`Rating ${rating}`)
      await expect(card(name).locator('img')).toHaveJSProperty('complete', true)
      await expect(card(name).locator('img')).not.toHaveJSProperty('naturalWidth', 0)
    }
    await expect(titles.getByText('5 h left')).toHaveCount(1)
    await expect(card('The Tide')).toContainText('5 h left')
    await expect(titles.getByText('not in your plan')).toHaveCount(1)
    await expect(card('The Dunes')).toContainText('not in your plan')
    await expect(card('The Tide')).toHaveAccessibleName(/^The Tide .*5 h left$/)
    await expect(card('The Dunes')).toHaveAccessibleName(/^The Dunes .*not in your plan/)

    const { enlarged } = titlePage(page)
    await card('The Ferry').hover()
    await expect(enlarged).toHaveAccessibleName('The Ferry')
    await expect(enlarged.getByRole('link', { name: 'Details' })).toHaveAttribute('href', /^\/vod\/detail\/s1(\?|$)/)
    await expect(enlarged.getByRole('button')).toHaveCount(0)
    await card('The Tide').hover()
    await expect(enlarged).toHaveAccessibleName('The Tide')
    await expect(enlarged.getByRole('button', { name: 'Play' })).toBeVisible()
  })

  test('[VOD-03] is enlarged under the pointer and the focus, one at a time, and small again by Escape', async ({
    page,
  }) => {
    await openAs(page, ANA, '/vod/type/movies')
    const cards = page.getByRole('list', { name: 'Films' }).getByRole('link')
    const { enlarged } = titlePage(page)
    await cards.nth(1).hover()
    await expect(enlarged).toHaveCount(1)
    await expect(enlarged.getByRole('button', { name: 'Play' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(enlarged).toHaveCount(0)
    await cards.nth(3).focus()
    await page.keyboard.press('Tab')
    await expect(enlarged).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(enlarged.getByRole('button', { name: 'Play' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/vod\/detail\//)
    await expect(enlarged).toHaveCount(0)
  })

  test('[VOD-03] [ROUTE-05] stays as it is while it is pressed, and leads to its title however slow the hand', async ({
    page,
  }) => {
    await page.clock.install()
    await openAs(page, ANA, '/vod/type/movies')
    const card = page.getByRole('list', { name: 'Films' }).getByRole('link').nth(1)
    await page.mouse.move(0, 0)
    await card.scrollIntoViewIfNeeded()
    const { x, y } = await card.evaluate(link => link.getBoundingClientRect())
    await pauseClock(page)
    await page.mouse.move(x + 20, y + 20)
    await page.mouse.down()
    await page.clock.runFor(2 * CARD_HOVER_MS)
    await expect(titlePage(page).enlarged).toHaveCount(0)
    await page.mouse.up()
    await page.clock.resume()
    await expect(page).toHaveURL(/\/vod\/detail\//)
  })
})

test.describe('A card where it is looked for', () => {
  test('[VOD-03] is enlarged by the focus in the search, and by a finger that rests among the favourites', async ({
    page,
  }) => {
    await openAs(page, ANA, `${SERIES}`)
    const { star, enlarged } = titlePage(page)
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/search?q=glass')
    const found = page.getByRole('region', { name: 'Films and series' }).getByRole('link').first()
    await found.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(enlarged).toHaveCount(1)
    expect(await violations(page)).toEqual([])
    await page.goto('/favorites')
    const own = page.getByRole('list', { name: 'Films and series' }).getByRole('link').first()
    const finger = { pointerType: 'touch', bubbles: true }
    await own.dispatchEvent('pointerover', finger)
    await expect(enlarged).toHaveCount(1)
    await expect(enlarged.getByRole('link', { name: 'Details' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('list', { name: 'Films and series' }).getByRole('listitem').first().hover()
    await expect(enlarged).toHaveCount(0)
  })
})

test.describe('A category', () => {
  test('[VOD-04] goes on as its end comes into sight; page 2 fails while page 1 stays; a genre stands in the address', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    await openAs(page, ANA, '/vod/type/movies')
    const wall = page.getByRole('list', { name: 'Films' })
    await expect(wall.getByRole('listitem').first()).toHaveAttribute('aria-setsize', /^(16|32)$/)
    headEnd.control.addFault({ call: 'batchPlaylist', status: 500 })
    await page.mouse.wheel(0, 4000)
    const again = page.getByRole('button', { name: 'More could not be loaded. Try again' })
    await expect(again).toBeVisible()
    await expect(wall.getByRole('listitem').first()).toBeVisible()
    headEnd.control.clearFaults()
    await again.click()
    await expect(again).toHaveCount(0)
    await page.getByRole('tab', { name: 'Comedy' }).click()
    await expect(page).toHaveURL(/list=movies-comedy/)
    await expect(wall.getByRole('listitem').first()).toBeVisible()
  })

  test('[VOD-04] without a title says that the list is empty', async ({ page, headEnd }) => {
    headEnd.control.addFault({ call: 'batchPlaylist', result: { playlistList: [] } })
    await page.goto('/vod/type/documentaries')
    await expect(page.getByRole('main').getByRole('heading', { name: 'This list is empty' })).toBeVisible()
  })
})
