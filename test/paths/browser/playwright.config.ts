import { defineConfig } from 'playwright/test'
import e2e from '../../e2e/playwright.config.ts'

export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../../.results/browser-paths',
  fullyParallel: true,
  // A path holds the page's clock: a page that is still being drawn then never is.
  workers: 2,
  timeout: 300_000,
  reporter: [
    ['list'],
    ['../../support/results/playwrightReporter.ts', { kind: 'paths', isWhole: process.env.PATHS_ARE_WHOLE === 'true' }],
  ],
})
