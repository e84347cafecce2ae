import { readdirSync, readFileSync } from 'node:fs'
import { changesText, heldPaths, heldText, isBroken, readSuite, unblessed } from '@sintonia/statechart-paths/blessed'
import { describe, expect, test } from 'vitest'
import { readChart } from '../charts/readChart.ts'
import { drawBroken } from './blessed/draw.ts'
import { type Ground, suiteFile } from './blessed/suite.ts'
import { mendText } from './blessed/suites.ts'
import { browserModels } from './browser/registry.ts'
import { chosenCharts } from './cli/chosen.ts'
import { chartModels } from './registry.ts'

const ROOT = new URL('../../', import.meta.url)
const charts = chosenCharts(chartModels, [])
const inBrowser = chosenCharts(
  browserModels.map(({ model }) => model),
  [],
)
const nameOf = ([{ machine }]: (typeof charts)[number]): string => machine.id

const grounds = [
  ...charts.map(models => [nameOf(models), 'stubs', models] as const),
  ...inBrowser.map(models => [nameOf(models), 'browser', models] as const),
]

const keptOn = (ground: Ground): readonly string[] =>
  readdirSync(new URL(ground === 'browser' ? 'docs/paths/browser' : 'docs/paths', ROOT))
    .filter(file => file.endsWith('.json'))
    .map(file => suiteFile(file.replace(/\.json$/, ''), ground))

describe('[QA-04] a chart does what somebody has looked at and found right', () => {
  test.each(grounds)('%s, on the paths for %s', async (name, ground, models) => {
    const file = suiteFile(name, ground)
    const suite = readSuite(readFileSync(new URL(file, ROOT), 'utf8'), file)
    const chart = readChart(models[0].machine)
    const broken = heldPaths(models, suite).filter(isBroken)
    const fresh = unblessed(chart, suite)
    const [first] = broken
    const drawn = first === undefined ? [] : [`drawn in ${await drawBroken(chart, first)}`]
    const told = [...broken.map(heldText), ...changesText(chart, suite), mendText(name), ...drawn].join('\n')
    expect(broken.length, told).toBe(0)
    expect(fresh, `transitions that no blessed path takes; ${mendText(name)}`).toEqual([])
  })

  test('nothing is kept of a chart that there is not', () => {
    const wanted = grounds.map(([name, ground]) => suiteFile(name, ground))
    expect([...keptOn('stubs'), ...keptOn('browser')].sort()).toEqual(wanted.sort())
  })
})
