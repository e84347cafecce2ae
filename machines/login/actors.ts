import { fromPromise } from 'xstate'
import type { LogInOutput, LoginWish } from './types.ts'

/** Asks for the account's random value, derives the key from the password, logs in with it and stores the session (AUTH-01). */
const logIn = fromPromise<LogInOutput, LoginWish>(() => Promise.reject(new Error('logIn is not provided')))

export const loginActors = { logIn }
