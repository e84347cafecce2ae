import type { Page } from 'playwright/test'
import { ANA } from './support/accounts.ts'
import { goTo } from './support/address.ts'
import { violations } from './support/axe.ts'
import { countJumps } from './support/homePage.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { titlesHome } from './support/titlesHome.ts'

const CALM = 0.02

/** A category, with its first titles. */
const openCategory = async (page: Page, type: string): Promise<void> => {
  await page.goto(`/vod/type/${type}`)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
}

const SHAPES = [
  { name: 'a desk', width: 1440, height: 900 },
  { name: 'a tablet', width: 768, height: 1024 },
  { name: 'a phone', width: 360, height: 740 },
]

test.describe('The banner of a category', () => {
  test('[VOD-02] [VOD-04] turns by itself, is paused and turned by hand, and leads to a title', async ({ page }) => {
    await page.clock.install()
    await openCategory(page, 'movies')
    const { carousel, title, pause, thumbnails } = titlesHome(page)
    await expect(thumbnails).toHaveCount(5)
    const first = (await title.textContent()) ?? ''
    await page.clock.runFor(5_000)
    await expect(title).not.toHaveText(first)
    await pause.click()
    await thumbnails.nth(3).hover()
    await expect(thumbnails.nth(3)).toHaveAttribute('aria-current', 'true')
    const shown = (await thumbnails.nth(3).getAttribute('aria-label')) ?? ''
    await expect(title).toHaveText(shown)
    await page.clock.runFor(20_000)
    await expect(title).toHaveText(shown)
    await carousel.getByRole('link', { name: 'Details' }).click()
    await expect(page).toHaveURL(/\/vod\/detail\/.+/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown)
  })

  test('[VOD-04] [VOD-02] there is none where the operator has chosen none, also on the way from one to the other', async ({
    page,
  }) => {
    await openCategory(page, 'documentaries')
    const { carousel, main } = titlesHome(page)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Documentaries')
    await expect(carousel).toHaveCount(0)
    await goTo(page, '/vod/type/kids')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Kids')
    await expect(carousel).toBeVisible()
    await goTo(page, '/vod/type/documentaries')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Documentaries')
    await expect(carousel).toHaveCount(0)
  })

  test('[VOD-02] [VOD-04] is found wherever the operator lists it, without a further request', async ({ page }) => {
    await page.route('**/playlist/root/**', async route => {
      const response = await route.fetch()
      const { result, ...envelope } = await response.json()
      const lists: ReadonlyArray<{ readonly showListType: string }> = result.playlistList
      const isBanner = ({ showListType }: { readonly showListType: string }) => showListType === 'BANNER'
      const playlistList = [...lists.filter(list => !isBanner(list)), ...lists.filter(isBanner)]
      expect(playlistList.findIndex(isBanner)).toBeGreaterThan(3)
      await route.fulfill({ response, json: { ...envelope, result: { ...result, playlistList } } })
    })
    let asked = 0
    page.on('request', request => {
      const isFirstPage = new URLSearchParams(request.postData() ?? '').get('pageId') === '1'
      if (/batchPlaylist/.test(request.url()) && isFirstPage) asked += 1
    })
    await openCategory(page, 'movies')
    await expect(titlesHome(page).thumbnails).toHaveCount(5)
    expect(asked).toBe(2)
  })

  for (const { name, ...size } of SHAPES) {
    test(`[VOD-02] [VOD-04] nothing jumps when it comes, and everybody can use it, at ${name}`, async ({ page }) => {
      await page.setViewportSize(size)
      const jumped = await countJumps(page)
      await openCategory(page, 'series')
      const { carousel } = titlesHome(page)
      await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible()
      expect(await jumped()).toBeLessThan(CALM)
      for (const theme of ['dark', 'light']) {
        await page.evaluate(chosen => {
          document.documentElement.dataset.theme = chosen
        }, theme)
        expect(await violations(page)).toEqual([])
      }
    })
  }
})

test.describe('The banner of a category behind a gateway', () => {
  test.use({ switches: { graphql: true } })

  test('[VOD-02] [VOD-04] is the same', async ({ page }) => {
    await openCategory(page, 'movies')
    await expect(titlesHome(page).thumbnails).toHaveCount(5)
    await openCategory(page, 'documentaries')
    await expect(titlesHome(page).carousel).toHaveCount(0)
  })
})

test.describe('A phone, whose navigation has films alone', () => {
  test('[VOD-04] [UI-04] leads from the films to the series and back by their titles', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openAs(page, ANA, '/vod/type/movies')
    const { main } = titlesHome(page)
    await expect(
      page.getByRole('navigation').getByRole('link', { name: 'Series' }).filter({ visible: true }),
    ).toHaveCount(0)
    await main.getByRole('link', { name: 'Series', exact: true }).click()
    await expect(page).toHaveURL(/\/vod\/type\/series$/)
    await expect(main.getByRole('heading', { level: 1, name: 'Series' })).toBeVisible()
    await main.getByRole('link', { name: 'Films', exact: true }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Films' })).toBeVisible()
  })
})

test.describe('The titles of a category', () => {
  test('[VOD-04] come by sixteen, and ‘See more’ brings the next sixteen of the genre that is chosen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openCategory(page, 'movies')
    const { main } = titlesHome(page)
    const genres = main.getByRole('tablist', { name: 'Genres' }).getByRole('tab')
    expect(await genres.count()).toBeGreaterThan(2)
    await expect(genres.first()).toHaveAttribute('aria-selected', 'true')
    const first = main.getByRole('list', { name: 'Films' }).getByRole('listitem').first()
    await expect(first).toHaveAttribute('aria-setsize', '16')
    // pressed without scrolling to it: its coming into sight would do the same
    await main.getByRole('button', { name: 'See more' }).dispatchEvent('click')
    await expect(first).toHaveAttribute('aria-setsize', '32')
  })

  test('[VOD-04] [UI-03] a category and a genre without titles say that the list is empty, in three languages', async ({
    page,
    headEnd,
  }) => {
    const { main } = titlesHome(page)
    const tip = (words: string) => main.getByRole('heading', { name: words, exact: true })
    headEnd.control.addFault({ call: 'playlistRoot', result: { categoryList: [], playlistList: [] } })
    await page.goto('/vod/type/movies')
    await expect(tip('This list is empty')).toBeVisible()
    await shell(page).chooseLanguage('es')
    await expect(tip('Esta lista está vacía')).toBeVisible()
    await shell(page).chooseLanguage('pt')
    await expect(tip('Esta lista está vazia')).toBeVisible()
    await main.getByRole('link', { name: 'Voltar ao início' }).click()
    await expect(page).toHaveURL(/\/home$/)

    headEnd.control.clearFaults()
    headEnd.control.addFault({ call: 'batchPlaylist', result: { playlistList: [] } })
    await page.goto('/vod/type/movies?list=movies-comedy')
    await expect(main.getByRole('tab', { selected: true })).toHaveCount(1)
    await expect(tip('Esta lista está vazia')).toBeVisible()
  })
})
