import { createHash, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { fallback, oneOf, optional } from '../../../models/codec/optional.ts'

const AccountDetail = t.strict(
  {
    country: optional(t.string),
    virtualCode: optional(t.string),
    productId: optional(t.string),
    /** What it was bought as. */
    planId: optional(t.string),
    /** Milliseconds; -1 never ends. */
    expiredTs: optional(t.number),
    freeTrialStatus: oneOf('FreeTrial', ['UNUSED', 'USED']),
    rechargeStatus: oneOf('Recharge', ['NOT_RECHARGE', 'RECHARGED', 'MEMBER_SITE', 'BOTH']),
    loginMethod: optional(t.string),
    mustChangePassword: fallback(t.boolean, false),
    profile: fallback(t.record(t.string, t.string), {}),
    profileVersion: fallback(t.number, 0),
  },
  'AccountDetail',
)
export type AccountDetail = t.TypeOf<typeof AccountDetail>

export interface Account {
  readonly accountId: string
  readonly accountName: string
  readonly email: string | undefined
  readonly phonePreCode: string | undefined
  readonly phone: string | undefined
  /** The account's salt, made by the client (contract, Session). */
  readonly userRandomValue: string
  readonly keyHash: string
  readonly detail: AccountDetail
}

/** How an account is named at login. */
export type AccountName =
  | { readonly type: 'email'; readonly email: string }
  | { readonly type: 'phone'; readonly phonePreCode: string; readonly phone: string }

export interface Accounts {
  readonly byId: (accountId: string) => Account | undefined
  readonly byName: (name: AccountName) => Account | undefined
  readonly save: (account: Account) => void
  /** A new password: its salt, and the hash of its key. */
  readonly setKey: (account: Account, userRandomValue: string, key: string) => void
  /** Keeps every account as it is now. The function that comes back restores them, and forgets who signed up since. */
  readonly keep: () => () => void
}

/** The key is already slow to make from a password; the store keeps its hash only. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

export const keyMatches = (account: Account, key: string): boolean => {
  const expected = Buffer.from(account.keyHash)
  const given = Buffer.from(hashOfKey(key))
  return expected.length === given.length && timingSafeEqual(expected, given)
}

const digits = (text: string): string => text.replace(/\D/g, '')

export const normalName = (name: AccountName): AccountName =>
  name.type === 'email'
    ? { type: 'email', email: name.email.trim().toLowerCase() }
    : { type: 'phone', phonePreCode: digits(name.phonePreCode), phone: digits(name.phone) }

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const accountOf = (row: Record<string, unknown> | undefined): Account | undefined => {
  if (row === undefined) return undefined
  const detail = AccountDetail.decode(JSON.parse(String(row.detail)))
  if (E.isLeft(detail)) return undefined
  return {
    accountId: String(row.accountId),
    accountName: String(row.accountName),
    email: text(row.email),
    phonePreCode: text(row.phonePreCode),
    phone: text(row.phone),
    userRandomValue: String(row.userRandomValue),
    keyHash: String(row.keyHash),
    detail: detail.right,
  }
}

/** With the country's code, or without it where the caller does not say it. */
const BY_PHONE = 'SELECT * FROM accounts WHERE phonePreCode || phone = ? OR (phone = ? AND ? = 1)'

export const makeAccounts = (database: DatabaseSync): Accounts => {
  const byId = database.prepare('SELECT * FROM accounts WHERE accountId = ?')
  const byEmail = database.prepare('SELECT * FROM accounts WHERE email = ?')
  const byPhone = database.prepare(BY_PHONE)
  const all = database.prepare('SELECT * FROM accounts')
  const clear = database.prepare('DELETE FROM accounts')
  const save = database.prepare('INSERT OR REPLACE INTO accounts VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  const write = ({
    accountId,
    accountName,
    email,
    phonePreCode,
    phone,
    userRandomValue,
    keyHash,
    detail,
  }: Account): void => {
    const written = JSON.stringify(AccountDetail.encode(detail))
    const names = [email ?? null, phonePreCode ?? null, phone ?? null]
    save.run(accountId, accountName, ...names, userRandomValue, keyHash, written)
  }
  return {
    byId: accountId => accountOf(byId.get(accountId)),
    byName: given => {
      const name = normalName(given)
      if (name.type === 'email') return accountOf(byEmail.get(name.email))
      const withoutCode = name.phonePreCode === '' ? 1 : 0
      return accountOf(byPhone.get(name.phonePreCode + name.phone, name.phone, withoutCode))
    },
    save: write,
    setKey: (account, userRandomValue, key) => {
      const detail = { ...account.detail, mustChangePassword: false }
      write({ ...account, userRandomValue, keyHash: hashOfKey(key), detail })
    },
    keep: () => {
      const kept = all.all().flatMap(row => accountOf(row) ?? [])
      return () => {
        clear.run()
        kept.forEach(write)
      }
    },
  }
}
