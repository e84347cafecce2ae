import * as E from 'fp-ts/lib/Either.js'
import { type ActorRefFrom, waitFor } from 'xstate'
import { selectIsRenewing, selectSessionFailure, type sessionMachine } from '../../../machines/session/index.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import type { HttpSession } from './types.ts'

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
      if (session === undefined) return undefined
      const { accountId, virtualCode, country, clientIp } = session.account
      return { token: session.tokens.token, accountId, virtualCode, country, clientIp }
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
