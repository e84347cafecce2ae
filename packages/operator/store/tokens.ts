import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type Instant, MINUTE } from '../../../models/codec/instant.ts'

export const TOKEN_KINDS = ['access', 'refresh', 'catchup', 'memberSite', 'renewCode', 'stream'] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

export interface Session {
  readonly sessionId: string
  readonly accountId: string
  readonly kind: 'guest' | 'user'
}

export interface Tokens {
  readonly openSession: (accountId: string, kind: Session['kind'], at: Instant) => Session
  readonly issue: (session: Session, kind: TokenKind, expiresAt: number) => string
  /** The session of a token that is known and not expired. */
  readonly sessionOf: (token: string, kind: TokenKind, at: Instant) => Session | undefined
  /** Whether a token still opens streams: the hosts of streams know its end, and nothing of a logout. */
  readonly opensStreams: (token: string, at: Instant) => boolean
  /** Ends the session's tokens of a kind a minute from now: an answer that was lost on its way can be asked again. */
  readonly retire: (session: Session, kind: TokenKind, at: Instant) => void
  readonly closeSession: (sessionId: string) => void
  readonly closeSessionsOf: (accountId: string) => void
  /** Ends every token of these kinds at once, as a test wishes. */
  readonly expireAll: (kinds: ReadonlyArray<TokenKind>) => void
}

/** Tokens are random; the store knows only their hashes. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

const TOKEN_BYTES = 32
/** A player without tokens of its own for streams shows that of its calls. */
const STREAM_KINDS: ReadonlyArray<TokenKind> = ['stream', 'catchup', 'access']

export const makeTokens = (database: DatabaseSync): Tokens => {
  const addSession = database.prepare(
    'INSERT INTO sessions (sessionId, accountId, kind, createdAt) VALUES (?, ?, ?, ?)',
  )
  const addToken = database.prepare('INSERT INTO tokens (hash, kind, sessionId, expiresAt) VALUES (?, ?, ?, ?)')
  const find = database.prepare(
    `SELECT s.sessionId, s.accountId, s.kind FROM tokens t JOIN sessions s USING (sessionId)
     WHERE t.hash = ? AND t.kind = ? AND t.expiresAt > ?`,
  )
  const retire = database.prepare('UPDATE tokens SET expiresAt = min(expiresAt, ?) WHERE sessionId = ? AND kind = ?')
  const prune = database.prepare('DELETE FROM tokens WHERE expiresAt <= ?')
  const close = database.prepare('DELETE FROM sessions WHERE sessionId = ?')
  const closeAll = database.prepare('DELETE FROM sessions WHERE accountId = ?')
  const expire = database.prepare('DELETE FROM tokens WHERE kind = ?')
  const streams = new Map<string, { readonly kind: TokenKind; readonly expiresAt: number }>()
  return {
    openSession: (accountId, kind, at) => {
      const sessionId = randomBytes(16).toString('hex')
      addSession.run(sessionId, accountId, kind, Math.round(at))
      return { sessionId, accountId, kind }
    },
    issue: (session, kind, expiresAt) => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      addToken.run(hashOf(token), kind, session.sessionId, Math.round(expiresAt))
      if (STREAM_KINDS.includes(kind)) streams.set(hashOf(token), { kind, expiresAt })
      return token
    },
    opensStreams: (token, at) =>
      (streams.get(hashOf(token))?.expiresAt ?? 0) > at ||
      STREAM_KINDS.some(kind => find.get(hashOf(token), kind, Math.round(at)) !== undefined),
    sessionOf: (token, kind, at) => {
      const row = find.get(hashOf(token), kind, Math.round(at))
      if (row === undefined) return undefined
      return {
        sessionId: String(row.sessionId),
        accountId: String(row.accountId),
        kind: row.kind === 'user' ? 'user' : 'guest',
      }
    },
    retire: (session, kind, at) => {
      prune.run(Math.round(at))
      retire.run(Math.round(at + MINUTE), session.sessionId, kind)
    },
    closeSession: sessionId => {
      close.run(sessionId)
    },
    closeSessionsOf: accountId => {
      closeAll.run(accountId)
    },
    expireAll: kinds => {
      for (const kind of kinds) expire.run(kind)
      for (const [hash, { kind }] of streams) if (kinds.includes(kind)) streams.delete(hash)
    },
  }
}
