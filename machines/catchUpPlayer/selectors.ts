import type { SnapshotFrom } from 'xstate'
import type { Quality } from '../../models/quality.ts'
import { qualityChoices } from '../forms.ts'
import type { catchUpPlayerMachine } from './machine.ts'
import { physicalOf } from './transitions.ts'

type Snapshot = SnapshotFrom<typeof catchUpPlayerMachine>

/** What lies over the picture of a recording. */
export const selectRecordingOverlay = (snapshot: Snapshot): 'none' | 'loading' | 'reconnecting' | 'noAuthority' => {
  if (snapshot.hasTag('noAuthority')) return 'noAuthority'
  if (snapshot.hasTag('reconnecting')) return 'reconnecting'
  return snapshot.hasTag('busy') ? 'loading' : 'none'
}

export const selectIsRecordingPlaying = (snapshot: Snapshot): boolean => snapshot.matches({ showing: 'playing' })
export const selectIsRecordingPaused = (snapshot: Snapshot): boolean => snapshot.matches({ showing: 'paused' })
/** The controls make sense. */
export const selectIsRecordingWatched = (snapshot: Snapshot): boolean => snapshot.hasTag('watching')

export const selectRecordingQualities = ({ context: { channel, right } }: Snapshot): ReadonlyArray<Quality> =>
  qualityChoices(channel, right)
export const selectRecordingQuality = ({ context }: Snapshot): Quality | undefined => physicalOf(context)?.resolution
/** The form that plays when nobody chooses follows the network. */
export const selectRecordingFollowsNetwork = ({ context }: Snapshot): boolean =>
  physicalOf({ ...context, quality: undefined })?.resolution === undefined
