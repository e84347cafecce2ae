import type { SnapshotFrom } from 'xstate'
import type { presentationMachine } from './machine.ts'

/** There is a picture, or a window that waits for one: asked on every page, and so apart from what the player asks. */
export const selectIsWanted = (snapshot: SnapshotFrom<typeof presentationMachine>): boolean =>
  snapshot.context.picture !== 'lacking' || !snapshot.hasTag('inPage')
