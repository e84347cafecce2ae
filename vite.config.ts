import formatjs from '@formatjs/unplugin/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { buildFacts } from './scripts/lib/buildFacts.ts'
import { stampBuild } from './scripts/lib/builtFrom.ts'
import { HASH_LETTERS } from './scripts/lib/hashedFile.ts'
import { leanFloors } from './scripts/lib/leanFloors.ts'
import { offlineShell } from './scripts/lib/offlineShell.ts'
import { LongestFirst } from './test/support/longestFirst.ts'

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
  plugins: [
    leanFloors(),
    buildFacts(),
    react(),
    formatjs({ removeDefaultMessage: true, ast: true }),
    offlineShell(),
    stampBuild(),
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
    target: 'es2023',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The shell is there already when it fetches anything. Only the pages that people come for name what else they need:
      // every name stands in the shell, and elsewhere the chunk itself asks a moment later.
      resolveDependencies: (file, needed, { hostType }) =>
        needed.filter(
          each =>
            hostType === 'html' ||
            each.endsWith('.css') ||
            (/\/(home|live|lineup|catalogue|Shelves|LivePlayer|titles)-[^/]+$/.test(file) &&
              !/\/(index|rolldown-runtime)-[^/]+$/.test(each)),
        ),
    },
    // What is loaded together in one chunk: in the little ones that it shares with this and that it gzips worse.
    rolldownOptions: {
      output: {
        entryFileNames: `assets/[name]-[hash:${HASH_LETTERS}].js`,
        chunkFileNames: `assets/[name]-[hash:${HASH_LETTERS}].js`,
        assetFileNames: `assets/[name]-[hash:${HASH_LETTERS}][extname]`,
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 3 },
            // Where a player is, and nowhere else.
            { name: 'slider', test: /\/basics\/Slider\./, priority: 3 },
            // Where there is nothing: the home page of titles never begins so.
            { name: 'empty', test: /\/feedback\/EmptyState\./, includeDependenciesRecursively: false, priority: 3 },
            // Where a dialog, a marquee or a floating player is.
            { name: 'rootMark', test: /\/basics\/useRootMark\./, includeDependenciesRecursively: false, priority: 4 },
            {
              // Opened by the person: no page begins with one.
              name: 'dialog',
              test: /\/src\/components\/(feedback\/Dialog|guide\/(SourceDialog|sourceText))\./,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            // No home page has tabs, or more rows than a window holds.
            {
              name: 'tabs',
              test: /\/(basics\/Tab(List|s)|live\/windowing)\./,
              minShareCount: 2,
              // The arrow keys of a row stay with the rows.
              includeDependenciesRecursively: false,
              priority: 3,
            },
            {
              name: 'common',
              test: /\/(src\/(components\/(basics|feedback)\/(?!LivePill|MenuList|Refused|ScrollingText|ToastStack)|app\/intl\/)|models\/(banner|picture|quality)\.ts|src\/components\/catalogue\/sizedPictures\.ts|src\/services\/(clock\/every|metrics\/note)\.ts|machines\/kit\/(loadable|optimistic)\.ts)/,
              minShareCount: 2,
              priority: 2,
            },
            // Where somebody logs in, or changes what the operator knows of them.
            {
              name: 'form',
              test: /\/src\/components\/form\//,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // Under the first picture of a page of titles.
            {
              name: 'cards',
              test: /\/(src\/(components\/catalogue\/(?!PosterWall|sizedPictures|wall)|screens\/titles\/(EnlargingCards|OpenPerson)\.)|machines\/(hoverCard|titleDetail|titleStar|vodCategory)\/(selectors|transitions)|models\/(resume|seasons))/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            {
              // A category's banner comes with the same code.
              name: 'home',
              test: /\/src\/(screens\/home\/(index\.tsx|Home\.module)|components\/banner\/Hero\.)/,
              priority: 1,
            },
            { name: 'lineup', test: /\/(src\/app\/lineupCharts\.ts|machines\/(lineup|liveHome)\/)/, priority: 1 },
            {
              name: 'live',
              test: /\/src\/(screens\/live-tv\/index\.tsx|app\/(livePlayer|channelCharts)\.ts)$/,
              priority: 1,
            },
            {
              name: 'catalogue',
              test: /\/(src\/(app\/catalogue\.ts|screens\/home\/CatalogueHome\.tsx|services\/catalogue\/(gateway|pages|provideVodHome)\.ts)|machines\/(catalogue|vodHome|carousel)\/|models\/(shelf|slides|paging)\.ts)/,
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
    sequence: { sequencer: LongestFirst },
    setupFiles: ['test/support/results/vitestSetup.ts'],
    include: [
      'test/{models,machines,services,screens,charts,paths,house}/**/*.test.{ts,tsx}',
      'packages/*/tests/**/*.test.ts',
    ],
  },
})
