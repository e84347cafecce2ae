import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NODE } from '../node.ts'
import type { LoadedCharts } from './loadCharts.ts'

const MANY = 64 * 1024 * 1024

/** Where the charts of a repository stand, and how they are read. */
export type Source = {
  /** The folder of the charts' code. */
  readonly charts: string
  /** Folders that this code needs beside it. */
  readonly needs: readonly string[]
  /** A script that writes, as JSON, what `loadCharts` gives of the folder that it is started with. */
  readonly loader: string
}

export type Revision = LoadedCharts & {
  /** The folder of the charts' code. */
  readonly source: string
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
const fromMachines = (root: string, commit: string, { charts, needs, loader }: Source): LoadedCharts => {
  const folders = [charts, ...needs].filter(path => isFolder(root, commit, path))
  if (!folders.includes(charts)) return { charts: [], failures: [] }
  const folder = mkdtempSync(join(tmpdir(), 'older-charts-'))
  try {
    const files = execFileSync('git', ['archive', commit, 'package.json', ...folders], { cwd: root, maxBuffer: MANY })
    execFileSync('tar', ['-x', '-C', folder], { input: files })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    const output = execFileSync(NODE, [loader, join(folder, charts)], { encoding: 'utf8', maxBuffer: MANY })
    return JSON.parse(output) as LoadedCharts
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The charts as they were at a revision of a repository. */
export const chartsAt = (root: string, revision: string, source: Source): Revision => {
  const name = git(root, ['rev-parse', '--short', '--verify', '--end-of-options', `${revision}^{commit}`])?.trim()
  if (name === undefined) throw new Error(`git knows no revision ${revision}`)
  return { name, source: source.charts, ...fromMachines(root, name, source) }
}
