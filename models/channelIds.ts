import type * as t from 'io-ts'
import { id } from './codec/id.ts'

/** The names of things of live television, for whoever names one without knowing what it is made of. */
export const LogicalChannelId = id('LogicalChannelId')
export type LogicalChannelId = t.TypeOf<typeof LogicalChannelId>

export const EpgId = id('EpgId')
export type EpgId = t.TypeOf<typeof EpgId>

export const ColumnId = id('ColumnId')
export type ColumnId = t.TypeOf<typeof ColumnId>

export const ProgramId = id('ProgramId')
export type ProgramId = t.TypeOf<typeof ProgramId>
