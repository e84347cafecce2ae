import type { SnapshotFrom } from 'xstate'
import type { Quality } from '../../models/quality.ts'
import type { Tracks } from '../../models/trackChoice.ts'
import type { engineMachine } from './machine.ts'

/** What the stream offers to hear and to read (AHEAD-09). */
export const selectTracks = ({ context }: SnapshotFrom<typeof engineMachine>): Tracks => context.tracks
/** What a title may be watched in, the lowest first (LIVE-10). */
export const selectFilmQualities = ({ context }: SnapshotFrom<typeof engineMachine>): ReadonlyArray<Quality> =>
  context.qualities
