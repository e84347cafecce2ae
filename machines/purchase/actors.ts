import { fromCallback, fromPromise } from 'xstate'
import type { Plan } from '../../models/plan.ts'
import { unprovided } from '../port.ts'
import type { PlansOutput, RenewOutput, ShopLeft } from './types.ts'

const loadPlans = fromPromise<PlansOutput>(unprovided('loadPlans'))
/** Opens the plan's page, or the member site, in a tab of its own, and tells when the viewer is back in this one. */
const visitShop = fromCallback<ShopLeft, { readonly plan: Plan | undefined }>(unprovided('visitShop'))
/** Asks the operator how the account stands now. */
const renewRights = fromPromise<RenewOutput>(unprovided('renewRights'))

export const purchaseActors = { loadPlans, visitShop, renewRights }
