import formatjs from '@formatjs/unplugin/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { buildFacts } from './scripts/lib/buildFacts.ts'
import { leanFloors } from './scripts/lib/leanFloors.ts'

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

export default defineConfig({
  plugins: [leanFloors(), buildFacts(), react(), formatjs({ removeDefaultMessage: true, ast: true })],
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
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    // What is loaded together in one chunk: in the little ones that it shares with this and that it gzips worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 3 },
            {
              name: 'common',
              test: /\/src\/(components\/(basics|feedback)|app\/intl)\//,
              minShareCount: 2,
              priority: 2,
            },
            {
              name: 'live',
              test: /\/src\/(screens\/live-tv\/index\.tsx|app\/(livePlayer|channelCharts)\.ts)$/,
              priority: 1,
            },
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
    include: ['test/{models,machines,services,screens,headend,charts,paths,house}/**/*.test.{ts,tsx}'],
  },
})
