import type * as t from 'io-ts'
import { oneOf } from './codec/optional.ts'

export const Language = oneOf('Language', ['en', 'es', 'pt'])
export type Language = t.TypeOf<typeof Language>

/** The language of a tag without its region. */
export const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? ''
