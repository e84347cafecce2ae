import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Coverage } from './coverage.ts'

export const COVERAGE_FILE = fileURLToPath(new URL('../../.results/coverage.json', import.meta.url))

/** The last run's counts; undefined where nothing ran yet. */
export const readCoverage = (file = COVERAGE_FILE): Coverage | undefined => {
  if (!existsSync(file)) return undefined
  const read: Coverage = JSON.parse(readFileSync(file, 'utf8'))
  if (read.format === 'sintonia-coverage/1' && Array.isArray(read.charts)) return read
  throw new Error(`${file} is no coverage of the format sintonia-coverage/1: run node test/charts/coverageOf.ts again`)
}

export const writeCoverage = (coverage: Coverage, file = COVERAGE_FILE): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(coverage, null, 2)}\n`)
}
