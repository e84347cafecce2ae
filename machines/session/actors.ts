import { fromCallback, fromPromise } from 'xstate'
import type { OpenOutput, RestoreOutput, SessionEvent } from './types.ts'

const missing = (port: string) => () => Promise.reject(new Error(`${port} is not provided`))

/** Reads the account and the tokens of the last visit; nothing when there are none or they cannot be read. */
const restoreSession = fromPromise<RestoreOutput>(missing('restoreSession'))
/** Makes a guest, or takes the session that another tab has made meanwhile, and stores it. */
const visitorLogin = fromPromise<OpenOutput>(missing('visitorLogin'))
/** Asks for new tokens, or takes those that another tab has just got, and stores them. */
const renewTokens = fromPromise<OpenOutput>(missing('renewTokens'))
/** Tells the operator that the session ends; its answer does not matter. */
const sendLogOut = fromPromise<void>(missing('sendLogOut'))
/** Clears the tokens, the account and everything stored for that account. */
const forgetSession = fromPromise<void>(missing('forgetSession'))
const reloadPage = fromPromise<void>(missing('reloadPage'))
/** Says what the other tabs do to the session, and when this tab is shown or hidden. */
const watchTabs = fromCallback<SessionEvent>(() => {
  throw new Error('watchTabs is not provided')
})

export const sessionActors = {
  restoreSession,
  visitorLogin,
  renewTokens,
  sendLogOut,
  forgetSession,
  reloadPage,
  watchTabs,
}
