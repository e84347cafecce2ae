import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../models/callFailure.ts'
import type { ScanCodeId, ScanState } from '../../models/scanCode.ts'
import type { Admission } from '../rules/admission.ts'

/** A code on screen. */
export interface ShownCode {
  readonly scanCodeId: ScanCodeId
  /** What the mobile app reads. */
  readonly content: string
  /** So long the operator knows it. */
  readonly lifeMs: number
}

export interface QrLoginContext {
  readonly code: ShownCode | undefined
  /** Until the next code, in whole seconds. */
  readonly secondsLeft: number
  /** How often a code was renewed by itself since the viewer last asked for one. */
  readonly renewals: number
  readonly admission: Admission | undefined
}

export type QrLoginEvent =
  /** The place of the code is on screen, or no longer. */
  | { readonly type: 'viewer.showCode' }
  | { readonly type: 'viewer.hideCode' }
  | { readonly type: 'viewer.renewCode' }
  | { readonly type: 'network.restored' }
  | { readonly type: 'scan.moved'; readonly state: ScanState }
  | { readonly type: 'countdown.ticked'; readonly secondsLeft: number }

export type CodeOutput = Either<CallFailure, ShownCode>
export type AdmitOutput = Either<CallFailure, Admission>

export interface QrLoginOutput {
  readonly admission: Admission | undefined
}
