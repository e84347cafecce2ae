import type { Either } from 'fp-ts/lib/Either.js'
import type { LoginStatus, UserInfo } from '../../models/account.ts'
import type { CallFailure } from '../../models/callFailure.ts'

/**
 * Who the viewer is to the operator. The tokens are not here: they live in the device's storage, which the tabs share,
 * and only the http service reads them.
 */
export interface Session {
  readonly status: LoginStatus
  readonly account: UserInfo
}

export interface SessionInput {
  /** The manifest lets people in without an account (MODE-05). */
  readonly visitorMode: boolean
}

export interface SessionContext {
  readonly visitorMode: boolean
  readonly session: Session | undefined
  /** Why the last visitor login or refresh did not work. */
  readonly failure: CallFailure | undefined
}

export type SessionEvent =
  /** A person logged in on this page. */
  | { readonly type: 'session.opened'; readonly session: Session }
  /** Another tab logged in, or refreshed the tokens. */
  | { readonly type: 'session.openedElsewhere'; readonly session: Session }
  /** Another tab took the tokens away. */
  | { readonly type: 'session.removedElsewhere' }
  /** A call met an expired token. */
  | { readonly type: 'token.refused' }
  /** A call was refused with the refreshed token too. */
  | { readonly type: 'token.refusedAgain' }
  | { readonly type: 'tab.shown' }
  | { readonly type: 'tab.hidden' }
  | { readonly type: 'network.restored' }
  | { readonly type: 'viewer.logOut' }
  | { readonly type: 'viewer.retry' }

/** What the chart that runs the session is told. */
export type SessionFact =
  | { readonly type: 'session.changed'; readonly session: Session }
  /** Nobody is signed in for the moment: a new guest is being made, or the tab waits for a reload. */
  | { readonly type: 'session.ended' }
  | { readonly type: 'session.loginRequired' }

/** `renewing`: calls wait for the refresh. `busy`: nobody is signed in yet. */
export type SessionTag = 'renewing' | 'busy' | 'failed'

/** What the device remembers from the last visit. */
export type RestoreOutput = Session | undefined
export type OpenOutput = Either<CallFailure, Session>
