import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/lib/steps.ts'
import { inRepository, type Kind } from './results.ts'

const packages = readdirSync(join(ROOT, 'packages')).map(name => join(ROOT, 'packages', name, 'tests'))

const FOLDERS = [join(ROOT, 'test'), ...packages.filter(folder => existsSync(folder))]

/** Every file of tests by the kind of its run: what the runners find by their own patterns. */
export const testFiles = (): Readonly<Record<Kind, readonly string[]>> => {
  const files = FOLDERS.flatMap(folder => readdirSync(folder, { withFileTypes: true, recursive: true }))
    .filter(entry => entry.isFile())
    .map(entry => inRepository(join(entry.parentPath, entry.name)))
    .sort()
  return {
    unit: files.filter(file => /\.test\.tsx?$/.test(file)),
    browser: files.filter(file => /^test\/e2e\/.*\.spec\.ts$/.test(file)),
    paths: files.filter(file => /^test\/paths\/browser\/.*\.spec\.ts$/.test(file)),
  }
}
