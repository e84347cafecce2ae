import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { fallback } from './optional.ts'

/** Why an unknown payload was refused: the codec's name and the field's path, never the value (it may be personal). */
export interface DecodeFailure {
  readonly codec: string
  readonly path: string
}

const collectors = new WeakMap<t.ContextEntry, (dropped: DecodeFailure) => void>()

/** The place in the payload; which member of a union was tried is no part of it. */
const pathOf = (context: t.Context): string =>
  context
    .filter(({ key }, at) => key !== '' && !(context[at - 1]?.type instanceof t.UnionType))
    .map(({ key }) => key)
    .join('.')

const deepest = (errors: t.Errors): t.Context =>
  errors.reduce<t.Context>((best, { context }) => (context.length > best.length ? context : best), [])

/** Where a validation begins; its tolerant lists and fields say there what they leave out. */
export const rootOf = (
  codec: t.Decoder<unknown, unknown>,
  onDropped: (dropped: DecodeFailure) => void,
): readonly [t.ContextEntry] => {
  const root: t.ContextEntry = { key: '', type: codec, actual: undefined }
  collectors.set(root, onDropped)
  return [root]
}

/**
 * The only place where a validation error is made (architecture, models/).
 * `onDropped` hears of everything that a tolerant list or field left out.
 */
export const decode =
  <A>(codec: t.Decoder<unknown, A> & { readonly name: string }, onDropped: (dropped: DecodeFailure) => void) =>
  (input: unknown): E.Either<DecodeFailure, A> => {
    const result = codec.validate(input, rootOf(codec, onDropped))
    return E.mapLeft((errors: t.Errors) => ({ codec: codec.name, path: pathOf(deepest(errors)) }))(result)
  }

/**
 * A list of content that survives its bad items: each is left out and reported, the rest lives (NET-08).
 * Not for accounts, authority, plans, licences or tokens: those are strict.
 */
export const tolerantArray = <A, O>(item: t.Type<A, O>): t.Type<ReadonlyArray<A>, ReadonlyArray<O>> =>
  Object.assign(
    new t.Type<ReadonlyArray<A>, ReadonlyArray<O>>(
      `TolerantArray<${item.name}>`,
      (input): input is ReadonlyArray<A> => Array.isArray(input) && input.every(item.is),
      (input, context) => {
        if (!Array.isArray(input)) return t.failure(input, context)
        const kept: A[] = []
        input.forEach((value, index) => {
          const result = item.validate(value, t.appendContext(context, String(index), item, value))
          if (E.isRight(result)) kept.push(result.right)
          else reportDrop(context, { codec: item.name, path: pathOf(deepest(result.left)) })
        })
        return t.success(kept)
      },
      items => items.map(item.encode),
    ),
    { kind: 'list', item },
  )

/** A record of entries by name that survives its bad ones: each is left out and reported, the rest lives (NET-08). */
export const tolerantRecord = <A, O>(
  name: string,
  item: t.Type<A, O>,
): t.Type<Readonly<Record<string, A>>, Readonly<Record<string, O>>> =>
  new t.Type<Readonly<Record<string, A>>, Readonly<Record<string, O>>>(
    name,
    (input): input is Readonly<Record<string, A>> => t.UnknownRecord.is(input) && Object.values(input).every(item.is),
    (input, context) => {
      if (!t.UnknownRecord.is(input)) return t.failure(input, context)
      const kept = Object.entries(input).flatMap(([key, value]) => {
        const result = item.validate(value, t.appendContext(context, key, item, value))
        if (E.isRight(result)) return [[key, result.right] as const]
        reportDrop(context, { codec: item.name, path: pathOf(deepest(result.left)) })
        return []
      })
      return t.success(Object.fromEntries(kept))
    },
    entries => Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, item.encode(value)])),
  )

/** A field that its record can do without: one that cannot be read is reported, `value` stands for it, the record lives (NET-08). */
export const tolerantField = <A, O>(field: t.Type<A, O>, value: A): t.Type<A, O> =>
  new t.Type(
    `${field.name}~${JSON.stringify(value)}`,
    field.is,
    (input, context) => {
      const result = field.validate(input, context)
      if (E.isRight(result)) return result
      reportDrop(context, { codec: field.name, path: pathOf(deepest(result.left)) })
      return t.success(value)
    },
    field.encode,
  )

/** A tolerant field whose value also stands for one that is missing or null. */
export const withDefault = <A, O>(field: t.Type<A, O>, value: A): t.Type<A, O> =>
  fallback(tolerantField(field, value), value)

const reportDrop = (context: t.Context, dropped: DecodeFailure): void => {
  const root = context[0]
  if (root !== undefined) collectors.get(root)?.(dropped)
}
