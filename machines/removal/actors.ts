import { fromCallback } from 'xstate'
import { unprovided } from '../port.ts'
import type { RemovalAnswer, RemovalInput, RemovalWish } from './types.ts'

/** Tells the operator of removals, one after the other; what was given to it is told also when the page is left. */
export const removalsPort = <Id>() =>
  fromCallback<RemovalWish<Id>, RemovalInput, RemovalAnswer | { readonly type: 'viewer.left' }>(unprovided('removals'))
