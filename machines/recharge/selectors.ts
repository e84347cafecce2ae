import type { SnapshotFrom } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import { isCompleteRechargeCode } from '../../models/recharge.ts'
import type { rechargeMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof rechargeMachine>

export const selectDigits = ({ context }: Snapshot): string => context.digits
export const selectCanRedeem = ({ context }: Snapshot): boolean => isCompleteRechargeCode(context.digits)
export const selectIsRedeeming = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const selectRechargeFailure = ({ context }: Snapshot): CallFailure | undefined => context.failure
