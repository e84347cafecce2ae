import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NODE } from '../house.ts'
import type { LoadedCharts } from './loadCharts.ts'

const LOADER = fileURLToPath(new URL('loadCharts.ts', import.meta.url))

const MANY = 64 * 1024 * 1024

export type Revision = LoadedCharts & {
  /** The short name that git gives it. */
  readonly name: string
}

const git = (root: string, args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: MANY })
  return status === 0 ? stdout : undefined
}

const isFolder = (root: string, commit: string, path: string): boolean =>
  git(root, ['cat-file', '-t', `${commit}:${path}`])?.trim() === 'tree'

/** Runs the machines of that revision in a folder of their own, with today's packages. */
const fromMachines = (root: string, commit: string): LoadedCharts => {
  const folders = ['machines', 'models'].filter(path => isFolder(root, commit, path))
  if (!folders.includes('machines')) return { charts: [], failures: [] }
  const folder = mkdtempSync(join(tmpdir(), 'sintonia-charts-'))
  try {
    const files = execFileSync('git', ['archive', commit, 'package.json', ...folders], { cwd: root, maxBuffer: MANY })
    execFileSync('tar', ['-x', '-C', folder], { input: files })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    const output = execFileSync(NODE, [LOADER, folder], { encoding: 'utf8', maxBuffer: MANY })
    return JSON.parse(output) as LoadedCharts
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The charts as they were at a revision of a repository. */
export const chartsAt = (root: string, revision: string): Revision => {
  const name = git(root, ['rev-parse', '--short', '--verify', '--end-of-options', `${revision}^{commit}`])?.trim()
  if (name === undefined) throw new Error(`git knows no revision ${revision}`)
  return { name, ...fromMachines(root, name) }
}
