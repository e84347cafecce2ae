import { expect, type Page } from 'playwright/test'

/** /liveTv?view=guide in product words; the words are English unless the test says otherwise. */
export const guidePage = (page: Page) => {
  const grid = page.getByRole('grid', { name: 'Programme guide' })
  const line = (index: number) => grid.locator(`[role=row][aria-rowindex="${index}"]`)
  return {
    grid,
    lines: grid.getByRole('row'),
    line,
    cells: grid.getByRole('gridcell'),
    stop: grid.locator('[role=gridcell][tabindex="0"]'),
    title: page.getByRole('main').getByRole('heading', { level: 2 }),
    day: (name: RegExp) => page.getByRole('tablist', { name: 'Day' }).getByRole('tab', { name }),
    button: (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }),
    open: async (query = ''): Promise<void> => {
      await page.goto(`/liveTv?view=guide${query}`)
      await expect(grid.locator('[data-kind=playing]').first()).toBeVisible()
    },
    /** The one tab stop has the focus, on a cell that was read. */
    focusGrid: async (): Promise<void> => {
      await grid.locator('[role=gridcell][tabindex="0"]').focus()
    },
    press: async (...keys: ReadonlyArray<string>): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key)
    },
    /** The number of the line that has the focus. */
    lineNow: () =>
      page.evaluate(() => Number(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex'))),
    name: () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''),
  }
}
