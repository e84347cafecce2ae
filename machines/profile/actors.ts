import { fromCallback, fromPromise } from 'xstate'
import { unprovided } from '../kit/port.ts'
import type { DraftChanged, LoadOutput, ProfileEvent, SaveOutput, SaveWish } from './types.ts'

/** Asks the operator for the profile of the account that is signed in (contract, Profile). */
const loadProfile = fromPromise<LoadOutput>(unprovided('loadProfile'))
/** Sends what has changed, and asks how the account stands after it. */
const saveProfile = fromPromise<SaveOutput, SaveWish>(unprovided('saveProfile'))
/** Remembers what is typed as long as the page lives, for this account: a session that ends takes nothing away. */
const draft = fromCallback<DraftChanged>(unprovided('draft'))
/** Says when the account tells of another version of the profile. */
const watchProfile = fromCallback<ProfileEvent>(unprovided('watchProfile'))

export const profileActors = { loadProfile, saveProfile, draft, watchProfile }
