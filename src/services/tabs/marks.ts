import { MINUTE } from '../../../models/codec/instant.ts'
import type { Timer } from '../clock/timer.ts'

/** What has happened, known to all tabs at once: a browser shows what one tab stores to another one only later. */
export interface Marks {
  readonly set: (name: string) => Promise<void>
  readonly has: (name: string) => Promise<boolean>
}

/** A held lock keeps a page from being frozen or kept for a way back: by then every tab has seen what was stored. */
const MARK_MS = MINUTE

interface MarksParts {
  /** Missing outside a secure context: then nothing is known of the other tabs. */
  readonly locks?: Pick<LockManager, 'request' | 'query'>
  readonly timer: Timer
}

/** A mark is a lock that its tab holds: the order of locks is the same in all tabs. */
export const makeMarks = ({ locks, timer }: MarksParts): Marks => {
  const lockOf = (name: string): string => `sintonia.mark.${name}`
  return {
    set: async name => {
      if (locks === undefined) return
      await new Promise<void>(resolve => {
        const hold = (): Promise<void> => {
          resolve()
          return new Promise(release => timer.after(MARK_MS, release))
        }
        locks.request(lockOf(name), { mode: 'shared' }, hold).catch(() => resolve())
      })
    },
    has: async name => {
      const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {}
      return held.some(lock => lock.name === lockOf(name))
    },
  }
}
