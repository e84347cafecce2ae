import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareBrowser } from '../../../scripts/lib/browser.mjs'
import { complaint } from '../cli/complaint.ts'
import type { Browser } from '../cli/world.ts'
import type { PathsFile } from '../files/pathsFile.ts'
import { browserModels } from './registry.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const RESULTS = join(ROOT, '.results')
const PATHS = join(RESULTS, 'browser-paths-walked.json')
const REPORT = join(RESULTS, 'browser-paths.json')

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

type Suite = { readonly suites?: readonly Suite[]; readonly specs?: readonly Spec[] }
type Spec = { readonly title: string; readonly ok: boolean }

const specsIn = ({ suites = [], specs = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsIn)]

/** `[AHEAD-28] login-1a2b3c4d: viewer.submit` */
const idIn = ({ title }: Spec): string => /^\[[^\]]+\] ([^:]+):/.exec(title)?.[1] ?? title

const passedIds = (): ReadonlySet<string> => {
  if (!existsSync(REPORT)) throw complaint('The browser did not start; see above.')
  const report: Suite = JSON.parse(readFileSync(REPORT, 'utf8'))
  return new Set(
    specsIn(report)
      .filter(({ ok }) => ok)
      .map(idIn),
  )
}

/** Chromium on this machine, driven by Playwright's runner; its report lies in .results/browser-paths.json. */
export const chromium: Browser = {
  models: browserModels,
  walk: (file: PathsFile, app: string | undefined) => {
    const trouble = prepareBrowser()
    if (trouble !== undefined) throw complaint(trouble)
    mkdirSync(RESULTS, { recursive: true })
    rmSync(REPORT, { force: true })
    writeFileSync(PATHS, JSON.stringify(file))
    const env = { APP_DIR: builtApp(app), PATHS_FILE: PATHS }
    run('playwright', ['test', '--config', 'test/paths/browser/playwright.config.ts'], env)
    return passedIds()
  },
}
