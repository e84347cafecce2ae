import { fromCallback, fromPromise } from 'xstate'
import type { SessionEvent, sessionMachine } from '../../../machines/session/index.ts'
import type { PortsOf } from '../ports.ts'
import type { SessionApi } from './session.ts'

/** The session's chart with the operator, the device and the other tabs behind it. */
export const sessionPorts = (session: SessionApi, reloadPage: () => void): PortsOf<typeof sessionMachine> => ({
  restoreSession: fromPromise(session.restore),
  visitorLogin: fromPromise(session.visitorLogin),
  renewTokens: fromPromise(session.renewTokens),
  sendLogOut: fromPromise(session.sendLogOut),
  forgetSession: fromPromise(session.forget),
  reloadPage: fromPromise(async () => reloadPage()),
  watchTabs: fromCallback<SessionEvent>(({ sendBack }) => session.watch(sendBack)),
})
