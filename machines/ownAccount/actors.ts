import { fromPromise } from 'xstate'
import { codeFormMachine } from '../codeForm/index.ts'
import { passwordChangeMachine } from '../passwordChange/index.ts'
import { unprovided } from '../port.ts'
import type { RenewOutput } from '../purchase/index.ts'
import type { Offer } from './types.ts'

/** Whether the account can have the free package, once, and whether it was put off in the last seven days (AUTH-06). */
const findOffer = fromPromise<Offer | undefined>(unprovided('findOffer'))
/** Notes on the device that the viewer wants it later. */
const putOff = fromPromise<void>(unprovided('putOff'))
/** Asks the operator how the account stands now. */
const renewRights = fromPromise<RenewOutput>(unprovided('renewRights'))

export const ownAccountActors = {
  passwordChange: passwordChangeMachine,
  codeForm: codeFormMachine,
  findOffer,
  putOff,
  renewRights,
}
