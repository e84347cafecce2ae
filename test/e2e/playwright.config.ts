import { defineConfig } from 'playwright/test'
import { launchOptions } from '../../scripts/lib/browser.mjs'

export default defineConfig({
  testDir: '.',
  outputDir: '../../.results/e2e',
  // One more than the cores of a small machine: a test often waits for a clock.
  workers: 3,
  fullyParallel: false,
  // Only where it is asked for: npm test -- --second-try.
  retries: Number(process.env.SECOND_TRY ?? 0),
  // What a machine needs that has ten others' work to do: who passes waits no longer for it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['../support/results/playwrightReporter.ts', { kind: 'browser' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    // A worker would answer before the routes of a test do; offline-shell.spec.ts lets it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
})
