import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

/** The explorer beside a run: live, or out of a file of the flight recorder. */
export const chartsPage = (page: Page) => {
  const events = page.getByRole('list', { name: 'Events' })
  const step = (name: string) => page.getByRole('toolbar', { name: 'Steps' }).getByRole('button', { name })
  return {
    page,
    drawing: page.getByRole('region', { name: /^Drawing of/ }),
    /** `livePlayer.viewing.watching.paused`, lit as a state that holds. */
    lit: (id: string) => page.locator(`.canvas [data-state="${id}"].is-now`),
    /** Words or arrows of the way that was taken last. */
    fired: page.locator('.canvas .is-fired'),
    events,
    event: (type: string) => events.getByRole('button', { name: type }),
    chosen: events.locator('[aria-current="step"]'),
    status: page.locator('.run').getByRole('status'),
    where: page.locator('.where'),
    words: page.getByRole('searchbox', { name: 'Events with these words' }),
    actors: page.getByRole('combobox', { name: 'Events of' }),
    pause: step('Pause'),
    goOn: step('Go on'),
    back: step('Back'),
    forward: step('Forward'),
    now: step('Now'),
    choose: async (file: string): Promise<void> => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Record', exact: true }).click(),
      ])
      await chooser.setFiles(file)
    },
    drop: async (file: string): Promise<void> => {
      const data = await page.evaluateHandle(
        text => {
          const transfer = new DataTransfer()
          transfer.items.add(new File([text], 'dropped.json', { type: 'application/json' }))
          return transfer
        },
        readFileSync(file, 'utf8'),
      )
      await page.dispatchEvent('main', 'drop', { dataTransfer: data })
    },
  }
}
