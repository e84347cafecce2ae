import { fromCallback, fromPromise } from 'xstate'
import { type SessionEvent, sessionMachine } from '../../../machines/session/index.ts'
import type { SessionApi } from './session.ts'

/** The session's chart with the operator, the device and the other tabs behind it. */
export const provideSession = (session: SessionApi, reloadPage: () => void): typeof sessionMachine =>
  sessionMachine.provide({
    actors: {
      restoreSession: fromPromise(session.restore),
      visitorLogin: fromPromise(session.visitorLogin),
      renewTokens: fromPromise(session.renewTokens),
      sendLogOut: fromPromise(session.sendLogOut),
      forgetSession: fromPromise(session.forget),
      reloadPage: fromPromise(async () => reloadPage()),
      watchTabs: fromCallback<SessionEvent>(({ sendBack }) => session.watch(sendBack)),
    },
  })
