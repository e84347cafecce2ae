import type { Locator, Page } from 'playwright/test'
import { expect } from './test.ts'

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const MOST_STEPS = 15

/** Somebody with a remote: four arrows, Enter and Back. After every key the focus is on something that can be seen. */
export const remote = (page: Page) => {
  const whereIs = () =>
    page.evaluate(() => {
      const { activeElement: element, body } = document
      if (element === null || element === body) return 'nowhere'
      const { top, bottom, left, right } = element.getBoundingClientRect()
      const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      return isInSight && element.matches(':focus-visible') ? 'seen' : 'out of sight'
    })
  const isSeen = () => expect.poll(whereIs).toBe('seen')

  const press = async (key: Arrow | 'Enter'): Promise<void> => {
    await page.keyboard.press(key)
    await isSeen()
  }
  return {
    press,
    /** The first arrow that the page hears fetches the code that obeys it: one more would be a key of the player. */
    begin: async (): Promise<void> => {
      await expect(async () => {
        const fetched = page.waitForRequest(/\/tenFoot-[\w-]+\.js$/, { timeout: 5_000 })
        await Promise.all([fetched, page.keyboard.press('ArrowDown')])
      }).toPass()
      await isSeen()
    },
    /** Presses an arrow until the focus is there. */
    go: async (arrow: Arrow, to: Locator): Promise<void> => {
      const isThere = () => to.evaluateAll(elements => elements.some(element => element === document.activeElement))
      for (let steps = 0; steps < MOST_STEPS && !(await isThere()); steps += 1) await press(arrow)
      await expect(to.first()).toBeAttached()
      expect(await isThere(), 'the arrows lead there').toBe(true)
    },
    /** Held down: the next arrow comes before the page has moved. */
    hold: async (arrow: Arrow, to: Locator): Promise<void> => {
      for (let steps = 0; steps < MOST_STEPS; steps += 1) await page.keyboard.press(arrow)
      await expect(to.and(page.locator(':focus'))).toHaveCount(1)
      await isSeen()
    },
    /** The key of a remote, which no keyboard has. */
    back: async (): Promise<void> => {
      const session = await page.context().newCDPSession(page)
      for (const type of ['keyDown', 'keyUp'] as const)
        await session.send('Input.dispatchKeyEvent', { type, key: 'GoBack' })
      await session.detach()
      await isSeen()
    },
  }
}
