import { findEngines } from '../../scripts/lib/browser.mjs'
import { startChromium } from './drivers/chromium.ts'
import type { Engine } from './drivers/driver.ts'
import { startFirefox } from './drivers/firefox.ts'
import { startWebkit } from './drivers/webkit.ts'
import { oldChromium } from './oldChromium.ts'

const FOUND = findEngines()

/**
 * Chromium as television sets of that age have it. These builds have no screen to fill or to open a window on: such a
 * wish is never answered.
 */
const chromiumOf = (version: string, wish: string): Engine => ({
  name: `Chromium ${version}`,
  lacks: ['second window', 'full screen'],
  start: async () => {
    const program = await oldChromium(wish)
    return program === undefined ? undefined : startChromium(program)
  },
})

const firefox: Engine = {
  name: 'Firefox ESR',
  lacks: [],
  isCore: true,
  start: async () => (FOUND.firefox === undefined ? undefined : startFirefox(FOUND.firefox)),
}

/** Debian's build of WebKitGTK has no EME, and its window no full screen without a window manager. */
const webkit: Engine = {
  name: 'WebKitGTK',
  lacks: ['ClearKey', 'full screen'],
  start: async () => {
    const { browser, driver, screen } = FOUND.webkit
    return browser && driver && screen ? startWebkit({ browser, driver, screen }) : undefined
  },
}

const current: Engine = {
  name: 'Chromium, current',
  lacks: [],
  start: async () => (FOUND.chromium === undefined ? undefined : startChromium(FOUND.chromium)),
}

export const ENGINES: ReadonlyArray<Engine> = [
  current,
  firefox,
  webkit,
  chromiumOf('130', '@sparticuz/chromium@130.0.0'),
  chromiumOf('121', '@sparticuz/chromium@121.0.0'),
  chromiumOf('108', '@sparticuz/chromium@108.0.3'),
  chromiumOf('92', '@sparticuz/chromium@92.0.0'),
  { ...chromiumOf('87', 'chrome-aws-lambda@5.4.0'), isCore: true },
]
