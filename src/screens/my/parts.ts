import type { ActorRefFrom } from 'xstate'
import type { ownAccountMachine } from '../../../machines/ownAccount.ts'
import type { profileMachine } from '../../../machines/profile/index.ts'
import type { purchaseMachine } from '../../../machines/purchase.ts'
import type { rechargeMachine } from '../../../machines/recharge.ts'
import type { UserInfo } from '../../../models/account.ts'

export type PurchaseActor = ActorRefFrom<typeof purchaseMachine>
export type RechargeActor = ActorRefFrom<typeof rechargeMachine>
export type ProfileActor = ActorRefFrom<typeof profileMachine>
export type OwnAccountActor = ActorRefFrom<typeof ownAccountMachine>

/** What every page of the user's own is given. */
export type MyParts = {
  readonly account: UserInfo
  readonly purchase: PurchaseActor
  readonly recharge: RechargeActor
  readonly ownAccount: OwnAccountActor
}
