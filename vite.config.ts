import formatjs from '@formatjs/unplugin/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { buildFacts } from './scripts/lib/buildFacts.ts'
import { stampBuild } from './scripts/lib/builtFrom.ts'
import { HASH_LETTERS } from './scripts/lib/hashedFile.ts'
import { offlineShell } from './scripts/lib/offlineShell.ts'
import { targetOf } from './scripts/lib/outputs/floor.ts'
import { tvOutput } from './scripts/lib/outputs/tvOutput.ts'
import { twoOutputs } from './scripts/lib/outputs/twoOutputs.ts'
import { filesOfParts, partLoader } from './scripts/lib/partLoader.ts'
import { byStage } from './scripts/lib/stages.ts'
import { LongestFirst } from './test/support/longestFirst.ts'

const outputs = twoOutputs()

const HEAD_END = process.env.HEAD_END ?? 'http://127.0.0.1:8080'
const OPERATOR_PATHS = [
  '/api',
  '/liveapi',
  '/vodapi',
  '/searchApi',
  '/extraApi',
  '/dataReport',
  '/drmLicense',
  '/live',
  '/dvr',
  '/vod-media',
  '/art',
  '/control',
  '/graphql',
  '/phone',
  '/member',
]

/** Today's browsers; `--mode tv` is for television sets, and is made beside it (scripts/lib/outputs). */
export default defineConfig(({ mode }) => ({
  plugins: [
    buildFacts(),
    react(),
    formatjs({ removeDefaultMessage: true, ast: true }),
    partLoader(),
    ...(mode === 'tv' ? [tvOutput()] : [outputs, offlineShell(outputs.api), stampBuild()]),
  ],
  resolve: {
    // Its own build for browsers: what it is made of wants parts of Node.
    conditions: ['p2pml:core-as-bundle', ...defaultClientConditions],
    alias: [
      { find: /^fp-ts\/lib\/(.*)\.js$/, replacement: 'fp-ts/es6/$1.js' },
      { find: '@formatjs/icu-messageformat-parser', replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  build: {
    target: targetOf(mode === 'tv' ? 'tv' : 'modern'),
    manifest: true,
    license: { fileName: 'third-party-notices.txt' },
    modulePreload: filesOfParts,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all' } },
      checks: { pluginTimings: false },
      output: {
        entryFileNames: `assets/[name]-[hash:${HASH_LETTERS}].js`,
        chunkFileNames: `assets/[name]-[hash:${HASH_LETTERS}].js`,
        assetFileNames: `assets/[name]-[hash:${HASH_LETTERS}][extname]`,
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 3 },
            { name: byStage(), includeDependenciesRecursively: false, priority: 2 },
          ],
        },
      },
    },
    // hls.js; it is fetched on the intention to play.
    chunkSizeWarningLimit: 600,
  },
  server: {
    // Whole names: /live is the operator's, /liveTv is a page.
    proxy: Object.fromEntries(
      OPERATOR_PATHS.map(path => [`^${path}(?:[/?]|$)`, { target: HEAD_END, changeOrigin: false }]),
    ),
  },
  test: {
    environment: 'node',
    testTimeout: 60_000,
    // The modules of the app are loaded once and not anew for every file: half of the time.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['test/support/results/vitestSetup.ts'],
    include: [
      'test/{accessibility,models,machines,services,screens,charts,paths,house,fleet}/**/*.test.{ts,tsx}',
      'packages/*/tests/**/*.test.ts',
    ],
  },
}))
