import * as t from 'io-ts'
import { rootOf } from './decode.ts'

/** What a quick reader answers instead of a value: the codec itself must say what is wrong. */
const REFUSED = Symbol('refused')
type Quick = (input: unknown) => unknown

/** What shows of a codec that is made of others. */
type Made =
  | { readonly kind: 'list'; readonly item: t.Any }
  | { readonly kind: 'fallback'; readonly item: t.Any; readonly value: unknown }
  | { readonly kind: 'mapped'; readonly wire: t.Any; readonly toDomain: (wire: unknown) => unknown }

const isMade = (codec: object): codec is Made => 'kind' in codec

const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** A codec whose inside does not show reads for itself; a list in it that leaves something out counts as refused. */
const asked = (codec: t.Any): Quick => {
  let hasDropped = false
  const root: t.Context = rootOf(codec, () => {
    hasDropped = true
  })
  return input => {
    hasDropped = false
    const result = codec.validate(input, root)
    return result._tag === 'Right' && !hasDropped ? result.right : REFUSED
  }
}

const record = (props: t.AnyProps): Quick => {
  const names = Object.keys(props)
  const readers = Object.values(props).map(quick)
  return input => {
    if (!isRecord(input)) return REFUSED
    const made: Record<string, unknown> = {}
    for (let index = 0; index < names.length; index += 1) {
      const name = names[index] as string
      const value = (readers[index] as Quick)(input[name])
      if (value === REFUSED) return REFUSED
      made[name] = value
    }
    return made
  }
}

const list =
  (item: Quick): Quick =>
  input => {
    if (!Array.isArray(input)) return REFUSED
    const made: unknown[] = []
    for (const each of input) {
      const value = item(each)
      if (value === REFUSED) return REFUSED
      made.push(value)
    }
    return made
  }

const withDefault =
  (of: Quick, value: unknown): Quick =>
  input =>
    input === undefined || input === null ? value : of(input)

const turned =
  (wire: Quick, toDomain: (wire: unknown) => unknown): Quick =>
  input => {
    const read = wire(input)
    return read === REFUSED ? REFUSED : (toDomain(read) ?? REFUSED)
  }

/** Records are taken apart only where they are strict: others keep fields that nobody named. */
const quick = (codec: t.Any): Quick => {
  if (codec instanceof t.ExactType)
    return codec.type instanceof t.InterfaceType ? record(codec.type.props) : asked(codec)
  if (!isMade(codec)) return asked(codec)
  switch (codec.kind) {
    case 'list':
      return list(quick(codec.item))
    case 'fallback':
      return withDefault(quick(codec.item), codec.value)
    case 'mapped':
      return turned(quick(codec.wire), codec.toDomain)
  }
}

/**
 * The same codec, several times as fast on input that has nothing wrong: it is walked once into plain closures, which need
 * no `eval`. Whatever they do not take goes to the codec itself, so bad items are dropped and reported as ever.
 */
export const fast = <A, O>(codec: t.Type<A, O>): t.Type<A, O> => {
  const read = quick(codec)
  return new t.Type(
    codec.name,
    codec.is,
    (input, context) => {
      const value = read(input)
      return value === REFUSED ? codec.validate(input, context) : t.success(value as A)
    },
    codec.encode,
  )
}
