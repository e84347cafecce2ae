import { fromPromise } from 'xstate'
import { unprovided } from '../port.ts'
import type { ChangeOutput, Passwords } from './types.ts'

/** Makes the keys of both passwords, the new one with a new random value, and sends them (AUTH-04). */
const changePassword = fromPromise<ChangeOutput, Passwords>(unprovided('changePassword'))

export const passwordChangeActors = { changePassword }
