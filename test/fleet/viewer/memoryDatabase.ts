import type { Database, Table } from '../../../src/services/guide/database.ts'

type Records = ReadonlyMap<string, unknown>
export type Stored = Readonly<Record<keyof Database, Records>>

const NONE: Stored = { Blob: new Map(), Epg: new Map(), EpgCheckSum: new Map(), ChannelEpgRelation: new Map() }

/** What the device holds beside what all devices hold. */
const makeTable = (common: Records, own: Map<string, unknown>): Table => {
  const get = (key: string): unknown => (own.has(key) ? own.get(key) : common.get(key))
  return {
    get: async key => get(key),
    getAll: async keys => keys.map(get),
    set: async (key, value) => {
      own.set(key, value)
    },
    remove: async key => {
      own.set(key, undefined)
    },
    keys: async () => [...new Set([...common.keys(), ...own.keys()])].filter(key => get(key) !== undefined),
  }
}

/** The guide's database in memory; what most devices have is there once. */
export const makeMemoryDatabase = (common: Stored = NONE) => {
  const own = { Blob: new Map(), Epg: new Map(), EpgCheckSum: new Map(), ChannelEpgRelation: new Map() }
  const table = (name: keyof Database): Table => makeTable(common[name], own[name])
  const database: Database = {
    Blob: table('Blob'),
    Epg: table('Epg'),
    EpgCheckSum: table('EpgCheckSum'),
    ChannelEpgRelation: table('ChannelEpgRelation'),
  }
  return { database, stored: own satisfies Stored }
}
