import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { chartModels } from './registry.ts'

const MACHINES = new URL('../../machines/', import.meta.url)

const isChart = (name: string): boolean =>
  name.endsWith('.ts')
    ? readFileSync(new URL(name, MACHINES), 'utf8').includes('.createMachine(')
    : existsSync(new URL(`${name}/machine.ts`, MACHINES))

const charts = readdirSync(MACHINES)
  .filter(isChart)
  .map(name => basename(name, '.ts'))

test('every chart of machines/ has a model, so that none is left undrawn or untested', () => {
  expect([...new Set(chartModels.map(({ machine }) => machine.id))].sort()).toEqual(charts.sort())
})
