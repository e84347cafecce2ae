import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const FILE = 'headend.sqlite'
const VERSION = 1

const SCHEMA = `
  CREATE TABLE accounts (
    accountId TEXT PRIMARY KEY,
    accountName TEXT NOT NULL,
    email TEXT UNIQUE,
    phonePreCode TEXT,
    phone TEXT,
    userRandomValue TEXT NOT NULL,
    keyHash TEXT NOT NULL,
    detail TEXT NOT NULL,
    UNIQUE (phonePreCode, phone)
  ) STRICT;
  CREATE TABLE sessions (
    sessionId TEXT PRIMARY KEY,
    accountId TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('guest', 'user')),
    createdAt INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    sessionId TEXT NOT NULL REFERENCES sessions (sessionId) ON DELETE CASCADE,
    expiresAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX tokensOfSession ON tokens (sessionId);
  CREATE TABLE entries (
    accountId TEXT NOT NULL,
    list TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (accountId, list, key)
  ) STRICT;
  CREATE TABLE seenRequests (requestId TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
`

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.user_version)

/** Opens the store; a store of another version begins anew. */
export const openDatabase = (folder: string | undefined, reset: boolean): DatabaseSync => {
  if (folder === undefined) return prepared(new DatabaseSync(':memory:'))
  mkdirSync(folder, { recursive: true })
  const path = join(folder, FILE)
  if (reset) forget(path)
  const database = new DatabaseSync(path)
  const version = versionOf(database)
  if (version === 0 || version === VERSION) return prepared(database)
  database.close()
  forget(path)
  return prepared(new DatabaseSync(path))
}

const forget = (path: string): void => {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true })
}

const prepared = (database: DatabaseSync): DatabaseSync => {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON')
  if (versionOf(database) === 0) database.exec(`BEGIN; ${SCHEMA} PRAGMA user_version = ${VERSION}; COMMIT`)
  return database
}
