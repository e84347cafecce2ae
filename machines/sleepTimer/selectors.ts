import type { SnapshotFrom } from 'xstate'
import type { SleepChoice } from '../../models/sleepChoice.ts'
import type { sleepTimerMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof sleepTimerMachine>

export const selectSleepChoice = ({ context }: Snapshot): SleepChoice | undefined => context.choice
/** The picture is about to pause. */
export const selectIsSleepNear = (snapshot: Snapshot): boolean => snapshot.hasTag('notice')
