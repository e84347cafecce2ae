import type { Page } from 'playwright/test'
import { livePage } from './support/livePage.ts'
import { expect, test } from './support/test.ts'
import { titlesHome } from './support/titlesHome.ts'

/** Which files of the app the page asks for. */
const askedFor = (page: Page): ReadonlyArray<string> => {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/.*\.(?:js|css)$/.test(pathname)) asked.push(pathname)
  })
  return asked
}

/** The browser of a television set does not know the medium that the page asks about. */
const withoutScripting = (): void => {
  const { matchMedia } = window
  window.matchMedia = query => matchMedia.call(window, query === '(scripting)' ? 'not all' : query)
}

/** What this browser itself makes of a colour, in the words of one that only knows red, green and blue. */
const shownAs = (page: Page, colour: string): Promise<string> =>
  page.evaluate(asked => {
    const pen = document.createElement('canvas').getContext('2d')
    if (pen === null) throw new Error('There is no canvas')
    pen.fillStyle = asked
    pen.fillRect(0, 0, 1, 1)
    return `rgb(${[...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)].join(', ')})`
  }, colour)

test('[AHEAD-32] a browser of today is given its own output and no file of the other', async ({ page }) => {
  const asked = askedFor(page)
  await titlesHome(page).open()
  await expect(titlesHome(page).shelf('On now')).toBeVisible()
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter(file => file.startsWith('/assets/tv-'))).toEqual([])
})

test('[AHEAD-32] the output for television sets plays, with the colours of the brand', async ({ page, silence }) => {
  silence.allow(/was preloaded using link preload but not used/)
  await page.addInitScript(withoutScripting)
  const asked = askedFor(page)
  await titlesHome(page).open()
  const play = page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).first()
  await expect(play).toHaveCSS('background-color', await shownAs(page, 'oklch(0.805 0.135 66)'))
  await livePage(page).open()
  await livePage(page).plays('Aurora')
  const own = asked.filter(file => !/^\/assets\/(?:pick|skeleton|index)-/.test(file))
  expect(own.filter(file => !file.startsWith('/assets/tv-'))).toEqual([])
})

test('[AHEAD-32] below the floor a plain page in three languages says which browsers work', async ({ page }) => {
  await page.addInitScript(() => {
    window.matchMedia = () => ({ matches: false }) as MediaQueryList
    CSS.supports = () => false
  })
  await page.goto('/liveTv')
  await expect(page).toHaveURL(/\/browsers\.html$/)
  for (const name of ["This browser can't open the app", /^Este navegador no puede/, /^Este navegador não consegue/])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Safari, iPhone and iPad: 17.4')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[AHEAD-32] the same page is shown', async ({ page }) => {
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: "This browser can't open the app" })).toBeVisible()
    await expect(page).toHaveURL(/\/browsers\.html$/)
  })
})
