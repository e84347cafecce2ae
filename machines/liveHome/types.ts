import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { LiveHome } from '../../models/liveHome.ts'

export type LiveHomeAnswer = Either<CallFailure, LiveHome>

export interface LiveHomeContext {
  /** `undefined` until the operator has answered, or the page waits no longer. */
  readonly home: LiveHome | undefined
}

export type LiveHomeEvent =
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'network.restored' }
  | { readonly type: 'session.changed' }
  | { readonly type: 'language.changed' }
  /** Other channels than before are on the page, and what they broadcast is offered as titles. */
  | { readonly type: 'viewer.sawOthers' }
