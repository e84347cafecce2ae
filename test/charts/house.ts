import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

export const DOCS = `${ROOT}/docs/statecharts`

export const RESULTS = `${ROOT}/.results`

/** What may be thrown away at any time: it is made again, and the same. */
export const CACHE = `${ROOT}/.cache`

const OWN_NODE = `${ROOT}/node_modules/node/bin/node`

/** The Node that runs TypeScript: this house's own, also where an older one runs the tests. */
export const NODE = existsSync(OWN_NODE) ? OWN_NODE : process.execPath

/** The code of a chart: a file of its name, or a folder; from the root of the house. */
export const chartFiles = (chart: string): readonly string[] =>
  globSync([`machines/${chart}.ts`, `machines/${chart}/**/*.ts`], { cwd: ROOT }).sort()
