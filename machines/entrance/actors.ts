import { fromCallback, fromPromise } from 'xstate'
import { agreementMachine } from '../agreement.ts'
import { codeFormMachine } from '../codeForm/index.ts'
import { unprovided } from '../kit/port.ts'
import { loginMachine } from '../login/index.ts'
import { passwordChangeMachine } from '../passwordChange.ts'
import { qrLoginMachine } from '../qrLogin/index.ts'
import type { Session } from '../session/index.ts'
import type { DraftKept } from './types.ts'

/** Recalls at once what was typed in this tab before the page was loaded, and keeps what is typed from then on. */
const draft = fromCallback<DraftKept>(unprovided('draft'))
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
  draft,
  enter,
  leave,
}
