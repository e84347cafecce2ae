import type { Page } from 'playwright/test'

/** The address changes as by the browser's own buttons; the page lives on. */
export const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
