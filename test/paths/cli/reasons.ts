import { isNever } from '../browser/model.ts'

export const BREAKS = 'an actor breaks only by a bug of the app'

/** What an entry of a browser's table says in place of a gesture. */
export const whyOf = (entry: unknown): string | undefined => (isNever(entry) ? entry.never : undefined)
