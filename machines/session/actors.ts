import { fromCallback, fromPromise } from 'xstate'
import { unprovided } from '../kit/port.ts'
import type { OpenOutput, RestoreOutput, SessionEvent } from './types.ts'

/** Reads the account and the tokens of the last visit; nothing when there are none or they cannot be read. */
const restoreSession = fromPromise<RestoreOutput>(unprovided('restoreSession'))
/** Makes a guest, or takes the session that another tab has made meanwhile, and stores it. */
const visitorLogin = fromPromise<OpenOutput>(unprovided('visitorLogin'))
/** Asks for new tokens, or takes those that another tab has just got, and stores them. */
const renewTokens = fromPromise<OpenOutput>(unprovided('renewTokens'))
/** Tells the operator that the session ends; its answer does not matter. */
const sendLogOut = fromPromise<void>(unprovided('sendLogOut'))
/** Clears the tokens, the account and everything stored for that account. */
const forgetSession = fromPromise<void>(unprovided('forgetSession'))
const reloadPage = fromPromise<void>(unprovided('reloadPage'))
/** Says what the other tabs do to the session, and when this tab is shown or hidden. */
const watchTabs = fromCallback<SessionEvent>(unprovided('watchTabs'))

export const sessionActors = {
  restoreSession,
  visitorLogin,
  renewTokens,
  sendLogOut,
  forgetSession,
  reloadPage,
  watchTabs,
}
