import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chartModels } from './registry.ts'

const MACHINES = new URL('../../machines/', import.meta.url)

const folders = readdirSync(MACHINES, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && existsSync(new URL(`${entry.name}/machine.ts`, MACHINES)))
  .map(({ name }) => name)

test('every chart of machines/ has a model, so that none is left undrawn or untested', () => {
  expect([...new Set(chartModels.map(({ machine }) => machine.id))].sort()).toEqual(folders.sort())
})
