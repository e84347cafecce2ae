import type { Page } from 'playwright/test'

/** Requests for these addresses wait until they are let go. */
export const holdBack = async (page: Page, addresses: string | RegExp): Promise<() => void> => {
  let letGo = (): void => undefined
  const isLetGo = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(addresses, async route => {
    await isLetGo
    await route.continue()
  })
  return () => letGo()
}
