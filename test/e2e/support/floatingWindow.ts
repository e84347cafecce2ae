import { expect, type Page } from 'playwright/test'

type Way = { readonly x: number; readonly y: number }

/** A step of a hand that means to go there and not to throw. */
const STEPS = 20

/** The small window that lies over the pages, in the hands of a person. */
export const floatingWindow = (page: Page) => {
  const window = page.locator('[data-corner]')

  const box = async () => {
    const found = await window.boundingBox()
    if (found === null) throw new Error('nothing floats')
    return found
  }

  /** The hand on it, at this part of it. */
  const press = async (across: number, along: number) => {
    await expect(window.locator('[data-grip]')).toBeAttached()
    const { x, y, width, height } = await box()
    const from = { x: x + width * across, y: y + height * along }
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    return {
      move: (by: Way, steps = STEPS) => page.mouse.move(from.x + by.x, from.y + by.y, { steps }),
      release: () => page.mouse.up(),
    }
  }

  /** A hand that has come to rest throws nothing. */
  const rest = () => page.waitForTimeout(120)

  const take = () => press(0.5, 0.3)

  return {
    box,
    take,
    width: async () => (await box()).width,
    drag: async (by: Way) => {
      const hand = await take()
      await hand.move(by)
      await rest()
      await hand.release()
    },
    /** By the corner that is not docked, here the one above on the left. */
    pull: async (by: Way) => {
      const hand = await press(0, 0)
      await hand.move(by)
      await hand.release()
    },
    /** Lets go of it in the middle of a movement that takes so long, by the clock of the events. */
    fling: async (by: Way, ms: number) => {
      const { x, y, width, height } = await box()
      const session = await page.context().newCDPSession(page)
      const start = Date.now() / 1000
      const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', part: number) =>
        session.send('Input.dispatchMouseEvent', {
          type,
          x: x + width / 2 + by.x * part,
          y: y + height * 0.3 + by.y * part,
          button: 'left',
          buttons: 1,
          clickCount: 1,
          timestamp: start + (part * ms) / 1000,
        })
      await mouse('mousePressed', 0)
      for (let step = 1; step <= STEPS; step += 1) await mouse('mouseMoved', step / STEPS)
      await mouse('mouseReleased', 1)
      await session.detach()
    },
    swipe: async (by: Way) => {
      await expect(window.locator('[data-grip]')).toBeAttached()
      const { x, y, width, height } = await box()
      const session = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints:
            type === 'touchEnd' ? [] : [{ x: x + width / 2 + by.x * part, y: y + height * 0.3 + by.y * part }],
        })
      await touch('touchStart', 0)
      for (let step = 1; step <= STEPS; step += 1) await touch('touchMove', step / STEPS)
      await rest()
      await touch('touchEnd', 1)
      await session.detach()
    },
    /** It has come to rest there, as near to the edges as the page's own margin. */
    standsIn: async (side: 'top' | 'bottom', end: 'left' | 'right'): Promise<void> => {
      await expect
        .poll(async () => {
          const { x, y, width, height } = await box()
          const { width: wide = 0, height: high = 0 } = page.viewportSize() ?? {}
          const margin = await window.evaluate(frame =>
            frame.getAnimations().length > 0
              ? Number.NaN
              : Number.parseFloat(getComputedStyle(frame.ownerDocument.body).fontSize) * 6,
          )
          return [
            y + height / 2 < high / 2 ? 'top' : 'bottom',
            x + width / 2 < wide / 2 ? 'left' : 'right',
            (end === 'left' ? x : wide - x - width) <= margin,
            (side === 'top' ? y : high - y - height) <= margin * 1.5,
          ]
        })
        .toEqual([side, end, true, true])
    },
  }
}
