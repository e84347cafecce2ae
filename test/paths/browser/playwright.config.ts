import { defineConfig } from 'playwright/test'
import e2e from '../../e2e/playwright.config.ts'

export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../../.results/browser-paths',
  fullyParallel: true,
  timeout: 300_000,
  reporter: [['list'], ['json', { outputFile: '../../../.results/browser-paths.json' }]],
})
