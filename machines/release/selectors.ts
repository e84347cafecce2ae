import type { SnapshotFrom } from 'xstate'
import type { releaseMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof releaseMachine>

/** The viewer is told that there is a new release. */
export const selectIsReleaseTold = (snapshot: Snapshot): boolean => snapshot.hasTag('told')
/** The page goes on for now: the viewer need not be reminded of it. */
export const selectIsReleaseClosable = (snapshot: Snapshot): boolean => snapshot.hasTag('closable')
export const selectIsReleaseLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('loading')
