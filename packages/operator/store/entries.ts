import type { DatabaseSync } from 'node:sqlite'
import type { Instant } from '../../../models/codec/instant.ts'

/** What an account keeps in lists; `*` as the account holds what the operator itself keeps. */
export type ListName =
  | 'channelFavourite'
  | 'channelHistory'
  | 'reminder'
  | 'vodFavourite'
  | 'vodHistory'
  | 'announcementRead'
  | 'messageState'
  | 'policySigned'
  | 'verificationCode'
  | 'scanCode'
  | 'rechargeCode'
  | 'pushedMessage'
  | 'pushedAnnouncement'

export interface Entry {
  readonly key: string
  readonly value: unknown
  readonly at: number
}

export interface Entries {
  readonly put: (accountId: string, list: ListName, key: string, value: unknown, at: Instant) => void
  readonly get: (accountId: string, list: ListName, key: string) => Entry | undefined
  /** Newest first. */
  readonly list: (accountId: string, list: ListName) => ReadonlyArray<Entry>
  readonly remove: (accountId: string, list: ListName, keys: ReadonlyArray<string>) => void
  readonly clear: (accountId: string, list: ListName) => void
  /** Of all accounts, and of the operator. */
  readonly clearEverywhere: (list: ListName) => void
}

export const OPERATOR = '*'

const entryOf = (row: Record<string, unknown>): Entry => ({
  key: String(row.key),
  value: JSON.parse(String(row.value)),
  at: Number(row.at),
})

export const makeEntries = (database: DatabaseSync): Entries => {
  const put = database.prepare(
    `INSERT INTO entries (accountId, list, key, value, at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET value = excluded.value, at = excluded.at`,
  )
  const get = database.prepare('SELECT key, value, at FROM entries WHERE accountId = ? AND list = ? AND key = ?')
  const list = database.prepare(
    'SELECT key, value, at FROM entries WHERE accountId = ? AND list = ? ORDER BY at DESC, rowid DESC',
  )
  const remove = database.prepare('DELETE FROM entries WHERE accountId = ? AND list = ? AND key = ?')
  const clear = database.prepare('DELETE FROM entries WHERE accountId = ? AND list = ?')
  const clearEverywhere = database.prepare('DELETE FROM entries WHERE list = ?')
  return {
    put: (accountId, name, key, value, at) => {
      put.run(accountId, name, key, JSON.stringify(value), Math.round(at))
    },
    get: (accountId, name, key) => {
      const row = get.get(accountId, name, key)
      return row === undefined ? undefined : entryOf(row)
    },
    list: (accountId, name) => list.all(accountId, name).map(entryOf),
    remove: (accountId, name, keys) => {
      for (const key of keys) remove.run(accountId, name, key)
    },
    clear: (accountId, name) => {
      clear.run(accountId, name)
    },
    clearEverywhere: name => {
      clearEverywhere.run(name)
    },
  }
}
