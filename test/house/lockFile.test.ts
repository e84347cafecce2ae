import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { lockProblems, lockProblemsAt } from '../../scripts/lib/lockFile.mjs'

const LOCK = {
  packages: {
    '': { dependencies: { one: '1.0.0' }, devDependencies: { two: '2.0.0' } },
    'packages/own': { dependencies: { three: '3.0.0' } },
    'node_modules/one': { integrity: 'sha512-1' },
    'node_modules/own': { link: true },
  },
}
const MANIFESTS: Readonly<Record<string, object>> = {
  '': { dependencies: { one: '1.0.0' }, devDependencies: { two: '2.0.0' } },
  'packages/own': { dependencies: { three: '3.0.0' } },
}
const problems = (manifests: object, packages: object = {}) =>
  lockProblems({ packages: { ...LOCK.packages, ...packages } }, path => ({ ...MANIFESTS, ...manifests })[path] ?? {})

describe('The lock file', () => {
  test('is of these manifests, and every package in it has a checksum', () => {
    expect(lockProblemsAt(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([])
  })

  test.each([
    ['another version', { '': { dependencies: { one: '1.0.1' }, devDependencies: { two: '2.0.0' } } }, 2],
    ['one more', { 'packages/own': { dependencies: { three: '3.0.0', four: '4.0.0' } } }, 1],
    ['one less', { '': { dependencies: { one: '1.0.0' } } }, 1],
  ])('is none of manifests with %s', (_, manifests, count) => {
    expect(problems({})).toEqual([])
    expect(problems(manifests)).toHaveLength(count)
  })

  test('names a package that could be exchanged', () => {
    expect(problems({}, { 'node_modules/two': {} })).toEqual(['node_modules/two has no checksum'])
  })
})
