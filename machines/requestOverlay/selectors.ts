import type { SnapshotFrom } from 'xstate'
import type { requestOverlayMachine } from './machine.ts'

export const selectOverlayShown = (snapshot: SnapshotFrom<typeof requestOverlayMachine>): boolean =>
  snapshot.hasTag('onScreen')
