import { launchOptions } from '../../scripts/lib/browser.mjs'
import { onEveryPage } from './support/everyPage.ts'
import { brokenWords, cutOff, isWithin } from './support/looks.ts'
import { expect, test } from './support/test.ts'

const options = launchOptions()

// a person whose browser writes letters of 32 px, where 16 are usual
test.use({
  launchOptions: { ...options, args: [...(options.args ?? []), '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 1280, height: 900 },
})

test('[AHEAD-37] [UI-05] letters of twice the size have room on every page', async ({ page }) => {
  test.slow()
  await onEveryPage(page, async address => {
    expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    await isWithin(page, address)
    expect.soft(await cutOff(page), address).toEqual([])
    expect.soft(await brokenWords(page), address).toEqual([])
  })
})
