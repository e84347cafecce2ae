import type { SnapshotFrom } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import type { agreementMachine } from './machine.ts'
import type { OpenPolicy } from './types.ts'

type AgreementSnapshot = SnapshotFrom<typeof agreementMachine>

export const selectPolicies = ({ context }: AgreementSnapshot): ReadonlyArray<OpenPolicy> => context.policies
export const selectAgreementFailure = ({ context }: AgreementSnapshot): CallFailure | undefined => context.failure
export const selectIsWaiting = (snapshot: AgreementSnapshot): boolean => snapshot.hasTag('busy')
export const selectIsRead = (snapshot: AgreementSnapshot): boolean => snapshot.hasTag('read')
/** The texts did not come; `viewer.retry` asks again. */
export const selectHasAgreementFailed = (snapshot: AgreementSnapshot): boolean => snapshot.hasTag('failed')
