import type { SnapshotFrom } from 'xstate'
import type { Quality } from '../../models/quality.ts'
import { formOf, openableOf, qualityChoices } from '../rules/streamForms.ts'
import type { catchUpPlayerMachine } from './machine.ts'

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

const openable = ({ channel, source }: Snapshot['context']) => openableOf(channel, source)

export const selectRecordingQualities = ({ context }: Snapshot): ReadonlyArray<Quality> =>
  qualityChoices(openable(context), context.right)
export const selectRecordingQuality = ({ context }: Snapshot): Quality | undefined =>
  formOf(openable(context), context.right, context.quality)?.resolution
/** The form that plays when nobody chooses follows the network. */
export const selectRecordingFollowsNetwork = ({ context }: Snapshot): boolean =>
  formOf(openable(context), context.right, undefined)?.resolution === undefined
