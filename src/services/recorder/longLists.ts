import type { Shortened } from '../../../models/recorder.ts'

/** The field by which a thing is known: `logicalChannelId`, `programId`, the `lid` of a right. */
const ID_FIELD = /^(?:id|[lc]id)$|Id$/
const LONGEST_ID = 64

type Fields = Readonly<Record<string, unknown>>

/** Data; an actor or another thing that lives is none. */
const isObject = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || Array.isArray(value)
}
const sizeOf = (value: object): number => (Array.isArray(value) ? value.length : Object.keys(value).length)

const idOf = (item: unknown): string | undefined => {
  if (!isObject(item)) return typeof item === 'string' || typeof item === 'number' ? String(item) : undefined
  const field = Object.keys(item).find(name => ID_FIELD.test(name))
  return field === undefined ? undefined : String(Reflect.get(item, field))
}

/** Every short text and number in a value, except in what is longer than `longest`; that is put aside. */
const collect = (value: unknown, longest: number, found: Set<string>, long: Set<object>, seen: Set<object>): void => {
  if (typeof value === 'string' && value.length <= LONGEST_ID) found.add(value)
  if (typeof value === 'number') found.add(String(value))
  if (!isObject(value) || seen.has(value)) return
  seen.add(value)
  if (sizeOf(value) > longest) long.add(value)
  else for (const inner of Object.values(value)) collect(inner, longest, found, long, seen)
}

const collectIds = (value: unknown, found: Set<string>): void => {
  if (!isObject(value)) return
  for (const [name, inner] of Object.entries(value)) {
    if (ID_FIELD.test(name) && (typeof inner === 'string' || typeof inner === 'number')) found.add(String(inner))
    else collectIds(inner, found)
  }
}

/** What values say outside their long lists, and the ids of the listed things that they mean by it. */
const namedIn = (values: Iterable<unknown>, longest: number): ReadonlySet<string> => {
  const named = new Set<string>()
  const long = new Set<object>()
  const seen = new Set<object>()
  for (const value of values) collect(value, longest, named, long, seen)
  const meant = new Set<string>()
  for (const list of long)
    if (Array.isArray(list))
      for (const item of list) if (isObject(item) && named.has(idOf(item) ?? '')) collectIds(item, meant)
  return new Set([...named, ...meant])
}

export interface Shortener {
  /** The value without what nobody names; `note` hears of every list and table that lost something. */
  readonly shorten: (value: unknown, where: string, note: (lost: Shortened) => void) => unknown
}

/**
 * Shortens what has more than `longest` items to the items that `said` names, with the first and the last. What a record
 * names is what its events and states were about: the channel watched, those zapped over, the rows that were on screen.
 */
export const makeShortener = (said: Iterable<unknown>, longest: number): Shortener => {
  const named = namedIn(said, longest)
  const done = new WeakMap<object, object>()
  const inner = new WeakMap<object, unknown>()

  const shortList = (list: ReadonlyArray<unknown>): ReadonlyArray<unknown> =>
    list.filter((item, at) => at === 0 || at === list.length - 1 || named.has(idOf(item) ?? ''))

  const shortTable = (table: object): Fields =>
    Object.fromEntries(Object.entries(table).filter(([id]) => named.has(id)))

  const short = (value: object): object => {
    const made = done.get(value) ?? (Array.isArray(value) ? shortList(value) : shortTable(value))
    done.set(value, made)
    return made
  }

  const shorten: Shortener['shorten'] = (value, where, note) => {
    if (!isObject(value)) return value
    const kept = sizeOf(value) > longest ? short(value) : value
    if (kept !== value) note({ where, kept: sizeOf(kept), of: sizeOf(value) })
    const known = inner.get(kept)
    if (known !== undefined) return known
    const made = Array.isArray(kept)
      ? kept.map(item => shorten(item, where, note))
      : Object.fromEntries(Object.entries(kept).map(([name, each]) => [name, shorten(each, `${where}.${name}`, note)]))
    if (kept !== value) inner.set(kept, made)
    return made
  }
  return { shorten }
}
