import type { SnapshotFrom } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Person } from '../../models/person.ts'
import type { personMachine } from './machine.ts'
import type { Films } from './types.ts'

type Snapshot = SnapshotFrom<typeof personMachine>

/** `undefined` until it is known. */
export const selectPerson = ({ context }: Snapshot): Person | undefined => context.person
export const selectFilms = ({ context }: Snapshot): Films => context.films
export const selectHasPersonFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed')
export const selectPersonFailure = ({ context }: Snapshot): CallFailure | undefined => context.failure
export const selectAreFilmsLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('loadingMore')
export const selectHaveFilmsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('moreFailed')
