import type { SnapshotFrom } from 'xstate'
import type { Tracks } from '../../models/trackChoice.ts'
import type { engineMachine } from './machine.ts'

/** What the stream offers to hear and to read (AHEAD-09). */
export const selectTracks = ({ context }: SnapshotFrom<typeof engineMachine>): Tracks => context.tracks
