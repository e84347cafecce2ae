import type { SnapshotFrom } from 'xstate'
import type { ownAccountMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof ownAccountMachine>

export const selectOwnPasswordChange = ({ children }: Snapshot) => children.passwordChange
export const selectIsPackageOffered = (snapshot: Snapshot): boolean => snapshot.hasTag('offered')
/** It can be had, offered or put off. */
export const selectIsPackageAvailable = (snapshot: Snapshot): boolean => snapshot.hasTag('available')
export const selectClaim = ({ children }: Snapshot) => children.claim
export const selectIsPackageOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('dialog')
export const selectIsPackageClaimed = (snapshot: Snapshot): boolean => snapshot.hasTag('claimed')
