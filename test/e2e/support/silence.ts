import type { Page } from 'playwright/test'

declare global {
  interface Window {
    longestSilenceMs: number
  }
}

/**
 * From now on it is measured in the page for how long, at the longest, no picture moved and no card stood in the player.
 * `ms` gives what was measured so far.
 */
export const watchSilence = async (page: Page) => {
  await page.evaluate(() => {
    window.longestSilenceMs = 0
    let spokeAt = performance.now()
    let position: number | undefined
    setInterval(() => {
      const now = document.querySelector('video')?.currentTime
      const speaks = document.querySelector('[data-player-frame] [role=alert]') !== null
      if (speaks || now !== position) spokeAt = performance.now()
      position = now
      window.longestSilenceMs = Math.max(window.longestSilenceMs, performance.now() - spokeAt)
    }, 200)
  })
  return { ms: () => page.evaluate(() => window.longestSilenceMs) }
}
