import type { SnapshotFrom } from 'xstate'
import type { carouselMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof carouselMachine>

/** The slide that is shown, from 0. */
export const selectSlide = ({ context }: Snapshot): number => context.at
export const selectIsPaused = (snapshot: Snapshot): boolean => snapshot.hasTag('paused')
/** The slides go on by themselves at this moment. */
export const selectIsRunning = (snapshot: Snapshot): boolean => snapshot.hasTag('running')
