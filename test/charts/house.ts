import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

export const DOCS = `${ROOT}/docs/statecharts`

export const RESULTS = `${ROOT}/.results`

/** What may be thrown away at any time: it is made again, and the same. */
export const CACHE = `${ROOT}/.cache`

/** What is written of the charts, and the last run's counts. */
export const WRITTEN = { book: DOCS, coverage: `${RESULTS}/coverage.json` }

/** The code of a chart: a file of its name, or a folder; from the root of the house. */
export const chartFiles = (chart: string): readonly string[] =>
  globSync([`machines/${chart}.ts`, `machines/${chart}/**/*.ts`], { cwd: ROOT }).sort()

/** The charts of an older revision: where they stand, and how they are read. */
export const SOURCE = {
  charts: 'machines',
  needs: ['models'],
  loader: fileURLToPath(new URL('loadCharts.ts', import.meta.url)),
}
