import type { SnapshotFrom } from 'xstate'
import type { noticeMachine } from './machine.ts'
import type { NoticeReason } from './types.ts'

/** What is said now, if anything. */
export const selectReason = ({ context }: SnapshotFrom<typeof noticeMachine>): NoticeReason | undefined =>
  context.reason
