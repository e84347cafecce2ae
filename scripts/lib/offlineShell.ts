import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { pages } from '../../models/page.ts'
import type { ShellFacts } from '../../src/services/offline/shell.ts'
import { isHashed } from './hashedFile.ts'
import { ROOT } from './steps.ts'

/** Code that plays: large, and without a network there is nothing to play. */
const PLAYS = /^(hlsEngine|shakaEngine|swarm)-/

const isNeeded = (file: string): boolean => !PLAYS.test(file.slice('assets/'.length)) && !file.endsWith('.map')

/** Writes the worker that opens the app without a network, with the names of the files of this build in it (AHEAD-17). */
export const offlineShell = (): Plugin => ({
  name: 'offline-shell',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) return
    const files = Object.keys(bundle)
      .filter(file => isHashed(file) && isNeeded(file))
      .sort()
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
        target: 'es2023',
        outDir: dir,
        emptyOutDir: false,
        lib: {
          entry: join(ROOT, 'src/services/offline/shellWorker.ts'),
          formats: ['iife'],
          name: 'shell',
          fileName: () => 'service-worker.js',
        },
      },
    })
  },
})
