import type { HeadEnd } from '@sintonia/operator'
import { expect, type Page } from 'playwright/test'
import { livePage } from './livePage.ts'

export const NO_SWITCHING = 'Currently broadcasting, channel switching is not supported at the moment'
export const OVER = 'The current broadcast is over, thank you for watching'

/** How many pieces of a channel's live stream were asked for. */
export const streamsOf = ({ control }: HeadEnd, channel: string): number =>
  control.requests().filter(({ path }) => path.startsWith(`/live/live-${channel}`)).length

export const takeoverSign = (page: Page) => page.getByRole('status').filter({ hasText: 'National broadcast' })
export const thanks = (page: Page) => page.getByRole('status').filter({ hasText: OVER })

/** New frames of the broadcast are painted, wherever the picture stands. */
export const showsBroadcast = async (page: Page, headEnd: HeadEnd): Promise<void> => {
  await expect(takeoverSign(page)).toBeVisible()
  await expect.poll(() => streamsOf(headEnd, 'cadena')).toBeGreaterThan(2)
  await livePage(page).picture.advances()
}

/** Another tab tells that it has read the manifest, which is then read here too, as it is every minute. */
export const readManifest = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.removeItem('sintonia.device.broadcast')
    const value = JSON.stringify({})
    window.dispatchEvent(new StorageEvent('storage', { key: 'sintonia.device.broadcast', newValue: value }))
  })
