import localforage from 'localforage'
import { SECOND } from '../../../models/codec/instant.ts'
import type { Timer } from '../clock/timer.ts'

/** One store of the local database. What the device does not take lives on in memory until the page is closed. */
export interface Table {
  readonly get: (key: string) => Promise<unknown>
  /** Several at once, in the order of their keys: as fast as one. */
  readonly getAll: (keys: ReadonlyArray<string>) => Promise<ReadonlyArray<unknown>>
  readonly set: (key: string, value: unknown) => Promise<void>
  readonly remove: (key: string) => Promise<void>
  readonly keys: () => Promise<ReadonlyArray<string>>
}

/** The stores of spec §3. */
const TABLES = ['Blob', 'Epg', 'EpgCheckSum', 'ChannelEpgRelation'] as const
export type Database = Readonly<Record<(typeof TABLES)[number], Table>>

interface DatabaseParts {
  readonly name: string
  readonly timer: Timer
  /** Full, blocked or missing: told once. */
  readonly onDegraded: (error: unknown) => void
}

/** A browser that says neither yes nor no for so long is taken for one without a database. */
const PATIENCE = 3 * SECOND
/** What is read or written takes longer on a slow device; behind a page that was stopped in the midst it never ends. */
const WORK_PATIENCE = 10 * SECOND

/** All stores at once: localforage would raise the version for each, under the feet of other tabs. */
const openTables = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      for (const table of TABLES) request.result.createObjectStore(table)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** In one transaction: localforage begins another for each record, and waits for each. */
const readAll = (tables: IDBDatabase, storeName: string, keys: ReadonlyArray<string>) =>
  new Promise<ReadonlyArray<unknown>>((resolve, reject) => {
    const store = tables.transaction(storeName).objectStore(storeName)
    const requests = keys.map(key => store.get(key))
    const last = requests.at(-1)
    if (last === undefined) return resolve([])
    last.onsuccess = () => resolve(requests.map(({ result }) => result))
    for (const request of requests) request.onerror = () => reject(request.error)
  })

class Silent extends Error {
  override readonly name = 'TimeoutError'
}

const inTime = <A>(work: Promise<A>, ms: number, timer: Timer): Promise<A> =>
  new Promise((resolve, reject) => {
    const cancel = timer.after(ms, () => reject(new Silent()))
    work.then(resolve, reject).finally(cancel)
  })

export const openDatabase = ({ name, timer, onDegraded }: DatabaseParts): Database => {
  let isDegraded = false
  let isSilent = false
  const degrade = (error: unknown): undefined => {
    if (!isDegraded) onDegraded(error)
    isDegraded = true
    isSilent ||= error instanceof Silent
  }
  const opened = Promise.resolve()
    .then(() => inTime(openTables(name), PATIENCE, timer))
    .catch(degrade)

  const table = (storeName: string): Table => {
    const memory = new Map<string, unknown>()
    let made: LocalForage | undefined
    const attempt = async <A>(
      run: (store: LocalForage, tables: IDBDatabase) => Promise<A>,
      otherwise: A,
    ): Promise<A> => {
      const tables = await opened
      if (tables === undefined || isSilent) return otherwise
      made ??= localforage.createInstance({ name, storeName, driver: localforage.INDEXEDDB })
      return inTime(run(made, tables), WORK_PATIENCE, timer).catch(error => {
        degrade(error)
        return otherwise
      })
    }
    const getAll: Table['getAll'] = async keys => {
      const stored = await attempt((_, tables) => readAll(tables, storeName, keys), [])
      return keys.map((key, place) => (memory.has(key) ? memory.get(key) : stored[place]))
    }
    return {
      getAll,
      get: async key => (await getAll([key]))[0],
      set: async (key, value) => {
        memory.delete(key)
        const isKept = await attempt(store => store.setItem(key, value).then(() => true), false)
        if (isKept) return
        memory.set(key, value)
        await attempt(store => store.removeItem(key), undefined)
      },
      remove: async key => {
        memory.delete(key)
        await attempt(store => store.removeItem(key), undefined)
      },
      keys: async () => [...new Set([...memory.keys(), ...(await attempt(store => store.keys(), []))])],
    }
  }
  return {
    Blob: table('Blob'),
    Epg: table('Epg'),
    EpgCheckSum: table('EpgCheckSum'),
    ChannelEpgRelation: table('ChannelEpgRelation'),
  }
}
