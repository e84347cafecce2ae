import { fromPromise } from 'xstate'
import { unprovided } from '../port.ts'
import type { BeginWish, KidsState, PinAnswer } from './types.ts'

const readKidsMode = fromPromise<KidsState>(unprovided('readKidsMode'))
/** Keeps the groups and a salted key of the PIN on the device; the list follows by itself. */
const beginKidsMode = fromPromise<void, BeginWish>(unprovided('beginKidsMode'))
/** Ends kids mode where the PIN is right; counts the wrong ones. */
const tryPin = fromPromise<PinAnswer, { readonly pin: string }>(unprovided('tryPin'))

export const kidsModeActors = { readKidsMode, beginKidsMode, tryPin }
