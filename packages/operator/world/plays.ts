import type { Instant } from '../../../models/codec/instant.ts'
import type { Session } from '../store/tokens.ts'

/** A session that plays: its device, since when, and what, as far as that has been asked for. */
export interface Playing {
  readonly sessionId: string
  readonly device: string
  readonly since: Instant
  readonly metaId: string | undefined
  readonly streamId: string | undefined
}

/** A playlist that a session asks for. */
interface Asked {
  readonly streamId: string
  readonly playlist: string
  readonly isLive: boolean
}

/** Which sessions of an account play, the oldest first; where there is a limit, no more than so many. */
export interface Plays {
  /** Whether the session may play: what it played before, it plays no more. */
  readonly admit: (session: Session, playing: Omit<Playing, 'sessionId'>) => boolean
  /** A live stream is played when one of its playlists is asked for again: players look at the beginnings of other channels too. */
  readonly sees: (session: Session, asked: Asked) => void
  /** Another device plays in its place, and its streams are refused. */
  readonly end: (accountId: string, sessionId: string) => void
  readonly isEnded: (sessionId: string) => boolean
  /** `undefined`: as many as like. */
  readonly limit: (most: number | undefined) => void
  readonly of: (accountId: string) => ReadonlyArray<Playing>
}

export const makePlays = (): Plays => {
  const playing = new Map<string, ReadonlyArray<Playing>>()
  const ended = new Set<string>()
  /** Playlists that a session has asked for once. */
  const looked = new Map<string, Set<string>>()
  const isAgain = (sessionId: string, playlist: string): boolean => {
    const known = looked.get(sessionId) ?? new Set()
    looked.set(sessionId, known)
    return known.size === known.add(playlist).size
  }
  let most: number | undefined
  const of = (accountId: string): ReadonlyArray<Playing> => playing.get(accountId) ?? []
  const othersThan = (accountId: string, sessionId: string) =>
    of(accountId).filter(each => each.sessionId !== sessionId)
  return {
    of,
    isEnded: sessionId => ended.has(sessionId),
    limit: wished => {
      most = wished
      playing.clear()
      ended.clear()
      looked.clear()
    },
    admit: ({ accountId, sessionId }, wished) => {
      const others = othersThan(accountId, sessionId)
      if (most !== undefined && others.length >= most) return false
      ended.delete(sessionId)
      playing.set(accountId, [...others, { sessionId, ...wished }])
      return true
    },
    sees: ({ accountId, sessionId }, { streamId, playlist, isLive }) => {
      if (isLive && !isAgain(sessionId, playlist)) return
      playing.set(
        accountId,
        of(accountId).map(each => (each.sessionId === sessionId ? { ...each, metaId: undefined, streamId } : each)),
      )
    },
    end: (accountId, sessionId) => {
      const others = othersThan(accountId, sessionId)
      if (others.length === of(accountId).length) return
      ended.add(sessionId)
      playing.set(accountId, others)
    },
  }
}
