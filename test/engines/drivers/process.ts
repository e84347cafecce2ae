import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for one run of a browser. */
export const profileFolder = (): string => mkdtempSync(join(tmpdir(), 'engine-'))

interface Started {
  readonly child: ChildProcess
  /** The first line that fits, on its error output. */
  readonly says: (line: RegExp) => Promise<RegExpExecArray>
  readonly stop: () => Promise<void>
}

const PATIENCE_MS = 60_000

export const startProcess = (
  program: string,
  args: ReadonlyArray<string>,
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Started => {
  const child = spawn(program, args, {
    env: { ...process.env, LANG: 'en_US.UTF-8', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
    // what is started may be a script that starts the browser: all of them go together
    detached: true,
  })
  const kill = (): void => {
    try {
      process.kill(-(child.pid ?? Number.NaN), 'SIGKILL')
    } catch {
      // it has gone by itself
    }
  }
  process.once('exit', kill)
  let said = ''
  child.stderr?.on('data', chunk => {
    said += chunk
  })
  const isOver = new Promise<void>(resolve => {
    child.on('exit', () => resolve())
    child.on('error', () => resolve())
  })
  return {
    child,
    says: line =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = line.exec(said)
          if (found) resolve(found)
        }
        child.stderr?.on('data', look)
        look()
        isOver.then(() => reject(new Error(`${program} ended: ${said.slice(-400)}`)))
        setTimeout(() => reject(new Error(`${program} says nothing: ${said.slice(-400)}`)), PATIENCE_MS).unref()
      }),
    stop: async () => {
      kill()
      await isOver
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
