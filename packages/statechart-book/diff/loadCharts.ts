import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import type { Chart } from '../chart/chart.ts'

export type LoadedCharts = {
  readonly charts: readonly Chart[]
  /** Charts whose code cannot be read, and why. */
  readonly failures: readonly { readonly name: string; readonly reason: string }[]
}

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value && 'config' in value

/** The charts of a folder, each a file of its own or an `index.ts` in a folder of its name. */
export const loadCharts = async (folder: string, read: (machine: AnyStateMachine) => Chart): Promise<LoadedCharts> => {
  const charts: Chart[] = []
  const failures: { name: string; reason: string }[] = []
  for (const name of readdirSync(folder).sort()) {
    const code = name.endsWith('.ts') ? join(folder, name) : join(folder, name, 'index.ts')
    if (!existsSync(code)) continue
    try {
      const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(code).href)
      charts.push(
        ...Object.values(exported)
          .filter(isMachine)
          .map(machine => read(machine)),
      )
    } catch (error) {
      failures.push({ name, reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) })
    }
  }
  return { charts, failures }
}
