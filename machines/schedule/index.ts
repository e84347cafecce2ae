import type { SnapshotFrom } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Channel } from '../../models/channel.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { GuideColumns } from '../../models/guideWindow.ts'
import type { scheduleMachine } from './machine.ts'

export { scheduleMachine } from './machine.ts'
export type { ScheduleEvent } from './types.ts'

type Snapshot = SnapshotFrom<typeof scheduleMachine>

export const selectScheduleChannel = ({ context }: Snapshot): Channel | undefined => context.channel
export const selectScheduleDay = ({ context }: Snapshot): number => context.offset
export const selectScheduleNow = ({ context }: Snapshot): Instant => context.now
/** The programmes of the day; the same object until others are read. */
export const selectDayProgrammes = ({ context }: Snapshot): GuideColumns | undefined => context.programmes
export const selectIsDayLoading = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('loading') && snapshot.context.programmes === undefined
export const selectDayFailure = ({ context }: Snapshot): CallFailure | undefined => context.failure
export const selectHasDayFailed = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('failed') && snapshot.context.programmes === undefined
