import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Chromium without windows: the same engine and decoders, and a test takes a fifth less of the machine. */
const LIGHT = '/usr/bin/chromium-headless-shell'

const CANDIDATES = [
  LIGHT,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser that the tests drive: $CHROMIUM, else the first one found in the usual places. */
export const findBrowser = () =>
  [process.env.CHROMIUM, ...CANDIDATES].find(path => path !== undefined && existsSync(path))

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

/** Switches for a browser that must stay silent and offline in a test, and without these features besides. */
export const browserArgs = (...featuresOff) => [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...FEATURES_OFF, ...featuresOff].join(',')}`,
]

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

/**
 * Installs the lightest Chromium where Debian's packages can be had; returns the sentence that says what to do where no
 * browser is there then.
 */
export const prepareBrowser = () => {
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (process.env.CHROMIUM === undefined && !existsSync(LIGHT) && canInstall) {
    console.log('▸ Installing Chromium for the browser tests …')
    if (run('apt-get', ['update', '-qq'])) run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
  }
  if (findBrowser() !== undefined) return undefined
  return canInstall
    ? 'apt-get could not install the package "chromium-headless-shell"; what it said stands above. Install Chromium by hand and run the command again.'
    : 'The browser tests need Chromium or Chrome. Install one, or name it: CHROMIUM=/path/to/chrome npm test'
}
