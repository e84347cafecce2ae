import { works } from '@sintonia/operator/world/works.ts'
import type { Locator } from 'playwright/test'
import { matchesSearch } from '../../models/search.ts'
import { ANA } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { searchPage } from './support/searchPage.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { stillOfShow } from './support/stills.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

// recent searches of its own
test.use({ switches: { deployment: 'both' } })

test.describe('The search', () => {
  test('[ROUTE-10] Back from what was found leads to what was searched for last; a search is one step of the way', async ({
    page,
  }) => {
    await page.goto('/home')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    const { field, part } = searchPage(page)
    await field.fill('mar')
    await expect(page).toHaveURL(/[?]q=mar$/)
    await field.fill('glass')
    await expect(page).toHaveURL(/[?]q=glass$/)
    // the address is there before what is found, and what was found before stays so long
    const film = part('Films and series').getByRole('link', { name: /Glass/ }).first()
    await film.focus()
    await expect(part('Programmes').getByRole('listitem').first()).toBeVisible()
    await expect(film).toBeFocused()
    await film.press('Enter')
    await expect(page).toHaveURL(/\/vod\/detail\//)
    await page.goBack()
    await expect(page).toHaveURL(/[?]q=glass$/)
    await expect(field).toHaveValue('glass')
    await expect(part('Films and series').getByRole('link').first()).toBeVisible()
    await field.fill('')
    await expect(page).toHaveURL(/\/search$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('[AHEAD-08] [VOD-11] by keyboard alone: one field finds channels, programmes, people and titles without accents, each with its action; searches are kept, and forgotten', async ({
    page,
  }) => {
    await openAs(page, ANA, '/search')
    const { main, field, part, recents, nothing, dialog } = searchPage(page)
    await expect(field).toBeFocused()
    await expect(part('Popular searches').getByRole('link')).toHaveCount(10)
    await expect(part('Popular channels').getByRole('link').first()).toBeVisible()
    expect(await violations(page)).toEqual([])

    await page.keyboard.type('praca')
    await expect(part('Best match').getByRole('link', { name: /^Watch Praça 1/ })).toBeVisible()
    await expect(page).toHaveURL(/[?]q=praca$/)
    await field.fill('news')
    await expect(part('Programmes').getByRole('listitem').first()).toBeVisible({ timeout: 20_000 })
    const deeds = (row: Locator) =>
      row.getByRole('link').or(row.getByRole('button')).filter({ hasNotText: 'More times' })
    for (const row of await part('Programmes').getByRole('listitem').all()) await expect(deeds(row)).toHaveCount(1)

    await field.fill('mar')
    const people = main.getByRole('region', { name: 'People' })
    await expect(people.getByRole('button').first()).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'light'
    })
    expect(await violations(page)).toEqual([])
    const somebody = people.getByRole('listitem').first().getByRole('button')
    await somebody.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Films and series' })).toBeVisible()
    await expect(dialog.getByRole('link').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(somebody).toBeFocused()

    await field.fill('house')
    await expect(part('Films and series').getByRole('link').first()).toBeVisible()
    await field.fill('nobody has this')
    await expect(nothing).toBeVisible()
    await field.focus()
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue('')
    await expect(recents.getByRole('listitem')).toHaveText(['mar'])
    await recents.getByRole('button', { name: 'Remove mar' }).focus()
    await page.keyboard.press('Enter')
    await expect(recents).toHaveCount(0)
    await expect(field).toBeFocused()
  })

  test('[AHEAD-08] [NET-05] a late answer to earlier words is dropped; titles that fail leave the rest, and come with the network; in Spanish and Portuguese', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    await openAs(page, ANA, '/search')
    const { field, part, failed } = searchPage(page)
    await expect(part('Popular searches')).toBeVisible()
    headEnd.control.addFault({ call: 'search', delayMs: 2_500, times: 1 })
    const late = page.waitForResponse(response => /media\/search/.test(response.url()))
    await field.fill('zz')
    await page.waitForRequest(/media\/search/)
    await field.fill('house')
    await expect(
      part('Films and series')
        .getByRole('link', { name: /The House of Glass/ })
        .first(),
    ).toBeVisible()
    await late
    await expect(
      part('Films and series')
        .getByRole('link', { name: /The House of Glass/ })
        .first(),
    ).toBeVisible()

    headEnd.control.addFault({ call: 'search', status: 500 })
    await field.fill('aurora')
    await expect(part('Best match').getByRole('link', { name: /Aurora/ })).toBeVisible()
    await expect(failed).toBeVisible()
    headEnd.control.clearFaults()
    const again = page.waitForResponse(response => /media\/search/.test(response.url()) && response.ok())
    await page.context().setOffline(true)
    await expect(shell(page).offlineBar).toBeVisible()
    await page.context().setOffline(false)
    await again
    await expect(failed).toHaveCount(0)

    for (const [language, label] of [
      ['es', /^Películas, series, canales/],
      ['pt', /^Filmes, séries, canais/],
    ] as const) {
      await shell(page).chooseLanguage(language)
      await expect(page.getByRole('searchbox', { name: label })).toHaveValue('aurora')
    }
  })

  test('[VOD-11] titles come by sixteen as far as one scrolls, films and series, each once', async ({
    page,
    headEnd: { control },
  }) => {
    const found = works
      .filter(({ title, isAdult }) => !isAdult && Object.values(title).some(text => matchesSearch('ca', text)))
      .map(({ id }) => `/vod/detail/${id}`)
    await openAs(page, ANA, '/search?q=ca')
    const titles = searchPage(page).part('Films and series')
    const links = titles.getByRole('link')
    await titles.getByRole('button', { name: 'Show all' }).click()
    const seen = new Set<string>()
    const look = async () => {
      for (const link of await links.evaluateAll(all => all.map(each => each.getAttribute('href') ?? '')))
        seen.add(link)
      return seen.size
    }
    await expect.poll(look).toBeGreaterThan(0)
    expect(control.countOf('search')).toBeLessThan(Math.ceil(found.length / 16))
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 400)
        return look()
      })
      .toBe(found.length)
    expect([...seen].toSorted()).toEqual(found.toSorted())
    await page.keyboard.press('End')
    await expect.poll(() => control.countOf('search')).toBe(Math.ceil(found.length / 16))
  })

  test('[VOD-11] what is looked for most has pictures; where nothing is found, what was meant and what others look for', async ({
    page,
  }) => {
    await page.goto('/search?q=aurroa')
    const { field, part, nothing } = searchPage(page)
    await expect(nothing).toBeVisible()
    const popular = part('Popular searches')
    await expect(popular.getByRole('link')).toHaveCount(10)
    for (const drawn of ['wide', 'title']) await expect(popular.locator(`img[src*="/${drawn}"]`)).toHaveCount(10)
    expect(await violations(page)).toEqual([])
    await part('Did you mean').getByRole('button', { name: 'Aurora' }).click()
    await expect(field).toHaveValue('Aurora')
    await expect(part('Best match').getByRole('link', { name: 'Watch Aurora' })).toBeVisible()
    await expect(nothing).toHaveCount(0)
  })

  test('[AHEAD-08] what is most likely meant stands first; a show is one row, its other times on demand; titles are in the first view', async ({
    page,
  }) => {
    await openAs(page, ANA, '/search?q=mar')
    const { part } = searchPage(page)
    await expect(part('Best match').locator('b')).toHaveText('913 Mar FM')
    await expect(part('Best match').locator('mark')).toHaveText('Mar')
    const shows = part('Programmes').getByRole('listitem')
    await expect(shows.first()).toBeVisible()
    const names = await shows.locator('b').allTextContents()
    expect(new Set(names).size).toBe(names.length)
    const first = shows.first()
    const before = await first.getByText(/\d\d:\d\d/).count()
    await first.getByRole('button', { name: 'More times' }).click()
    await expect.poll(() => first.getByText(/\d\d:\d\d/).count()).toBeGreaterThan(before)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await first.getByRole('button', { name: 'More times' }).click()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(part('Films and series').getByRole('link').first()).toBeInViewport()
  })

  test('[AHEAD-08] a programme is found with its still, another one without with the sign of its channel, in boxes of one size', async ({
    page,
  }) => {
    await openAs(page, ANA, '/search')
    const { field, part } = searchPage(page)
    await field.fill('markets')
    const stills = part('Programmes').getByRole('listitem').locator('[data-surface=picture] img')
    await expect(stills.first()).toHaveAttribute('src', stillOfShow('640x360'))
    const withStill = await stills.first().locator('..').boundingBox()
    await page.evaluate(() =>
      indexedDB.databases().then(all => all.map(({ name = '' }) => indexedDB.deleteDatabase(name))),
    )
    await page.route(/\/programs\/commercial\//, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('"posterLandscape"', '"nothing"') })
    })
    await page.reload()
    const sign = stills.and(page.locator('[src^="/art/mark/"]')).first()
    await expect(sign).toBeVisible()
    const box = await sign.locator('xpath=ancestor::*[@data-surface="picture"]').boundingBox()
    expect([box?.width, box?.height]).toEqual([withStill?.width, withStill?.height])
  })

  test('[VOD-11] [AHEAD-08] who is found by name is found with their films, each a press away', async ({ page }) => {
    await page.goto('/search?q=rosalba')
    const { main } = searchPage(page)
    const films = main.getByRole('region', { name: /^Films and series with Rosalba/ })
    await expect(films.getByRole('link').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await films.getByRole('link').first().press('Enter')
    await expect(page).toHaveURL(/\/vod\/detail\//)
  })

  test('[VOD-11] what is searched most is asked for with a GET for ten, and not at all where the operator switched it off', async ({
    page,
    headEnd: { control },
  }) => {
    const asked = page.waitForRequest(/searchTopx/)
    await openAs(page, ANA, '/search')
    const request = await asked
    const { searchParams } = new URL(request.url())
    expect([request.method(), searchParams.get('pageId'), searchParams.get('pageSize')]).toEqual(['GET', '1', '10'])
    const { field, part } = searchPage(page)
    await expect(part('Popular searches').getByRole('link')).toHaveCount(10)
    control.addFault({ call: 'appProperties', result: { layoutConfig: { popular_search_switch: 0 } } })
    control.clearRequests()
    await page.reload()
    await field.fill('house')
    await expect(part('Films and series').getByRole('link').first()).toBeVisible()
    await field.fill('')
    await expect(part('Films and series')).toHaveCount(0)
    await expect(part('Popular searches')).toHaveCount(0)
    expect(control.countOf('topSearches')).toBe(0)
  })
})

test.describe('The search where only channels are sold', () => {
  test.use({ switches: { deployment: 'live' } })

  test('[AHEAD-08] [CHAN-10] where nothing is found the channels that others look for are offered, each to be watched', async ({
    page,
  }) => {
    await page.goto('/search?q=nobody+has+this')
    const { nothing, part } = searchPage(page)
    await expect(nothing).toBeVisible()
    const watch = part('Popular channels').getByRole('link')
    expect(await violations(page)).toEqual([])
    await watch.first().click()
    await expect(page).toHaveURL(/\/liveTv\?id=\d+$/)
  })
})
