import type { SnapshotFrom } from 'xstate'
import type { ownAccountMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof ownAccountMachine>

export const selectOwnPasswordChange = ({ children }: Snapshot) => children.passwordChange
export const selectIsPackageOffered = (snapshot: Snapshot): boolean => snapshot.hasTag('offered')
export const selectClaim = ({ children }: Snapshot) => children.claim
export const selectIsPackageOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('dialog')
export const selectIsPackageClaimed = (snapshot: Snapshot): boolean => snapshot.hasTag('claimed')
