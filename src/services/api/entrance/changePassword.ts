import * as E from 'fp-ts/lib/Either.js'
import type { ChangeOutput, Passwords } from '../../../../machines/passwordChange.ts'
import type { NamedAccount } from '../../../../machines/rules/accountName.ts'
import type { UserInfo } from '../../../../models/account.ts'
import * as entranceEndpoints from '../../../../models/wire/entrance.ts'
import type { CallOptions, Credentials } from '../../http/types.ts'
import type { StoredValues } from '../../storage/values.ts'
import { type KeysParts, keyInForce, newKey } from './keys.ts'
import { noteOwnPassword } from './pendingLogin.ts'

export interface ChangeParts extends KeysParts {
  /** Whose password it is. */
  readonly account: () => UserInfo | undefined
  /** Of who was let in and whose session has not begun. */
  readonly credentials: () => Credentials | undefined
  readonly values: Pick<StoredValues, 'ownPasswords'>
}

const nameOf = ({ email, phone, phonePreCode }: UserInfo): NamedAccount =>
  email === undefined
    ? { method: 'phone', accountName: `+${phonePreCode ?? ''}${phone ?? ''}` }
    : { method: 'email', accountName: email }

/** Proves the password in force by its key and sets the new one (AUTH-04). Neither leaves the page. */
export const changePassword =
  (parts: ChangeParts) =>
  async ({ currentPassword, newPassword }: Passwords): Promise<ChangeOutput> => {
    const account = parts.account()
    if (account === undefined) return E.left({ tag: 'expired' })
    const current = await keyInForce(parts, nameOf(account), currentPassword)
    if (E.isLeft(current)) return current
    const token = parts.credentials()
    const options: CallOptions = { hideErrorTip: 'all', ...(token && { token }) }
    const changed = await parts.http.call(
      entranceEndpoints.passwordChange,
      { oldAuthenticationKey: current.right, ...(await newKey(parts, newPassword)) },
      options,
    )
    if (E.isRight(changed)) noteOwnPassword(parts.values, account.accountId)
    return changed
  }
