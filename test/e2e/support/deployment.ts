import type { BrowserContext, Page } from 'playwright/test'

/** From now on the deployment file says this of itself; all else in it stays. */
export const deploy = async (on: Page | BrowserContext, said: Readonly<Record<string, unknown>>): Promise<void> => {
  await on.route('**/config.json', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...said } })
  })
}
