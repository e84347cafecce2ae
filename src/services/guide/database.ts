import localforage from 'localforage'
import { SECOND } from '../../../models/codec/instant.ts'
import type { Timer } from '../clock/timer.ts'

/** One store of the local database. What the device does not take lives on in memory until the page is closed. */
export interface Table {
  readonly get: (key: string) => Promise<unknown>
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

/** All stores at once: localforage would raise the version for each, under the feet of other tabs. */
const makeTables = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      for (const table of TABLES) request.result.createObjectStore(table)
    }
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
    request.onerror = () => reject(request.error)
  })

const inTime = (work: Promise<void>, timer: Timer): Promise<void> =>
  new Promise((resolve, reject) => {
    const cancel = timer.after(PATIENCE, () => reject(new Error('The database does not answer')))
    work.then(resolve, reject).finally(cancel)
  })

export const openDatabase = ({ name, timer, onDegraded }: DatabaseParts): Database => {
  let isDegraded = false
  const degrade = (error: unknown): false => {
    if (!isDegraded) onDegraded(error)
    isDegraded = true
    return false
  }
  const isOpen = Promise.resolve()
    .then(() => inTime(makeTables(name), timer))
    .then(() => true, degrade)

  const table = (storeName: string): Table => {
    const memory = new Map<string, unknown>()
    let made: LocalForage | undefined
    const attempt = async <A>(run: (store: LocalForage) => Promise<A>, otherwise: A): Promise<A> => {
      if (!(await isOpen)) return otherwise
      made ??= localforage.createInstance({ name, storeName, driver: localforage.INDEXEDDB })
      return run(made).catch(error => {
        degrade(error)
        return otherwise
      })
    }
    return {
      get: async key => (memory.has(key) ? memory.get(key) : attempt(store => store.getItem(key), undefined)),
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
