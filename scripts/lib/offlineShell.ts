import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { pages } from '../../models/page.ts'
import type { ShellFacts } from '../../src/services/offline/shell.ts'
import { isHashed } from './hashedFile.ts'
import { targetOf } from './outputs/floor.ts'
import type { TvFiles } from './outputs/twoOutputs.ts'
import { ROOT } from './steps.ts'

/** Code that plays: large, and without a network there is nothing to play. */
const PLAYS = /^(?:tv-)?(hlsEngine|shakaEngine|swarm)-/

const isNeeded = (file: string): boolean => !PLAYS.test(file.slice('assets/'.length)) && !file.endsWith('.map')

interface Worker {
  readonly dir: string
  readonly name: string
  readonly target: string[]
  readonly files: ReadonlyArray<string>
}

const writeWorker = async ({ dir, name, target, files: made }: Worker): Promise<void> => {
  const files = made.filter(file => isHashed(file) && isNeeded(file)).sort()
  const page = readFileSync(join(dir, 'index.html'))
  const facts: ShellFacts = {
    version: createHash('sha256').update(page).update(files.join()).digest('hex').slice(0, 12),
    files: files.map(file => `/${file}`),
    pages: [...new Set(['', ...Object.values(pages).map(({ path }) => path.split('/')[1] ?? '')])],
  }
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { SHELL: JSON.stringify(facts) },
    build: {
      target,
      outDir: dir,
      emptyOutDir: false,
      lib: {
        entry: join(ROOT, 'src/services/offline/shellWorker.ts'),
        formats: ['iife'],
        name: 'shell',
        fileName: () => name,
      },
    },
  })
}

/**
 * Writes the workers that open the app without a network, each with the names of the files of its output in it (AHEAD-17): a
 * tab keeps its own and no other's.
 */
export const offlineShell = (tv: TvFiles): Plugin => ({
  name: 'offline-shell',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) return
    const files = Object.keys(bundle)
    await writeWorker({ dir, name: 'service-worker.js', target: targetOf('modern'), files })
    await writeWorker({ dir, name: 'service-worker-tv.js', target: targetOf('tv'), files: await tv.names() })
  },
})
