import { works } from '@sintonia/operator/world/works.ts'
import type { Page } from 'playwright/test'
import { MINUTE } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { picture } from './support/picture.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'

const film = works.find(({ kind, tier, isAdult }) => kind === 'MOVIE' && tier === 'free' && !isAdult)

const player = (page: Page) => page.getByRole('dialog', { name: 'Title player' })

const notice = (page: Page) => player(page).getByRole('alert').filter({ hasText: 'pauses in less than a minute' })

const settings = async (page: Page): Promise<void> => {
  await player(page).hover()
  await player(page).getByRole('button', { name: 'Settings' }).click()
}

/** Through the settings of the player that plays. */
const choose = async (page: Page, choice: string): Promise<void> => {
  await settings(page)
  await page.getByRole('menuitem', { name: 'Sleep timer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sleep timer' })
  await dialog.getByRole('radio', { name: choice }).check()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(player(page)).toBeVisible()
}

test.describe('The sleep timer where only titles are sold', () => {
  test.use({ switches: { deployment: 'vod' } })

  test('[AHEAD-15] [MODE-01] gives notice over the film, can be called off, and else pauses it', async ({ page }) => {
    await page.clock.install()
    await page.goto(`/vod/detail/${film?.id}`)
    await titlePage(page).play.click()
    const { advances, standsStill } = picture(page)
    await advances()
    await choose(page, 'In 15 minutes')
    await settings(page)
    await expect(page.getByRole('menuitem', { name: 'Sleep timer' })).toContainText('15 min')
    await page.keyboard.press('Escape')
    await page.clock.fastForward(14 * MINUTE)
    await notice(page).getByRole('button', { name: 'Keep watching' }).click()
    await expect(notice(page)).toHaveCount(0)
    await settings(page)
    await expect(page.getByRole('menuitem', { name: 'Sleep timer' })).toContainText('Off')
    await page.keyboard.press('Escape')
    await advances()

    await choose(page, 'In 15 minutes')
    await page.clock.fastForward(14 * MINUTE)
    await expect(notice(page)).toBeVisible()
    await page.clock.fastForward(MINUTE)
    await standsStill()
    await expect(notice(page)).toHaveCount(0)
  })

  test('[AHEAD-15] [UI-04] its notice leaves the buttons of the player free on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.clock.install()
    await page.goto(`/vod/detail/${film?.id}`)
    await titlePage(page).play.click()
    await picture(page).advances()
    await choose(page, 'In 15 minutes')
    await page.clock.fastForward(14 * MINUTE)
    await expect(notice(page)).toBeVisible()
    const box = await notice(page).boundingBox()
    const close = await player(page).getByRole('button', { name: 'Close the player' }).boundingBox()
    expect((close?.y ?? 0) + (close?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
  })

  test('[AHEAD-15] [AHEAD-21] set to the end of an episode it gives notice a minute before, and the next one does not begin', async ({
    page,
  }) => {
    await page.clock.install()
    await openAs(page, ANA, '/vod/detail/s101')
    await titlePage(page).play.click()
    await picture(page).advances()
    await choose(page, 'When this title ends')
    await expect(notice(page)).toHaveCount(0)
    await page.locator('video[src]').evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 8
    })
    await expect(notice(page)).toBeVisible()
    await expect(notice(page)).toHaveCount(0, { timeout: 30_000 })
    await picture(page).standsStill()
    await page.clock.fastForward(MINUTE)
    await picture(page).standsStill()
    await expect(player(page)).toContainText(/S1 E1|Next episode: S1 E2/)
    await expect(page.getByRole('button', { name: 'Play now' })).toHaveCount(0)
  })
})
