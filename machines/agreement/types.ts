import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Policy } from '../../models/policy.ts'

/** A policy that is still to be agreed to, with its text in the language on screen. */
export interface OpenPolicy extends Pick<Policy, 'policyId' | 'title' | 'contractVersion'> {
  readonly content: string
}

export interface AgreementContext {
  readonly policies: ReadonlyArray<OpenPolicy>
  /** Why the texts did not come, or the agreement was not taken. */
  readonly failure: CallFailure | undefined
  readonly isAgreed: boolean
}

export type AgreementEvent =
  /** The end of the texts is in sight: scrolled to, or there without scrolling. */
  | { readonly type: 'viewer.reachEnd' }
  | { readonly type: 'viewer.agree' }
  | { readonly type: 'viewer.disagree' }
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'network.restored' }
  | { readonly type: 'language.changed' }

export type PoliciesOutput = Either<CallFailure, ReadonlyArray<OpenPolicy>>
export type SignOutput = Either<CallFailure, void>

export interface AgreementOutput {
  readonly isAgreed: boolean
}
