import type { Visit } from './visit.ts'

/** Opens a page and waits for what goes on beside its screens, which begins with a note for the other tabs. */
export const openCompanions = async ({ page }: Visit, address: string): Promise<void> => {
  await page.goto(address)
  await page.waitForFunction(() => localStorage.getItem('sintonia.user.channelUpdates') !== null)
}

/** The operator's time goes as the page's does, which stands still and leaps. */
export const keepTime = async ({ page, headEnd: { control } }: Visit): Promise<void> => {
  control.moveClock({ to: await page.evaluate(() => Date.now()) })
}
