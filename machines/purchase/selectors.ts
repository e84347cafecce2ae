import type { SnapshotFrom } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Plan } from '../../models/plan.ts'
import type { purchaseMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof purchaseMachine>

export const selectPlans = ({ context }: Snapshot): ReadonlyArray<Plan> | undefined => context.plans
export const selectHasPlansFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed')
export const selectPlansFailure = ({ context }: Snapshot): CallFailure | undefined => context.failure
/** The dialog that offers a purchase for what is missing (UI-02). */
export const selectIsRefused = (snapshot: Snapshot): boolean => snapshot.hasTag('refusal')
export const selectIsPurchaseOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('dialog')
