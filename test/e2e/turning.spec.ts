import type { Page } from 'playwright/test'
import { ANA } from './support/accounts.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'

/** What has moved by itself so far: whole pages, and cards. `pauses`: the cards stay on their way. */
const noteMotion = async (page: Page, pauses = false): Promise<() => Promise<ReadonlyArray<string>>> => {
  await page.addInitScript(isPaused => {
    const moved: Array<string> = []
    Object.assign(window, { moved })
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      moved.push(this.localName)
      return animate.apply(this, how)
    }
    const start = document.startViewTransition.bind(document)
    const growth = (animation: Animation): boolean =>
      animation.effect instanceof KeyframeEffect && animation.effect.pseudoElement === '::view-transition-group(title)'
    document.startViewTransition = (...how) => {
      const turn = start(...how)
      const look = (): void => {
        const card = document.getAnimations().find(growth)
        if (card) moved.push('card')
        if (isPaused) card?.pause()
      }
      turn.ready.then(look, () => undefined)
      return turn
    }
  }, pauses)
  return () => page.evaluate(() => (window as unknown as { moved: ReadonlyArray<string> }).moved)
}

const cardsOf = (page: Page) => page.getByRole('list', { name: 'Films' }).getByRole('link')

/** What lends motion, and what keeps places, comes when the page rests. */
const toRest = async (page: Page, moved: () => Promise<ReadonlyArray<string>>): Promise<void> => {
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  const ways = page.getByRole('banner').getByRole('link', { name: /^(Films|Series)$/ })
  await expect(async () => {
    await ways.last().click()
    await ways.first().click()
    expect(await moved()).toContain('main')
  }).toPass()
  await expect(cardsOf(page).nth(2)).toBeVisible()
}

test.describe('The turning of pages', () => {
  test('[VOD-03] [ROUTE-13] a card grows into the head of its title; the focus is as it was after Back', async ({
    page,
  }) => {
    const moved = await noteMotion(page)
    await openAs(page, ANA, '/vod/type/movies')
    await toRest(page, moved)
    expect(await moved()).not.toContain('card')
    await cardsOf(page).nth(2).hover()
    await cardsOf(page).nth(2).press('Enter')
    await expect(page).toHaveURL(/\/vod\/detail\//)
    await expect(titlePage(page).name).toBeVisible()
    await expect.poll(moved).toContain('card')
    await page.goBack()
    await expect(cardsOf(page).nth(2)).toBeFocused()
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0)
  })

  test('[VOD-05] a press during the motion is for the page that has come', async ({ page }) => {
    const moved = await noteMotion(page, true)
    await openAs(page, ANA, '/vod/type/movies')
    await toRest(page, moved)
    await cardsOf(page).nth(2).press('Enter')
    const { persons, dialog } = titlePage(page)
    await persons.getByRole('button').first().click()
    await expect(dialog).toBeVisible()
    expect(await moved()).toContain('card')
  })

  test('[UI-05] under reduced motion a page takes the place of another at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const moved = await noteMotion(page)
    await openAs(page, ANA, '/vod/type/movies')
    await toRest(page, async () => ['main'])
    await cardsOf(page).nth(2).press('Enter')
    await expect(titlePage(page).name).toBeVisible()
    await page.goBack()
    await expect(cardsOf(page).nth(2)).toBeFocused()
    expect(await moved()).toEqual([])
  })
})
