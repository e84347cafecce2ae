import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { answerCharts } from '@sintonia/statechart-book/live'
import type { Plugin } from 'vite'
import { ROOT, WRITTEN } from '../house.ts'
import { freshLivePage } from './page.ts'

/** What the page is made from. */
const SOURCES = [join(ROOT, 'machines'), join(ROOT, 'test/charts'), join(ROOT, 'packages/statechart-book')]

const lastChange = (): number =>
  Math.max(
    ...SOURCES.flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => statSync(join(folder, name)).mtimeMs),
    ),
  )

/** The live viewer beside the app in development, on the same origin: only there a page may listen to another. */
export const liveCharts = (): Plugin => ({
  name: 'live-charts',
  apply: 'serve',
  configureServer: server => {
    server.middlewares.use(answerCharts({ make: freshLivePage, changed: lastChange, written: WRITTEN }))
  },
})
