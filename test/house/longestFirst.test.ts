import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/lib/steps.ts'
import { LONGEST } from '../support/longestFirst.ts'

test('the test files that go first are there: one that was renamed would come last', () => {
  expect(LONGEST.filter(file => !existsSync(join(ROOT, file)))).toEqual([])
})
