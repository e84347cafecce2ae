import type { SnapshotFrom } from 'xstate'
import type { dialMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof dialMachine>

/** The number on screen; empty where none is typed. */
export const selectDigits = (snapshot: Snapshot): string => (snapshot.hasTag('onScreen') ? snapshot.context.digits : '')
/** No channel has the number on screen. */
export const selectIsNumberUnknown = (snapshot: Snapshot): boolean => snapshot.hasTag('unknown')
