import { describe, expect, test } from 'vitest'
import { expressionsIn, productFiles } from '../support/expressions/found.ts'
import { whyNotLinear } from '../support/expressions/linear.ts'

/** Put together when they run, so that nobody can look at them here. */
const MADE: Readonly<Record<string, string>> = {
  'models/validation.ts': 'for mail addresses of at most 254 characters',
}

describe('[AHEAD-49] No text freezes the page: its regular expressions', () => {
  const { written, made } = expressionsIn(productFiles())

  test('take linear time', () => {
    const slow = written.flatMap(({ file, expression }) =>
      whyNotLinear(expression).map(why => `${file} ${expression} ${why}`),
    )
    expect(written.length).toBeGreaterThan(100)
    expect(slow).toEqual([])
  })

  test('are written where they can be looked at, but for those with a reason', () => {
    expect([...new Set(made)].sort()).toEqual(Object.keys(MADE))
  })
})

describe('An expression that takes more than linear time is found', () => {
  test.each([
    ['that begins anew at each letter of a word', /[a-z]+=/g],
    ['that begins anew at each end of a line', /\/+$/],
    ['of two parts that take the same', /^\d(?:\s+(.*))?$/],
    ['of nested parts', /^(?:a+)+$/],
    ['that looks ahead from each word', /\b(?=[\w/-]*\d)(?=[\w/-]*[a-z])[\w-]{32,}/g],
    ['that begins anew at each of its words', /\beyJ[\w-]+\.[\w-]+/g],
    ['that begins anew with each of its words up to the end of the line', /#key=(.*)$/],
  ])('%s', (_, expression) => {
    expect(whyNotLinear(expression)).toHaveLength(1)
  })

  test.each([
    ['from the beginning of a word', /(?<![a-z])[a-z]+=/g],
    ['of parts that differ', /^\d(?:\s+(\S.*))?$/],
    ['up to a length', /[a-z]{1,20}=/g],
    ['that has no end', /^(\d+)-(.+)$/],
  ])('and one is not %s', (_, expression) => {
    expect(whyNotLinear(expression)).toEqual([])
  })

  test('wherever it stands, in a call or as a value', () => {
    const { written, made } = expressionsIn([
      ['a.ts', 'const a = /b+/g; c.replace(/d/, ""); new RegExp(`e`); RegExp("f")'],
    ])
    expect(written.map(({ expression }) => String(expression))).toEqual(['/b+/g', '/d/'])
    expect(made).toEqual(['a.ts', 'a.ts'])
  })
})
