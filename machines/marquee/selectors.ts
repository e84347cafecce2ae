import type { SnapshotFrom } from 'xstate'
import type { marqueeMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof marqueeMachine>

/** 0 until it has come on screen. */
export const selectWayMs = ({ context }: Snapshot): number => context.wayMs
/** Where it stands; of what moves, where it began to. */
export const selectGoneMs = ({ context }: Snapshot): number => context.goneMs
export const selectIsMoving = (snapshot: Snapshot): boolean => snapshot.hasTag('moving')
/** The viewer, or the device for them, wants it to stand still. */
export const selectIsPaused = (snapshot: Snapshot): boolean => snapshot.hasTag('paused')
