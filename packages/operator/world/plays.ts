import type { Session } from '../store/tokens.ts'

/** Which sessions of an account play, the oldest first; where there is a limit, no more than so many. */
export interface Plays {
  /** Whether the session may play: one more, or in the place of the oldest. */
  readonly admit: (session: Session, endsOldest: boolean) => boolean
  /** Another device plays in its place, and its streams are refused. */
  readonly isEnded: (sessionId: string) => boolean
  /** `undefined`: as many as like. */
  readonly limit: (most: number | undefined) => void
  readonly of: (accountId: string) => ReadonlyArray<string>
}

export const makePlays = (): Plays => {
  const playing = new Map<string, ReadonlyArray<string>>()
  const ended = new Set<string>()
  let most: number | undefined
  const of = (accountId: string): ReadonlyArray<string> => playing.get(accountId) ?? []
  return {
    of,
    isEnded: sessionId => ended.has(sessionId),
    limit: wished => {
      most = wished
      playing.clear()
      ended.clear()
    },
    admit: ({ accountId, sessionId }, endsOldest) => {
      const others = of(accountId).filter(each => each !== sessionId)
      const kept = most !== undefined && endsOldest ? others.slice(Math.max(0, others.length - most + 1)) : others
      const isFull = most !== undefined && kept.length >= most
      if (isFull) return false
      for (const each of others) if (!kept.includes(each)) ended.add(each)
      ended.delete(sessionId)
      playing.set(accountId, [...kept, sessionId])
      return true
    },
  }
}
