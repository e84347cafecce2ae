import type { Locator, Page } from 'playwright/test'
import { expect } from '../test.ts'
import { isInReach, isSelectedTab, makeTally, nothing, type PointerOrKeys } from './hand.ts'

const MOST_KEYS = 80

/** Runs in a page: the key that leads from the focus towards an element; nothing where it is there. */
const keyTowards = (target: Element): string | undefined => {
  const from = document.activeElement ?? document.body
  if (from === target) return undefined
  const skipped = from.matches('a[href^="#"]')
    ? document.getElementById(from.getAttribute('href')?.slice(1) ?? '')
    : null
  const isPast = skipped !== null && (skipped.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  if (isPast) return 'Enter'
  const whole = target.closest('[role=menu], [role=tablist], [role=grid]')
  if (whole?.contains(from) && target instanceof HTMLElement && target.tabIndex < 0) {
    const [a, b] = [from.getBoundingClientRect(), target.getBoundingClientRect()]
    const on = b.top + b.bottom - a.top - a.bottom
    const isInRow = Math.abs(on) < Math.min(a.height, b.height)
    if (isInRow) return b.left < a.left ? 'ArrowLeft' : 'ArrowRight'
    return on < 0 ? 'ArrowUp' : 'ArrowDown'
  }
  const isBehind = (from.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  return isBehind && !from.contains(target) ? 'Shift+Tab' : 'Tab'
}

/** What a screen reader says of where the focus is: its role and its name; a page has one `main`, which needs none. */
const SPOKEN = /^- (?:main:|'?[a-z]+ ".+")/

/**
 * Tab, the arrows within what has one tab stop, and Enter, which on the way is for the links that skip what one does not
 * want; every stop has a name in the accessibility tree.
 */
export const keyboardHand = (page: Page): PointerOrKeys => {
  const tally = makeTally()
  const focus = page.locator(':focus')

  const hit = async (key: string): Promise<void> => {
    await page.keyboard.press(key)
    tally.press()
  }
  const reach = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible()
    await expect.poll(() => isInReach(target)).toBe(true)
    for (let keys = 0; keys < MOST_KEYS; keys += 1) {
      const key = await target.evaluate(keyTowards)
      if (key === undefined) break
      await hit(key)
      if ((await focus.count()) > 0) expect(await focus.ariaSnapshot()).toMatch(SPOKEN)
    }
    await expect(target).toBeFocused()
  }

  return {
    way: 'keyboard',
    begin: nothing,
    press: async target => {
      await reach(target)
      if (!(await isSelectedTab(target))) await hit('Enter')
      tally.step()
    },
    type: async (field, text) => {
      await reach(field)
      await page.keyboard.type(text)
      tally.press()
      tally.step()
    },
    // a control that has the focus is seen
    wake: nothing,
    effort: tally.effort,
  }
}
