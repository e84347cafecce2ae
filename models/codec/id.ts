import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** A string that only its own codec makes; ids of two entities are never mixed up. */
export type Id<Name extends string> = string & { readonly [brand in `is${Name}`]: true }

const MAX_LENGTH = 256

/** A branded id. The wire may send a whole number; the domain always holds a non-empty string of at most 256 characters. */
export const id = <Name extends string>(name: Name): t.Type<Id<Name>, string> => {
  const isId = (input: unknown): input is Id<Name> =>
    typeof input === 'string' && input !== '' && input.length <= MAX_LENGTH
  return new t.Type(
    name,
    isId,
    (input, context) => {
      const text = Number.isSafeInteger(input) ? String(input) : input
      return isId(text) ? t.success(text) : t.failure(input, context)
    },
    value => value,
  )
}

/** Makes an id from text that is known to be one (a route's parameter, a fixture); `undefined` when it is not. */
export const toId = <A extends string>(codec: t.Type<A, string>, text: string | undefined): A | undefined => {
  const result = codec.decode(text)
  return E.isRight(result) ? result.right : undefined
}
