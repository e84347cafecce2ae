import { type Browser, chromium, type Page } from 'playwright'
import { launchOptions } from '../../scripts/lib/browser.mjs'

/** The browser that every measurement runs in. */
export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions())

const PATIENCE_MS = 30_000

/** A page of its own, as wide as a laptop's. */
export const onPage = async <Answer>(browser: Browser, visit: (page: Page) => Promise<Answer>): Promise<Answer> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(PATIENCE_MS)
  try {
    return await visit(page)
  } finally {
    await page.close()
  }
}
