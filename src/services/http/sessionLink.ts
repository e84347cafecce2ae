import * as E from 'fp-ts/lib/Either.js'
import { type ActorRefFrom, waitFor } from 'xstate'
import { selectIsRenewing, selectSessionFailure, type sessionMachine } from '../../../machines/session/index.ts'
import type { SessionStore, StoredSession } from '../storage/sessionStore.ts'
import type { Credentials, HttpSession } from './types.ts'

/** What a call says of the account that makes it. */
export const credentialsOf = ({ account, tokens: { token } }: StoredSession): Credentials => ({ ...account, token })

interface SessionLinkParts {
  readonly store: Pick<SessionStore, 'read'>
  /** The running chart; absent while the app starts. */
  readonly actor: () => ActorRefFrom<typeof sessionMachine> | undefined
}

/** Between the calls and the session's chart: the chart decides, the calls wait for it. */
export const makeSessionLink = ({ store, actor }: SessionLinkParts): HttpSession => {
  const token = (): string | undefined => store.read()?.tokens.token
  const isRenewed = (refused: string): boolean => token() !== undefined && token() !== refused
  return {
    credentials: () => {
      const session = store.read()
      return session && credentialsOf(session)
    },
    renew: async refused => {
      if (isRenewed(refused)) return E.right(undefined)
      const session = actor()
      if (session === undefined) return E.left({ tag: 'expired' })
      session.send({ type: 'token.refused' })
      const settled = await waitFor(session, snapshot => !selectIsRenewing(snapshot)).catch(() => undefined)
      if (isRenewed(refused)) return E.right(undefined)
      return E.left((settled && selectSessionFailure(settled)) ?? { tag: 'expired' })
    },
    expire: refused => {
      if (token() === refused) actor()?.send({ type: 'token.refusedAgain' })
    },
  }
}
