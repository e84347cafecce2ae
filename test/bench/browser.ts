import { type Browser, chromium } from 'playwright'
import { browserArgs, findBrowser } from '../../scripts/lib/browser.mjs'

/** The browser that every measurement runs in. */
export const launchBrowser = (): Promise<Browser> => {
  const executablePath = findBrowser()
  return chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: browserArgs() })
}
