import type * as t from 'io-ts'
import { id } from './codec/id.ts'
import { oneOf } from './codec/optional.ts'

/** Names a title of the catalogue, whatever it is. */
export const MetaId = id('MetaId')
export type MetaId = t.TypeOf<typeof MetaId>

export const MetaType = oneOf('MetaType', ['MOVIE', 'SERIES', 'SEASON', 'EPISODE'])
export type MetaType = t.TypeOf<typeof MetaType>
