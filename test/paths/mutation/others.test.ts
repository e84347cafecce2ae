import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutationSuite } from '../../support/mutationSuite.ts'
import { chartMachines } from '../registry.ts'
import { OWN_FILES } from './ownFiles.ts'
import { RESULTS } from './results.ts'

const names = chartMachines.map(({ id }) => id)

mutationSuite(names.filter(name => !OWN_FILES.some(own => own === name)))

test('[AHEAD-28] every chart that is left to a file of its own has one', () => {
  const missing = OWN_FILES.filter(
    name => !(names.includes(name) && existsSync(new URL(`${name}.test.ts`, import.meta.url))),
  )
  expect(missing).toEqual([])
})

test('[AHEAD-28] no result is kept of a chart that is gone', () => {
  const kept = readdirSync(RESULTS).map(file => file.replace('.json', ''))
  expect(kept.filter(name => !names.includes(name))).toEqual([])
})
