import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readChart } from '../charts/ir.ts'
import { drawBroken } from './blessed/draw.ts'
import { heldPaths, isBroken } from './blessed/hold.ts'
import { readSuite, suiteFile } from './blessed/suite.ts'
import { changesText, heldText, mendText, unblessed } from './blessed/told.ts'
import { chosenCharts } from './cli/chosen.ts'
import { chartModels } from './registry.ts'

const ROOT = new URL('../../', import.meta.url)
const charts = chosenCharts(chartModels, [])
const nameOf = ([{ machine }]: (typeof charts)[number]): string => machine.id

describe('[QA-04] a chart does what somebody has looked at and found right', () => {
  test.each(charts.map(models => [nameOf(models), models] as const))('%s', async (name, models) => {
    const file = suiteFile(name)
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
    const kept = readdirSync(new URL('docs/paths', ROOT)).map(file => `docs/paths/${file}`)
    expect(kept.sort()).toEqual(charts.map(models => suiteFile(nameOf(models))).sort())
  })
})
