import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { RESULTS, ROOT } from '../charts/house.ts'
import { chartMachines } from '../paths/registry.ts'

const BUILT = join(RESULTS, 'charts-built')

/** All charts as a subscriber gets them. A test is no production by itself: that is said. */
const builtCharts = async (): Promise<ReadonlyMap<string, AnyStateMachine>> => {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    define: { 'import.meta.env.PROD': 'true' },
    build: { ssr: 'test/paths/registry.ts', outDir: BUILT },
  })
  const registry = await import(pathToFileURL(join(BUILT, 'registry.js')).href)
  return new Map(registry.chartMachines.map((chart: AnyStateMachine) => [chart.id, chart]))
}

const definitionOf = (chart: AnyStateMachine | undefined): string => JSON.stringify(chart?.definition)

const withoutWords = (definition: string): string =>
  JSON.stringify(JSON.parse(definition, (key, value) => (key === 'description' || key === 'meta' ? undefined : value)))

describe('The words for the readers of a chart', async () => {
  const built = await builtCharts()

  afterAll(() => rmSync(BUILT, { recursive: true, force: true }))

  it.each(chartMachines)('[MODE-03] are all that the build leaves out of $id', chart => {
    expect(definitionOf(built.get(chart.id))).toBe(withoutWords(definitionOf(chart)))
  })
})
