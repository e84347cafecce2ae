import type { Locator, Page } from 'playwright/test'
import { type Arrow, remote } from '../arrows.ts'
import { expect } from '../test.ts'
import { isInReach, isSelectedTab, makeTally, type Remote } from './hand.ts'

/** Of a walk from one place to another. */
const MOST_KEYS = 40
/** So long after a key what is drawn anew may take the focus. */
const MOMENT_MS = 500

/** Runs in a page: the arrows that lead from the focus towards an element, the longer way first; none where it is there. */
const arrowsTowards = (target: Element): ReadonlyArray<Arrow> => {
  const from = document.activeElement
  if (from === null || from === target) return []
  const [a, b] = [from.getBoundingClientRect(), target.getBoundingClientRect()]
  const aside = b.left + b.right - a.left - a.right
  const on = b.top + b.bottom - a.top - a.bottom
  // across a choice one would choose
  const choice = from.closest('[role=tablist]')
  const isAside = Math.abs(aside) > Math.abs(on) && (choice === null || choice.contains(target))
  const sideways: Arrow = aside < 0 ? 'ArrowLeft' : 'ArrowRight'
  const upright: Arrow = on < 0 ? 'ArrowUp' : 'ArrowDown'
  return isAside ? [sideways, upright] : [upright, sideways]
}

/** Runs in a page. An element that a grid uses again has another name. */
const focusNow = (): string => {
  const { activeElement: element, body } = document
  const { ariaLabel, textContent } = element ?? body
  return `${[...document.querySelectorAll('*')].indexOf(element ?? body)} ${ariaLabel ?? textContent}`
}

/** Four arrows and OK, as on a remote control; at every stop the focus is seen. */
export const remoteHand = (page: Page): Remote => {
  const { begin, press: key } = remote(page)
  const tally = makeTally()
  /** What a walk that fails is told by. */
  const trail: string[] = []

  const hit = async (pressed: Arrow | 'Enter'): Promise<void> => {
    await key(pressed)
    tally.press()
  }
  const leads = async (arrow: Arrow): Promise<boolean> => {
    const before = await page.evaluate(focusNow)
    await hit(arrow)
    const hasMoved = async () => (await page.evaluate(focusNow)) !== before
    const led = await expect
      .poll(hasMoved, { timeout: MOMENT_MS, intervals: [20] })
      .toBe(true)
      .then(
        () => true,
        () => false,
      )
    trail.push(`${arrow} ${await page.evaluate(focusNow)}`)
    return led
  }
  const reach = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible()
    await expect.poll(() => isInReach(target)).toBe(true)
    for (let keys = 0; keys < MOST_KEYS; keys += 1) {
      const [first, second] = await target.evaluate(arrowsTowards)
      if (first === undefined || second === undefined) return
      if (!((await leads(first)) || (await leads(second)))) break
    }
    await expect(target, `the arrows lead there: ${trail.join(', ')}`).toBeFocused()
  }

  return {
    way: 'arrows',
    begin,
    press: async target => {
      await reach(target)
      if (!(await isSelectedTab(target))) await hit('Enter')
      tally.step()
    },
    type: async (field, text) => {
      await reach(field)
      await field.fill(text)
      tally.press()
      tally.step()
    },
    wake: async player => {
      await reach(player)
      await hit('Enter')
      tally.step()
    },
    along: async (arrow, target) => {
      const isThere = async () =>
        (await target.count()) > 0 && (await target.evaluate(element => element === document.activeElement))
      for (let keys = 0; keys < MOST_KEYS && !(await isThere()); keys += 1) await leads(arrow)
      await expect(target, `the arrow leads there: ${trail.join(', ')}`).toBeFocused()
    },
    effort: tally.effort,
  }
}
