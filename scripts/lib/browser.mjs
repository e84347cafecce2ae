import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { install, onPath } from './debian.mjs'

/** Chromium without windows: the same engine and decoders, and a test takes a fifth less of the machine. */
const LIGHT = 'chromium-headless-shell'

const COMMANDS = [LIGHT, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser that the tests drive: the one that $CHROMIUM names and no other, else the first one found. */
const findBrowser = (commands = COMMANDS) => {
  const named = process.env.CHROMIUM
  if (named !== undefined) return existsSync(named) ? named : undefined
  return commands.map(onPath).find(path => path !== undefined) ?? APPLICATIONS.find(path => existsSync(path))
}

const missing = () => {
  const named = process.env.CHROMIUM
  return named === undefined
    ? 'The browser tests need Chromium or Chrome. Install one, or name it: CHROMIUM=/path/to/chrome npm test'
    : `CHROMIUM names ${named}, and there is no such file. Name the program itself: CHROMIUM=/path/to/chrome npm test`
}

/**
 * What a browser in a test does without. Chromium heeds the last list it is given only, so what Playwright itself turns
 * off on Linux and macOS stands here too. The pop-ups of the address bar are pages of their own, drawn for each window
 * though nobody sees them: without them a test costs a quarter less.
 */
const FEATURES_OFF = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/** Switches for a browser that must stay silent and offline in a test. */
const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * How Playwright starts the browser of this machine, with these switches and without these features besides; a whole one
 * where the light one lacks what is looked at.
 * Throws the sentence that says what to do where there is no browser.
 */
export const launchOptions = ({ switches = [], featuresOff = [], isWhole = false } = {}) => {
  const executablePath = findBrowser(isWhole ? COMMANDS.filter(command => command !== LIGHT) : COMMANDS)
  if (executablePath === undefined) throw new Error(missing())
  return {
    executablePath,
    args: [...SWITCHES, ...switches, `--disable-features=${[...FEATURES_OFF, ...featuresOff].join(',')}`],
  }
}

/** Installs the lightest Chromium where that is possible; returns the sentence that says what to do where no browser is then. */
export const prepareBrowser = () => {
  if (process.env.CHROMIUM === undefined && onPath(LIGHT) === undefined) install(LIGHT)
  return findBrowser() === undefined ? missing() : undefined
}

const MINI_BROWSER = /^webkit2gtk-4\.\d$/

/** The small browser of WebKitGTK lies beside its library. */
const findMiniBrowser = () =>
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']
    .filter(folder => existsSync(folder))
    .flatMap(folder => readdirSync(folder).map(name => ({ folder, name })))
    .filter(({ name }) => MINI_BROWSER.test(name))
    .map(({ folder, name }) => join(folder, name, 'MiniBrowser'))
    .find(path => existsSync(path))

/** The programs of other engines on this machine, for `npm run engines`; nothing is installed for it. */
export const findEngines = () => ({
  chromium: findBrowser(),
  firefox: onPath('firefox-esr') ?? onPath('firefox'),
  webkit: { browser: findMiniBrowser(), driver: onPath('WebKitWebDriver'), screen: onPath('Xvfb') },
})
