import { fromCallback, fromPromise } from 'xstate'
import { unprovided } from '../port.ts'
import type { DraftChanged, RechargeOutput } from './types.ts'

/** Remembers what is typed as long as the page lives, for this account: a session that ends takes nothing away. */
const draft = fromCallback<DraftChanged>(unprovided('draft'))
/** Redeems the code for the account that is signed in. */
const redeem = fromPromise<RechargeOutput, { readonly rechargeCode: string }>(unprovided('redeem'))

export const rechargeActors = { draft, redeem }
