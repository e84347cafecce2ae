import { defineConfig } from 'playwright/test'
import { launchOptions } from '../../scripts/lib/browser.mjs'

export default defineConfig({
  testDir: '.',
  outputDir: '../../.results/e2e',
  workers: 2,
  fullyParallel: false,
  retries: process.env.CI === 'true' ? 2 : 0,
  // What a machine needs that has ten others' work to do: who passes waits no longer for it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../.results/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    // A worker would answer before the routes of a test do; offline-shell.spec.ts lets it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace films every page: it is made for the second try only, else it costs a third of the time.
    trace: 'on-first-retry',
    launchOptions: launchOptions(),
  },
})
