import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import type { Chart } from '../chart.ts'
import { readChart } from '../ir.ts'

/*
 * Runs by itself, in a process of its own, on the files of an older revision: `node loadCharts.ts FOLDER` writes the
 * charts of FOLDER/machines as JSON.
 */

export type LoadedCharts = {
  readonly charts: readonly Chart[]
  /** Charts of `machines/` whose code cannot be read any more, and why. */
  readonly failures: readonly { readonly name: string; readonly reason: string }[]
}

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value && 'config' in value

const loaded = async (folder: string): Promise<LoadedCharts> => {
  const machines = join(folder, 'machines')
  const names = existsSync(machines) ? readdirSync(machines).sort() : []
  const charts: Chart[] = []
  const failures: { name: string; reason: string }[] = []
  for (const name of names) {
    const code = name.endsWith('.ts') ? join(machines, name) : join(machines, name, 'index.ts')
    if (!existsSync(code)) continue
    try {
      const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(code).href)
      charts.push(...Object.values(exported).filter(isMachine).map(readChart))
    } catch (error) {
      failures.push({ name, reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) })
    }
  }
  return { charts, failures }
}

const [folder] = process.argv.slice(2)
if (folder !== undefined) process.stdout.write(JSON.stringify(await loaded(folder)))
