import * as t from 'io-ts'
import { id } from './codec/id.ts'
import { optional } from './codec/optional.ts'
import { Text } from './codec/text.ts'

export const GenreId = id('GenreId')
export type GenreId = t.TypeOf<typeof GenreId>

export const Genre = t.strict({ genreId: optional(GenreId), name: Text }, 'Genre')
export type Genre = t.TypeOf<typeof Genre>
