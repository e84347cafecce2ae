import { expect, type Page } from 'playwright/test'

/** What can be done with the channel list, in product words. */
export const channelTools = (page: Page) => {
  const options = page.getByRole('button', { name: 'Channel options' })
  const field = page.getByRole('searchbox', { name: 'Find a channel' })
  const order = page.getByRole('list', { name: 'Order of your favourites' })
  const dialog = page.getByRole('dialog', { name: 'Kids mode' })
  const choose = async (item: string | RegExp): Promise<void> => {
    await options.click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  return {
    field,
    options,
    choose,
    order,
    /** Names in the order in which they stand. */
    ordered: () =>
      order
        .getByRole('listitem')
        .evaluateAll(items =>
          items.map(item => item.querySelector('span:not(:has(img))')?.textContent?.replace(/ \d+$/, '') ?? ''),
        ),
    handle: (channel: string) => order.getByRole('button', { name: `Move ${channel} with the arrow keys` }),
    eye: (channel: string) =>
      page.getByRole('button', { name: new RegExp(`^(Show \\d+ ${channel} in the list|\\d+ ${channel}, on now)`) }),
    done: page.getByRole('button', { name: 'Done' }),
    kids: {
      dialog,
      leave: page.getByRole('button', { name: 'Leave kids mode' }).first(),
      begin: async (pin: string): Promise<void> => {
        await choose('Start kids mode')
        await dialog.getByLabel('Four-digit PIN').fill(pin)
        await dialog.getByRole('button', { name: 'Start kids mode' }).click()
        await expect(dialog).toHaveCount(0)
      },
      enter: async (pin: string): Promise<void> => {
        await dialog.getByLabel('PIN', { exact: true }).fill(pin)
        await page.keyboard.press('Enter')
      },
    },
  }
}
