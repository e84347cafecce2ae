import type { SnapshotFrom } from 'xstate'
import type { RemovalMachine } from './machine.ts'

type Snapshot<Id> = Pick<SnapshotFrom<RemovalMachine<Id>>, 'context' | 'hasTag'>

export const selectIsSelecting = <Id>(snapshot: Snapshot<Id>): boolean => snapshot.hasTag('selecting')
export const selectSelected = <Id>({ context }: Snapshot<Id>): ReadonlyArray<Id> => context.selected
