import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Plan, PlanId } from '../../models/plan.ts'
import type { Session } from '../session/index.ts'

export interface PurchaseContext {
  /** In the operator's order; `undefined` until they have come once. */
  readonly plans: ReadonlyArray<Plan> | undefined
  /** Why they did not come. */
  readonly failure: CallFailure | undefined
}

export type PurchaseEvent =
  | { readonly type: 'viewer.seePlans' }
  /** Something that the account has no right to, where no player says so. */
  | { readonly type: 'viewer.chooseLocked' }
  | { readonly type: 'viewer.closePlans' }
  /** To the page of a plan, or to the member site itself. */
  | { readonly type: 'viewer.goToShop'; readonly planId: PlanId | undefined }
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'network.restored' }
  | RightsChanged
  | ShopLeft
  /** The chart tells its dialog. */
  | { readonly type: 'plan.bought' }

/** The account is sold other things than before. */
export type RightsChanged = { readonly type: 'rights.changed' }

/** The viewer is back in this tab. */
export type ShopLeft = { readonly type: 'shop.left' }

export type PlansOutput = Either<CallFailure, ReadonlyArray<Plan>>

/** The account as it stands now; `hasMore`: its plans are others than before. */
export interface Renewed {
  readonly session: Session
  readonly hasMore: boolean
}
export type RenewOutput = Either<CallFailure, Renewed>

/** What the chart that runs this one is told: the rights of the session are others from now on. */
export type PurchaseFact = { readonly type: 'rights.renewed'; readonly session: Session }

export type PurchaseTag = 'dialog' | 'refusal' | 'failed'
