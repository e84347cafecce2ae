import { setVisible } from '../../e2e/support/visibility.ts'
import type { Visit } from './visit.ts'

/** A hidden tab rests where nothing plays: whatever began to is held. */
export const restGestures = {
  'tab.rested': async ({ page }: Visit): Promise<void> => {
    await page.evaluate(() => {
      for (const video of document.querySelectorAll('video')) video.pause()
    })
    await setVisible(page, false)
  },
  'tab.woke': ({ page }: Visit): Promise<void> => setVisible(page, true),
}
