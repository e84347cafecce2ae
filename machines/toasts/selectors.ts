import type { SnapshotFrom } from 'xstate'
import type { toastsMachine } from './machine.ts'
import type { ToastText } from './types.ts'

/** The message on screen. */
export const selectToast = (snapshot: SnapshotFrom<typeof toastsMachine>): ToastText | undefined =>
  snapshot.hasTag('onScreen') ? snapshot.context.queue[0] : undefined
