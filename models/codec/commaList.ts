import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

const parts = (input: string): ReadonlyArray<string> =>
  input
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')

/** A list that travels as one comma-separated field (form and query calls, operator properties); an array is accepted too. */
export const commaList = <A>(item: t.Type<A, string>): t.Type<ReadonlyArray<A>, string> => {
  const list = t.readonlyArray(item)
  return new t.Type(
    `CommaList<${item.name}>`,
    list.is,
    (input, context) =>
      E.map((values: ReadonlyArray<A>) => values)(
        list.validate(typeof input === 'string' ? parts(input) : input, context),
      ),
    values => values.map(item.encode).join(','),
  )
}
