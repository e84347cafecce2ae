import * as t from 'io-ts'
import { ColumnId } from './channelIds.ts'
import { Instant } from './codec/instant.ts'
import { Count } from './codec/numeric.ts'
import { Flag } from './codec/optional.ts'

/** Kids mode of one account on this device (AHEAD-22). Of the PIN only the key that is derived from it is kept. */
export const KidsLock = t.strict(
  {
    /** base64url. */
    salt: t.string,
    hash: t.string,
    isOn: Flag,
    columnIds: t.readonlyArray(ColumnId),
    /** In a row. */
    wrongTries: Count,
    /** No PIN is tried before this moment of the server's time. */
    blockedUntil: Instant,
  },
  'KidsLock',
)
export type KidsLock = t.TypeOf<typeof KidsLock>

/** By account. */
export const KidsLocks = t.record(t.string, KidsLock, 'KidsLocks')
export type KidsLocks = Readonly<t.TypeOf<typeof KidsLocks>>

/**
 * Whose lock counts: a user's own; for a guest any that is on, so that logging out is no way out of kids mode.
 */
export const keyInForce = (locks: KidsLocks, accountId: string | undefined): string | undefined =>
  accountId ?? Object.keys(locks).find(key => locks[key]?.isOn)
