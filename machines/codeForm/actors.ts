import { fromCallback, fromPromise } from 'xstate'
import type { VerificationPurpose } from '../../models/credentials.ts'
import { unprovided } from '../kit/port.ts'
import type { CodeFormEvent, CodeFormWish, CodeWish, ConfirmOutput, SendOutput } from './types.ts'

/** Has a code sent, and notes on the device when that was (AUTH-07). */
const sendCode = fromPromise<SendOutput, CodeWish>(unprovided('sendCode'))
/** Says at once, and every second, how long it is until a code can be asked for again, also after a reload (AUTH-07). */
const countDown = fromCallback<CodeFormEvent, VerificationPurpose>(unprovided('countDown'))
/** Sends the form: signs up, sets the new password or claims the package. */
const confirm = fromPromise<ConfirmOutput, CodeFormWish>(unprovided('confirm'))

export const codeFormActors = { sendCode, countDown, confirm }
