import type { TypedName } from '../accountName.ts'
import type { PurchaseFact, RightsChanged } from '../purchase/index.ts'
import type { Session } from '../session/index.ts'
import type { ToastRequest } from '../toasts/index.ts'

/** The free package as this account is offered it. */
export interface Offer {
  /** The phone that the account is known by. */
  readonly typed: TypedName
  /** YYYY-MM-DD. */
  readonly today: string
  /** The viewer has said Not Now: nothing is said of it, and it can be had all the same. */
  readonly isPutOff: boolean
}

export interface OwnAccountContext {
  readonly offer: Offer
  /** The account with the package, until the viewer has read that it is there. */
  readonly session: Session | undefined
}

export type OwnAccountEvent =
  | { readonly type: 'viewer.replacePassword' }
  | { readonly type: 'viewer.claimPackage' }
  /** Not now: asked again after some days. */
  | { readonly type: 'viewer.declinePackage' }
  | { readonly type: 'viewer.closePackage' }
  | RightsChanged

/** What the chart that runs this one is told. */
export type OwnAccountFact = PurchaseFact | ToastRequest

export type OwnAccountTag = 'offered' | 'available' | 'claimed' | 'dialog'
