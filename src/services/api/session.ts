import * as E from 'fp-ts/lib/Either.js'
import type { OpenOutput, RestoreOutput, SessionEvent } from '../../../machines/session/index.ts'
import * as accountEndpoints from '../../../models/wire/account.ts'
import type { Http } from '../http/types.ts'
import { type SessionStore, sessionOf } from '../storage/sessionStore.ts'
import type { Tabs } from '../tabs/tabs.ts'

interface SessionApiParts {
  readonly http: Http
  readonly store: SessionStore
  readonly tabs: Tabs
}

/** The session's ports: what the operator and the device do for the chart `session`. */
export interface SessionApi {
  readonly restore: () => Promise<RestoreOutput>
  readonly visitorLogin: () => Promise<OpenOutput>
  readonly renewTokens: () => Promise<OpenOutput>
  readonly sendLogOut: () => Promise<void>
  readonly forget: () => Promise<void>
  readonly watch: (tell: (event: SessionEvent) => void) => () => void
}

/** Only one tab at a time makes or renews the session. */
const LOCK = 'session'
const VISITOR = { loginInfo: { loginMethod: 'visitorLogin' } } as const

export const makeSessionApi = ({ http, store, tabs }: SessionApiParts): SessionApi => {
  const stored = () => {
    const session = store.read()
    return session === undefined ? undefined : sessionOf(session)
  }
  return {
    restore: async () => stored(),

    visitorLogin: () =>
      tabs.alone(LOCK, async () => {
        const made = stored()
        if (made !== undefined) return E.right(made)
        const answer = await http.call(accountEndpoints.login, VISITOR, { token: 'none', hideErrorTip: 'all' })
        if (E.isLeft(answer)) return answer
        const { accountInfo, tokens, drmTemplates } = answer.right
        const account = { ...accountInfo, loginMethod: 'visitorLogin' } as const
        if (store.read() === undefined) store.save({ account, tokens }, drmTemplates)
        return E.right(stored() ?? sessionOf({ account }))
      }),

    renewTokens: () => {
      const refused = store.read()?.tokens.token
      return tabs.alone(LOCK, async () => {
        const current = store.read()
        if (current === undefined) return E.left({ tag: 'expired' })
        if (current.tokens.token !== refused) return E.right(sessionOf(current))
        const { refreshToken } = current.tokens
        const answer = await http.call(
          accountEndpoints.tokenRefresh,
          { refreshToken },
          { token: 'fixed', awaitedBy: 'nobody' },
        )
        if (E.isLeft(answer)) return answer
        if (store.read()?.tokens.token !== refused) return E.left({ tag: 'expired' })
        const { loginMethod } = current.account
        const account = { ...(answer.right.accountInfo ?? current.account), loginMethod }
        store.save({ account, tokens: answer.right.tokens })
        return E.right(sessionOf({ account }))
      })
    },

    sendLogOut: async () => {
      await http.call(accountEndpoints.logout, {}, { token: 'fixed', awaitedBy: 'nobody' })
    },

    forget: async () => store.clear(),

    watch: tell => {
      const stopStorage = tabs.onStorage((key, value) => {
        if (key === '' || (key === store.tokensKey && value === undefined))
          return tell({ type: 'session.removedElsewhere' })
        const session = key === store.tokensKey ? stored() : undefined
        if (session !== undefined) tell({ type: 'session.openedElsewhere', session })
      })
      const tellVisibility = (visible: boolean): void => tell({ type: visible ? 'tab.shown' : 'tab.hidden' })
      const stopVisibility = tabs.onVisibility(tellVisibility)
      tellVisibility(tabs.isVisible())
      return () => {
        stopStorage()
        stopVisibility()
      }
    },
  }
}
