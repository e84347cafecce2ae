import type { DatabaseSync } from 'node:sqlite'
import { DAY, type Instant } from '../../../models/codec/instant.ts'

/** Ids of sealed requests of the last day: an id that comes again is a replay (E2EE-02). */
export interface SeenRequests {
  /** True when this id is new; it is remembered with that. */
  readonly admit: (requestId: string, at: Instant) => boolean
}

export const makeSeenRequests = (database: DatabaseSync): SeenRequests => {
  const add = database.prepare('INSERT OR IGNORE INTO seenRequests (requestId, at) VALUES (?, ?)')
  const prune = database.prepare('DELETE FROM seenRequests WHERE at < ?')
  return {
    admit: (requestId, at) => {
      prune.run(Math.round(at - DAY))
      return Number(add.run(requestId, Math.round(at)).changes) === 1
    },
  }
}
