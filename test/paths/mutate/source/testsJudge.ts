import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '../../../charts/house.ts'

const CONFIG = fileURLToPath(new URL('vitest.config.ts', import.meta.url))

/** A run that takes longer than this goes on for ever, in ms. */
const PATIENCE = 3 * 60_000

const vitest = (chart: string, env: Readonly<Record<string, string>>): Promise<boolean> =>
  new Promise(resolve => {
    const words = ['run', '--config', CONFIG, `test/machines/${chart}/`]
    const run = spawn(join(ROOT, 'node_modules/.bin/vitest'), words, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: 'ignore',
      detached: true,
    })
    // its workers too: one that goes on for ever outlives the run that began it
    const endAll = (): boolean => run.pid !== undefined && process.kill(-run.pid, 'SIGKILL')
    const patience = setTimeout(endAll, PATIENCE)
    run.once('exit', code => {
      clearTimeout(patience)
      resolve(code === 0)
    })
  })

/** Whether the tests of a chart, written by hand and declared by its suite, stay green with this source in one of its files. */
export const passTests = async (chart: string, file: string, source: string): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), 'sintonia-fault-'))
  const text = join(folder, 'source.ts')
  writeFileSync(text, source)
  try {
    return await vitest(chart, { FAULTY_FILE: file, FAULTY_SOURCE: text })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
