import type { SnapshotFrom } from 'xstate'
import type { TopChannels } from '../../models/channelSearch.ts'
import type { channelSearchMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof channelSearchMachine>

export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.matches({ field: 'open' })
export const selectQuery = ({ context }: Snapshot): string => context.query
export const selectTop = ({ context }: Snapshot): TopChannels | undefined => context.top
