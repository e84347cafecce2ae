import type { DatabaseSync } from 'node:sqlite'
import type { Settings } from '../options.ts'
import { type Accounts, makeAccounts } from './accounts.ts'
import { openDatabase } from './database.ts'
import { type Entries, makeEntries } from './entries.ts'
import { makeSeenRequests, type SeenRequests } from './seenRequests.ts'
import { makeTokens, type Tokens } from './tokens.ts'

export interface Store {
  readonly accounts: Accounts
  readonly entries: Entries
  readonly tokens: Tokens
  readonly seenRequests: SeenRequests
  readonly close: () => void
}

const partsOf = (database: DatabaseSync): Omit<Store, 'close'> => ({
  accounts: makeAccounts(database),
  entries: makeEntries(database),
  tokens: makeTokens(database),
  seenRequests: makeSeenRequests(database),
})

export const openStore = ({ dataDir, reset }: Pick<Settings, 'dataDir' | 'reset'>): Store => {
  const database = openDatabase(dataDir, reset)
  return { ...partsOf(database), close: () => database.close() }
}
