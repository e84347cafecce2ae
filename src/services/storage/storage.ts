import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { decode } from '../../../models/codec/decode.ts'
import { parseJson } from '../json.ts'
import type { Report } from '../report/report.ts'

/** One value kept on the device. What cannot be read is dropped and reported, and counts as absent (STORE-01). */
export interface Stored<A> {
  readonly name: string
  readonly read: () => A | undefined
  readonly write: (value: A) => void
  readonly remove: () => void
}

/** `user`: goes away with the session (SES-08). `device`: stays. */
export type StoredScope = 'user' | 'device'

export interface DeviceStorage {
  readonly value: <A>(scope: StoredScope, name: string, codec: t.Type<A, unknown>) => Stored<A>
  /** Removes everything that belongs to the user, but for the values of these names. */
  readonly clearUser: (kept?: ReadonlyArray<string>) => void
}

export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

interface StorageParts {
  /** May throw: a browser can forbid storage altogether. */
  readonly area: () => StorageArea
  readonly report: Report
  /** The device keeps nothing more: told once. Values live on in memory until the page is closed. */
  readonly onDegraded: () => void
}

export const storageKey = (scope: StoredScope, name: string): string => `sintonia.${scope}.${name}`
const USER_PREFIX = storageKey('user', '')

/** The area's texts by key, with a memory for what the area does not take. */
const makeTexts = (area: StorageParts['area'], onDegraded: (error: unknown) => void) => {
  const memory = new Map<string, string>()
  let isDegraded = false
  const attempt = <A>(run: (store: StorageArea) => A, otherwise: A): A => {
    try {
      return run(area())
    } catch (error) {
      if (!isDegraded) onDegraded(error)
      isDegraded = true
      return otherwise
    }
  }
  const remove = (key: string): void => {
    memory.delete(key)
    attempt(store => store.removeItem(key), undefined)
  }
  return {
    get: (key: string): string | undefined =>
      memory.get(key) ?? attempt(store => store.getItem(key), null) ?? undefined,
    set: (key: string, text: string): void => {
      memory.delete(key)
      const isKept = attempt(store => {
        store.setItem(key, text)
        return true
      }, false)
      if (isKept) return
      remove(key)
      memory.set(key, text)
    },
    remove,
    keys: (): ReadonlyArray<string> => [
      ...memory.keys(),
      ...attempt<ReadonlyArray<string>>(
        store => Array.from({ length: store.length }, (_, index) => store.key(index) ?? ''),
        [],
      ),
    ],
  }
}

export const makeStorage = ({ area, report, onDegraded }: StorageParts): DeviceStorage => {
  const texts = makeTexts(area, error => {
    report.broken('storage', error)
    onDegraded()
  })
  const value = <A>(scope: StoredScope, name: string, codec: t.Type<A, unknown>): Stored<A> => {
    const key = storageKey(scope, name)
    const check = decode(codec, failure => report.dropped(key, failure))
    let last: { readonly text: string; readonly value: A } | undefined
    return {
      name: key,
      read: () => {
        const text = texts.get(key)
        if (text === undefined) return undefined
        if (last?.text === text) return last.value
        const result = check(parseJson(text))
        if (E.isRight(result)) {
          last = { text, value: result.right }
          return result.right
        }
        report.dropped(key, result.left)
        texts.remove(key)
        return undefined
      },
      write: fresh => texts.set(key, JSON.stringify(codec.encode(fresh))),
      remove: () => texts.remove(key),
    }
  }
  return {
    value,
    clearUser: (kept = []) => {
      const gone = texts.keys().filter(key => key.startsWith(USER_PREFIX) && !kept.includes(key))
      for (const key of gone) texts.remove(key)
    },
  }
}
