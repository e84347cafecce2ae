import { randomBytes } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { type Instant, SECOND } from '../../../models/codec/instant.ts'
import { fallback, oneOf, optional } from '../../../models/codec/optional.ts'
import type { ScanState } from '../../../models/scanCode.ts'
import { type Entries, OPERATOR } from '../store/entries.ts'

/** How long a code may wait for the mobile app (contract, Session). */
export const SCAN_SECONDS = 120

const ScanEntry = t.type(
  {
    state: oneOf('ScanEntryState', ['WAITING', 'SCANNED', 'CONFIRMED', 'REFUSED', 'USED']),
    accountId: optional(t.string),
    quickLoginToken: optional(t.string),
    createdAt: fallback(t.number, 0),
  },
  'ScanEntry',
)
export type ScanEntry = t.TypeOf<typeof ScanEntry>

export interface ScanCodes {
  readonly create: (now: Instant) => string
  readonly stateOf: (scanCodeId: string, now: Instant) => ScanState
  readonly scanned: (scanCodeId: string, now: Instant) => void
  readonly confirm: (scanCodeId: string, accountId: string, now: Instant) => boolean
  readonly refuse: (scanCodeId: string, now: Instant) => void
  readonly quickLoginToken: (scanCodeId: string, now: Instant) => string | undefined
  /** The account of a confirmed code, once. */
  readonly redeem: (scanCodeId: string, token: string, now: Instant) => string | undefined
}

export const makeScanCodes = (entries: Entries): ScanCodes => {
  const read = (id: string, now: Instant): ScanEntry | undefined => {
    const found = ScanEntry.decode(entries.get(OPERATOR, 'scanCode', id)?.value)
    return E.isRight(found) && now - found.right.createdAt <= SCAN_SECONDS * SECOND ? found.right : undefined
  }
  const write = (id: string, entry: ScanEntry, now: Instant): void => entries.put(OPERATOR, 'scanCode', id, entry, now)
  const move = (
    id: string,
    now: Instant,
    from: ReadonlyArray<ScanEntry['state']>,
    change: Partial<ScanEntry>,
  ): boolean => {
    const entry = read(id, now)
    if (entry === undefined || !from.includes(entry.state)) return false
    write(id, { ...entry, ...change }, now)
    return true
  }
  return {
    create: now => {
      const id = randomBytes(16).toString('base64url')
      write(id, { state: 'WAITING', accountId: undefined, quickLoginToken: undefined, createdAt: now }, now)
      return id
    },
    stateOf: (id, now) => {
      const state = read(id, now)?.state ?? 'EXPIRED'
      return state === 'USED' ? 'EXPIRED' : state
    },
    scanned: (id, now) => {
      move(id, now, ['WAITING'], { state: 'SCANNED' })
    },
    confirm: (id, accountId, now) => {
      const quickLoginToken = randomBytes(24).toString('base64url')
      return move(id, now, ['WAITING', 'SCANNED'], { state: 'CONFIRMED', accountId, quickLoginToken })
    },
    refuse: (id, now) => {
      move(id, now, ['WAITING', 'SCANNED'], { state: 'REFUSED' })
    },
    quickLoginToken: (id, now) => {
      const entry = read(id, now)
      return entry?.state === 'CONFIRMED' ? entry.quickLoginToken : undefined
    },
    redeem: (id, token, now) => {
      const entry = read(id, now)
      if (entry?.state !== 'CONFIRMED' || entry.quickLoginToken !== token) return undefined
      move(id, now, ['CONFIRMED'], { state: 'USED' })
      return entry.accountId
    },
  }
}
