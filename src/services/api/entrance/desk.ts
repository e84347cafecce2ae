import type { Admission } from '../../../../machines/admission.ts'
import type { Session } from '../../../../machines/session/index.ts'
import type { UserInfo } from '../../../../models/account.ts'
import type { LoginResult } from '../../../../models/login.ts'
import * as accountEndpoints from '../../../../models/wire/account.ts'
import { credentialsOf } from '../../http/sessionLink.ts'
import type { Credentials, Http } from '../../http/types.ts'
import type { OwnViewStore } from '../../storage/ownView.ts'
import { type SessionStore, sessionOf } from '../../storage/sessionStore.ts'

export interface DeskParts {
  readonly http: Http
  readonly store: Pick<SessionStore, 'save'>
  readonly ownView: Pick<OwnViewStore, 'endKidsMode'>
}

/** Where account and tokens of somebody who was let in wait until the session begins: in no storage, in no chart. */
export interface Desk {
  readonly admit: (result: LoginResult) => Admission
  /** Who was let in. */
  readonly account: () => UserInfo | undefined
  readonly credentials: () => Credentials | undefined
  readonly enter: () => Session
  readonly leave: () => Promise<void>
}

export const makeDesk = ({ http, store, ownView }: DeskParts): Desk => {
  let waiting: LoginResult | undefined
  const credentials = () => waiting && credentialsOf({ account: waiting.accountInfo, tokens: waiting.tokens })
  return {
    admit: result => {
      waiting = result
      return { mustChangePassword: result.initialPassword }
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
      if (token !== undefined) await http.call(accountEndpoints.logout, {}, { token, background: true })
    },
  }
}
