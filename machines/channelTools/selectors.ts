import type { SnapshotFrom } from 'xstate'
import type { channelToolsMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof channelToolsMachine>

export const selectIsArranging = (snapshot: Snapshot): boolean => snapshot.hasTag('arranging')
export const selectSearch = ({ children }: Snapshot) => children.channelSearch
export const selectKidsMode = ({ children }: Snapshot) => children.kidsMode
