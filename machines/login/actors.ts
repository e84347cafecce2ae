import { fromPromise } from 'xstate'
import { unprovided } from '../kit/port.ts'
import type { LogInOutput, LoginWish } from './types.ts'

/** Asks for the account's random value, derives the key from the password, and logs in with it (AUTH-01). */
const logIn = fromPromise<LogInOutput, LoginWish>(unprovided('logIn'))

export const loginActors = { logIn }
