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

/** Every page of the origin can list the names of locks, and what happened may be named by a token. */
const lockOf = async (name: string): Promise<string> =>
  `sintonia.mark.${new Uint32Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name)))}`

/** A mark is a lock that its tab holds: the order of locks is the same in all tabs. */
export const makeMarks = ({ locks, timer }: MarksParts): Marks => ({
  set: async name => {
    if (locks === undefined) return
    const lock = await lockOf(name)
    await new Promise<void>(resolve => {
      const hold = (): Promise<void> => {
        resolve()
        return new Promise(release => timer.after(MARK_MS, release))
      }
      locks.request(lock, { mode: 'shared' }, hold).catch(() => resolve())
    })
  },
  has: async name => {
    if (locks === undefined) return false
    const lock = await lockOf(name)
    const { held = [] } = (await locks.query().catch(() => undefined)) ?? {}
    return held.some(each => each.name === lock)
  },
})
