import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { ROOT } from './steps.ts'

/** What the app is built from. */
const APP = ['models', 'machines', 'src', 'public', 'scripts', 'index.html', 'package-lock.json', 'vite.config.ts']

/** What its tests are made from besides. */
const TREE = [...APP, 'packages/statechart-book', 'packages/statechart-paths', 'test']

/** Written from the other files: by the build, and by the mutation suites, which hold it against a hash of their own. */
const MADE = /^(src\/ui\/intl\/compiled|test\/paths\/mutation\/results)\//

/** In the folder of a built app: the hash of what it was built from. */
const STAMP = '.vite/built-from'

const LETTERS = 12

const git = (...words: ReadonlyArray<string>): string | undefined => {
  try {
    return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/** The last commit; a copy without git has none. */
export const revision = (): string | undefined => git('rev-parse', '--short=7', 'HEAD')

/** When a revision was committed, in UTC to the second. */
export const timeOf = (name: string): string | undefined => {
  const seconds = git('show', '--no-patch', '--format=%ct', `${name}^{commit}`)
  return seconds === undefined ? undefined : utcOf(new Date(Number(seconds) * 1000))
}

export const utcOf = (date: Date): string => `${date.toISOString().slice(0, -5)}Z`

const filesOf = (name: string): readonly string[] => {
  const path = join(ROOT, name)
  if (!existsSync(path)) return []
  const entries = readdirSync(path, { withFileTypes: true, recursive: true })
  return entries.filter(entry => entry.isFile()).map(entry => relative(ROOT, join(entry.parentPath, entry.name)))
}

const isFolder = (name: string): boolean => !name.includes('.')

/** Of these files and of all that lies in these folders, without what is written from other files. */
export const hashOfFiles = (names: readonly string[]): string => {
  const files = names.flatMap(name => (isFolder(name) ? filesOf(name) : [name])).filter(file => !MADE.test(file))
  const hash = createHash('sha256')
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0')
  return hash.digest('hex').slice(0, LETTERS)
}

/** The hash of one file of the repository. */
export const fileHash = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, file)))
    .digest('hex')
    .slice(0, LETTERS)

/** The hash of everything that the app is built from, as it lies there now. */
export const appHash = (): string => hashOfFiles(APP)

/** The same with the tests. */
export const treeHash = (): string => hashOfFiles(TREE)

/** What the app in this folder was built from; undefined where a build did not come to its end. */
export const builtFrom = (folder: string): string | undefined => {
  const stamp = join(folder, STAMP)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
}

/** Leaves word in the built app of what it was built from: a test of an older one proves nothing of these files. */
export const stampBuild = (): Plugin => {
  let hash = ''
  return {
    name: 'stamp-build',
    apply: 'build',
    buildStart() {
      hash = appHash()
    },
    writeBundle({ dir }) {
      if (dir !== undefined) writeFileSync(join(dir, STAMP), hash)
    },
  }
}
