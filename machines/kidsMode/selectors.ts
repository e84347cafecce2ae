import type { SnapshotFrom } from 'xstate'
import type { ColumnId } from '../../models/column.ts'
import type { kidsModeMachine } from './machine.ts'
import type { BeginProblem } from './types.ts'

type Snapshot = SnapshotFrom<typeof kidsModeMachine>

/** Which dialog is there. */
export const selectDialog = (snapshot: Snapshot): 'offer' | 'lock' | undefined => {
  if (snapshot.hasTag('offering')) return 'offer'
  return snapshot.hasTag('locked') ? 'lock' : undefined
}
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const selectProblem = ({ context }: Snapshot): BeginProblem | undefined => context.problem
export const selectHasPin = ({ context }: Snapshot): boolean => context.kept.hasPin
/** There are channels, whose groups are chosen; else kids mode is of titles only. */
export const selectHasGroups = ({ context }: Snapshot): boolean => context.kept.hasGroups
export const selectChosenColumnIds = ({ context }: Snapshot): ReadonlyArray<ColumnId> => context.kept.columnIds
export const selectIsWrong = ({ context }: Snapshot): boolean => context.isWrong
/** How long no PIN is taken, counted from the moment it began, ms; 0 when one is taken. */
export const selectWaitMs = ({ context }: Snapshot): number => context.waitMs
