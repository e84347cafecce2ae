import { expect, type Locator, type Page } from 'playwright/test'

/** Of a form with all its fields, and the header before it. */
const MOST_STOPS = 40

/** Somebody who has no pointer. */
export const keyboard = ({ keyboard: keys }: Page) => {
  const reach = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible()
    const isThere = () => target.evaluate(element => element === document.activeElement)
    for (let stops = 0; stops < MOST_STOPS && !(await isThere()); stops += 1) await keys.press('Tab')
    await expect(target).toBeFocused()
  }
  const typeInto = async (target: Locator, text: string): Promise<void> => {
    await reach(target)
    await keys.press('Control+a')
    await keys.type(text)
  }
  return {
    reach,
    typeInto,
    press: async (target: Locator): Promise<void> => {
      await reach(target)
      await keys.press('Enter')
    },
    /** The choice whose name begins so. */
    choose: async (select: Locator, begins: string, value: string): Promise<void> => {
      await reach(select)
      await keys.type(begins)
      await expect(select).toHaveValue(value)
    },
  }
}
