import { fromPromise } from 'xstate'
import { agreementMachine } from '../agreement/index.ts'
import { codeFormMachine } from '../codeForm/index.ts'
import { loginMachine } from '../login/index.ts'
import { passwordChangeMachine } from '../passwordChange/index.ts'
import { unprovided } from '../port.ts'
import { qrLoginMachine } from '../qrLogin/index.ts'
import type { Session } from '../session/index.ts'

/** Keeps account and tokens of who was let in on the device: from now on the viewer is a user. */
const enter = fromPromise<Session>(unprovided('enter'))
/** Forgets who was let in, and tells the operator so. */
const leave = fromPromise<void>(unprovided('leave'))

export const entranceActors = {
  login: loginMachine,
  qrLogin: qrLoginMachine,
  codeForm: codeFormMachine,
  agreement: agreementMachine,
  passwordChange: passwordChangeMachine,
  enter,
  leave,
}
