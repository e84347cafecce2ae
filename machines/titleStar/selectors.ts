import type { SnapshotFrom } from 'xstate'
import type { titleStarMachine } from './machine.ts'
import { isStarred } from './transitions.ts'

export const selectIsStarred = ({ context }: SnapshotFrom<typeof titleStarMachine>): boolean => isStarred(context)
