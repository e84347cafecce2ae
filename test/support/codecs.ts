import { readdirSync } from 'node:fs'
import type * as t from 'io-ts'

/** An io-ts codec as its parts show from outside; a wrapped one tells its inside by its name only. */
export interface Codec {
  readonly name: string
  readonly _tag?: string
  readonly props?: Readonly<Record<string, Codec>>
  readonly type?: Codec
  readonly types?: ReadonlyArray<Codec>
  readonly values?: ReadonlyArray<string | number>
  is(input: unknown): boolean
  encode(value: unknown): unknown
  decode(input: unknown): t.Validation<unknown>
  validate(input: unknown, context: t.Context): t.Validation<unknown>
}

export type Wrapper = 'TolerantArray' | 'ReadonlyArray' | 'CommaList'

/** What a codec's name says: `TolerantArray<Genre>=[]` is a list of `Genre`, that may be missing. */
export interface Named {
  readonly core: string
  readonly wrapper: Wrapper | undefined
  /** May be missing or null on the wire. */
  readonly optional: boolean
  /** JSON of the value that stands for a missing one. */
  readonly fallback: string | undefined
  /** JSON of the value that an unreadable one becomes, instead of a failure. */
  readonly lenient: string | undefined
}

const closing = (name: string): number => {
  let depth = 0
  for (const [index, character] of [...name].entries()) {
    if (character === '<') depth += 1
    if (character === '>') depth -= 1
    if (character === '>' && depth === 0) return index
  }
  return name.length - 1
}

const isWrapper = (text: string): text is Wrapper => ['TolerantArray', 'ReadonlyArray', 'CommaList'].includes(text)

export const parseName = (name: string): Named => {
  const word = /^\w+/.exec(name)?.[0] ?? name
  const end = name[word.length] === '<' ? closing(name) + 1 : word.length
  const suffix = name.slice(end)
  const fallback = /=(.*?)(?=~|$)/s.exec(suffix)?.[1]
  const lenient = /~(.*?)(?==|$)/s.exec(suffix)?.[1]
  const marks = { optional: suffix.includes('?') || fallback !== undefined, fallback, lenient }
  return isWrapper(word)
    ? { core: name.slice(word.length + 1, end - 1), wrapper: word, ...marks }
    : { core: name.slice(0, end), wrapper: undefined, ...marks }
}

const isCodec = (value: unknown): value is Codec =>
  typeof value === 'object' && value !== null && 'name' in value && 'validate' in value && 'encode' in value

const MODELS = new URL('../../models/', import.meta.url)

const loadCodecs = async (): Promise<ReadonlyMap<string, Codec>> => {
  const found = new Map<string, Codec>()
  const add = (value: unknown): void => {
    if (!isCodec(value)) {
      if (typeof value === 'object' && value !== null && 'request' in value) Object.values(value).forEach(add)
      return
    }
    const known = found.get(value.name)
    if (known === value || known?._tag !== undefined) return
    found.set(value.name, value)
    for (const part of [...Object.values(value.props ?? {}), ...(value.types ?? []), value.type]) add(part)
  }
  const files = readdirSync(MODELS, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
  for (const file of files.toSorted()) {
    const module: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ new URL(file, MODELS).href)
    for (const value of Object.values(module)) {
      add(value)
      if (!isCodec(value) && typeof value === 'object' && value !== null) Object.values(value).forEach(add)
    }
  }
  return found
}

const codecs = await loadCodecs()

/** Every codec of models/ by its name. */
export const codecNamed = (name: string): Codec | undefined => codecs.get(name)

/** The wire's fields of a record, by their names; none when it is not a record. */
export const fieldsOf = (codec: Codec): Readonly<Record<string, Codec>> => {
  if (codec.props !== undefined) return codec.props
  return codec._tag === 'ExactType' && codec.type !== undefined ? fieldsOf(codec.type) : {}
}
