import type { HeadEnd } from '@sintonia/operator'
import { type BrowserContext, expect, type Page } from 'playwright/test'
import { MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { nextFrame } from './frame.ts'
import type { LivePage } from './livePage.ts'

const STEP = 5 * SECOND

export const waitsForData = async ({ player }: LivePage): Promise<void> => {
  await expect(player.locator('[class*=buffering]')).toBeVisible({ timeout: 30_000 })
}

/** The clock of the page and the operator's go on together; what fails on the way is heard between the steps. */
export const passTime = async (page: Page, { control }: HeadEnd, ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += STEP) {
    control.moveClock({ byMs: STEP })
    await page.clock.fastForward(STEP)
    await nextFrame(page)
  }
}

/** Two minutes without a network, of which `meanwhile` is a moment: the picture has used up what it had. */
export const offlineForTwoMinutes = async (
  { page, context, headEnd }: { readonly page: Page; readonly context: BrowserContext; readonly headEnd: HeadEnd },
  meanwhile: () => Promise<unknown>,
): Promise<void> => {
  await context.setOffline(true)
  await meanwhile()
  await passTime(page, headEnd, 2 * MINUTE)
  await context.setOffline(false)
}

/** Playlists whose path matches are handed on as `change` makes them of what the operator sent. */
export const changePlaylists = (page: Page, path: RegExp, change: (text: string, path: string) => string) =>
  page.route(
    url => path.test(url.pathname),
    async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text(), new URL(route.request().url()).pathname) })
    },
  )
