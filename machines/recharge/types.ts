import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Session } from '../session/index.ts'
import type { ToastRequest } from '../toasts/index.ts'

export interface RechargeContext {
  /** What has been typed of the code: at most sixteen digits. */
  readonly digits: string
  /** Why the code was not taken. */
  readonly failure: CallFailure | undefined
}

export type RechargeEvent =
  /** Typed or pasted, with whatever else was in it. */
  | { readonly type: 'viewer.typeCode'; readonly rechargeCode: string }
  | { readonly type: 'viewer.redeem' }
  | DraftRecalled

/** What this account had typed when its session ended. */
export type DraftRecalled = { readonly type: 'draft.recalled'; readonly rechargeCode: string }
export type DraftChanged = { readonly type: 'draft.changed'; readonly rechargeCode: string }

/** The account as it stands after the code. */
export type RechargeOutput = Either<CallFailure, Session>

/** What the chart that runs the form is told: the rights of this session are others from now on. */
export type RechargeFact = { readonly type: 'rights.renewed'; readonly session: Session } | ToastRequest

export type RechargeTag = 'busy'
