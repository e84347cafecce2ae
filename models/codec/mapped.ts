import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/**
 * A domain value whose wire form differs. `toDomain` answers `undefined` for a well-formed wire value that makes no
 * sense in the domain; that is a failure of this codec.
 */
export const mapped = <A, W, O>(
  name: string,
  wire: t.Type<W, O>,
  { is, toDomain, toWire }: { is: t.Is<A>; toDomain: (wire: W) => A | undefined; toWire: (value: A) => W },
): t.Type<A, O> =>
  Object.assign(
    new t.Type<A, O>(
      name,
      is,
      (input, context) => {
        const result = wire.validate(input, context)
        if (E.isLeft(result)) return result
        const value = toDomain(result.right)
        return value === undefined ? t.failure(input, context) : t.success(value)
      },
      value => wire.encode(toWire(value)),
    ),
    { kind: 'mapped', wire, toDomain },
  )
