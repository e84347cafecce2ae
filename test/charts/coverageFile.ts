import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Coverage } from '@sintonia/statechart-book'
import { WRITTEN } from './house.ts'

/** The last run's counts; undefined where nothing ran yet. */
export const readCoverage = (file = WRITTEN.coverage): Coverage | undefined => {
  if (!existsSync(file)) return undefined
  const read: Coverage = JSON.parse(readFileSync(file, 'utf8'))
  if (read.format === 'sintonia-coverage/1' && Array.isArray(read.charts)) return read
  throw new Error(`${file} is no coverage of the format sintonia-coverage/1: run node test/charts/coverageOf.ts again`)
}

export const writeCoverage = (coverage: Coverage, file = WRITTEN.coverage): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(coverage, null, 2)}\n`)
}
