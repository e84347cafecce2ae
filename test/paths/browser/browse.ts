import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PathsFile } from '@sintonia/statechart-paths/files'
import { complaint } from '@sintonia/statechart-paths/files'
import { prepareBrowser } from '../../../scripts/lib/browser.mjs'
import { WALKED } from '../../../scripts/lib/walked.ts'
import { forgetResults, hasPassed, readResults, type TestResult } from '../../support/results/results.ts'
import { BLESSED } from '../cli/blessedPaths.ts'
import type { Browser } from '../cli/world.ts'
import { browserModels } from './registry.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const RESULTS = join(ROOT, '.results')
const PATHS = join(RESULTS, 'browser-paths-walked.json')

const PATH = `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`

const run = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): number | null =>
  spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PATH, ...env } }).status

/** The folder of the built app: the given one, or one that is built now. */
const builtApp = (given: string | undefined): string => {
  if (given === undefined) {
    console.error('▸ Building the app …')
    if (run('vite', ['build', '--logLevel', 'warn']) !== 0) throw complaint('The app cannot be built; see above.')
    return join(ROOT, 'dist')
  }
  const folder = resolve(given)
  if (existsSync(join(folder, 'index.html'))) return folder
  throw complaint(`There is no built app in ${folder}: --app takes the folder that has its index.html.`)
}

/** `[AHEAD-28] login-1a2b3c4d: viewer.submit` */
const idIn = ({ title }: TestResult): string => /^\[[^\]]+\] ([^:]+):/.exec(title)?.[1] ?? title

/** Whether these are the paths that `npm test` walks, or more. */
const isWhole = ({ made, charts }: PathsFile): boolean =>
  made === BLESSED && WALKED.every(name => charts.some(({ chart }) => chart === name))

/** Chromium on this machine, driven by Playwright's runner; its results lie in `.results/paths.json` or `paths.part.json`. */
export const chromium: Browser = {
  models: browserModels,
  walk: (file: PathsFile, app: string | undefined) => {
    const trouble = prepareBrowser()
    if (trouble !== undefined) throw complaint(trouble)
    const whole = isWhole(file)
    mkdirSync(RESULTS, { recursive: true })
    forgetResults('paths', whole)
    writeFileSync(PATHS, JSON.stringify(file))
    const env = { APP_DIR: builtApp(app), PATHS_FILE: PATHS, PATHS_ARE_WHOLE: String(whole) }
    run('playwright', ['test', '--config', 'test/paths/browser/playwright.config.ts'], env)
    const results = readResults('paths', whole)
    if (results === undefined) throw complaint('The browser did not start; see above.')
    return new Set(results.tests.filter(hasPassed).map(idIn))
  },
}
