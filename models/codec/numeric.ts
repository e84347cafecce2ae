import * as t from 'io-ts'

const NUMBER = /^-?\d{1,15}(?:\.\d{1,9})?$/

/** A number that the wire may write as text, as form fields and operator properties do. */
export const Numeric: t.Type<number, number> = new t.Type(
  'Numeric',
  Number.isFinite as (input: unknown) => input is number,
  (input, context) => {
    const value = typeof input === 'string' && NUMBER.test(input) ? Number(input) : input
    return typeof value === 'number' && Number.isFinite(value) ? t.success(value) : t.failure(input, context)
  },
  value => value,
)

const isCount = (input: unknown): input is number => Number.isSafeInteger(input) && Number(input) >= 0

/** A whole number from 0: a count, a page, a length in its unit. */
export const Count: t.Type<number, number> = new t.Type(
  'Count',
  isCount,
  (input, context) => {
    const result = Numeric.decode(input)
    return result._tag === 'Right' && isCount(result.right) ? result : t.failure(input, context)
  },
  value => value,
)
