import * as t from 'io-ts'

/** A field that may be missing or null on the wire; the domain knows `undefined` only. */
export const optional = <A, O>(codec: t.Type<A, O>): t.Type<A | undefined, O | undefined> =>
  new t.Type(
    `${codec.name}?`,
    (input): input is A | undefined => input === undefined || codec.is(input),
    (input, context) => (input === undefined || input === null ? t.success(undefined) : codec.validate(input, context)),
    value => (value === undefined ? undefined : codec.encode(value)),
  )

/** A field that has a default when it is missing or null. */
export const fallback = <A, O>(item: t.Type<A, O>, value: A): t.Type<A, O> =>
  Object.assign(
    new t.Type<A, O>(
      `${item.name}=${JSON.stringify(value)}`,
      item.is,
      (input, context) => (input === undefined || input === null ? t.success(value) : item.validate(input, context)),
      item.encode,
    ),
    { kind: 'fallback', item, value },
  )

/** An enumeration whose unknown members become `value` instead of a failure (contract: unknown members never crash). */
export const lenient = <A, O>(codec: t.Type<A, O>, value: A): t.Type<A, O> =>
  new t.Type(
    `${codec.name}~${JSON.stringify(value)}`,
    codec.is,
    input => {
      const result = codec.decode(input)
      return result._tag === 'Right' ? result : t.success(value)
    },
    codec.encode,
  )

/** `0 | 1`, `"0" | "1"` and booleans of the wire, as a boolean. */
export const Flag: t.Type<boolean, 0 | 1> = new t.Type(
  'Flag',
  t.boolean.is,
  (input, context) => {
    if (input === true || input === 1 || input === '1') return t.success(true)
    if (input === false || input === 0 || input === '0') return t.success(false)
    return t.failure(input, context)
  },
  value => (value ? 1 : 0),
)

/** One of a fixed set of strings or numbers; `values` stays readable for tables and tests. */
export const oneOf = <const A extends ReadonlyArray<string | number>>(
  name: string,
  values: A,
): t.Type<A[number], A[number]> & { readonly values: A } => {
  const is = (input: unknown): input is A[number] => values.includes(input as A[number])
  const type = new t.Type<A[number], A[number]>(
    name,
    is,
    (input, context) => (is(input) ? t.success(input) : t.failure(input, context)),
    value => value,
  )
  return Object.assign(type, { values })
}
