import type { Page } from 'playwright/test'

/** The browser hides or shows the page; headless pages cannot be covered by another one. */
export const setVisible = (page: Page, visible: boolean): Promise<void> =>
  page.evaluate(
    state => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    visible ? 'visible' : 'hidden',
  )
