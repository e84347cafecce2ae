import type { Admission } from '../../../../machines/rules/admission.ts'
import type { Session } from '../../../../machines/session/index.ts'
import type { AccountId, UserInfo } from '../../../../models/account.ts'
import { type LoginResult, mustChangePassword } from '../../../../models/login.ts'
import * as accountEndpoints from '../../../../models/wire/account.ts'
import { credentialsOf } from '../../http/sessionLink.ts'
import type { Credentials, Http } from '../../http/types.ts'
import type { OwnViewStore } from '../../storage/ownView.ts'
import { type SessionStore, sessionOf } from '../../storage/sessionStore.ts'
import type { StoredValues } from '../../storage/values.ts'

export interface PendingLoginParts {
  readonly http: Http
  readonly store: Pick<SessionStore, 'save'>
  readonly ownView: Pick<OwnViewStore, 'endKidsMode'>
  readonly values: Pick<StoredValues, 'appProperties' | 'ownPasswords'>
}

/** Where account and tokens of somebody who was let in wait until the session begins: in no storage, in no chart. */
export interface PendingLogin {
  readonly admit: (result: LoginResult) => Admission
  /** Whoever has this email or phone chose the password on this page, at sign up or by a code. */
  readonly notePasswordChosen: (name: string) => void
  /** Who was let in. */
  readonly account: () => UserInfo | undefined
  readonly credentials: () => Credentials | undefined
  readonly enter: () => Session
  readonly leave: () => Promise<void>
}

/** This account's password is the person's own from now on (AUTH-04). */
export const noteOwnPassword = ({ ownPasswords }: Pick<StoredValues, 'ownPasswords'>, id: AccountId): void => {
  const known = ownPasswords.read() ?? []
  if (!known.includes(id)) ownPasswords.write([...known, id])
}

export const makePendingLogin = ({ http, store, ownView, values }: PendingLoginParts): PendingLogin => {
  let waiting: LoginResult | undefined
  let chosenBy: string | undefined
  const credentials = () => waiting && credentialsOf({ account: waiting.accountInfo, tokens: waiting.tokens })
  return {
    admit: result => {
      waiting = result
      const { accountId, email, phone } = result.accountInfo
      if (chosenBy !== undefined && (chosenBy === email || chosenBy === phone)) noteOwnPassword(values, accountId)
      const isWished = values.appProperties.read()?.layoutConfig.custom_modify_passwd_option === true
      const isOwn = values.ownPasswords.read()?.includes(accountId) === true
      return { mustChangePassword: mustChangePassword(result, isWished, isOwn) }
    },
    notePasswordChosen: name => {
      chosenBy = name
    },
    account: () => waiting?.accountInfo,
    credentials,
    enter: () => {
      if (waiting === undefined) throw new Error('Nobody was let in')
      const { accountInfo: account, tokens, drmTemplates } = waiting
      waiting = undefined
      ownView.endKidsMode(account.accountId)
      store.save({ account, tokens }, drmTemplates)
      return sessionOf({ account })
    },
    leave: async () => {
      const token = credentials()
      waiting = undefined
      if (token !== undefined)
        await http.call(accountEndpoints.logout, {}, { token, awaitedBy: 'nobody', isNeeded: true })
    },
  }
}
