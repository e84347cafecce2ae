import * as E from 'fp-ts/lib/Either.js'
import type { OpenOutput, RestoreOutput, SessionEvent } from '../../../machines/session/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { SECOND } from '../../../models/codec/instant.ts'
import * as accountEndpoints from '../../../models/wire/account.ts'
import type { Timer } from '../clock/timer.ts'
import type { Http } from '../http/types.ts'
import type { Report } from '../report/report.ts'
import { type SessionStore, type StoredSession, sessionOf } from '../storage/sessionStore.ts'
import type { Tabs } from '../tabs/tabs.ts'
import { makeHandOver } from './handOver.ts'

interface SessionApiParts {
  readonly http: Http
  readonly store: SessionStore
  readonly tabs: Tabs
  readonly timer: Timer
  readonly report: Pick<Report, 'failed'>
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
/** Longer than an operator takes on a bad day: who goes on by itself may renew what another tab is renewing. */
const TURN_MS = 20 * SECOND
/** Without locks two tabs may ask with one token, of which the operator takes but one: the other's is on its way here. */
const DOUBT_MS = SECOND
const isRefused = ({ tag }: CallFailure): boolean => tag === 'refused' || tag === 'expired'
const VISITOR = { loginInfo: { loginMethod: 'visitorLogin' } } as const

export const makeSessionApi = ({ http, store, tabs, timer, report }: SessionApiParts): SessionApi => {
  const handOver = makeHandOver({ store, tabs, timer })
  const stored = () => {
    const session = store.read()
    return session === undefined ? undefined : sessionOf(session)
  }
  const inTurn = <A>(run: () => Promise<A>): Promise<A> =>
    tabs.alone(LOCK, run, { ms: TURN_MS, onSpent: () => report.failed(`turn ${LOCK}`, { tag: 'timeout' }) })

  /** Whatever this tab asked: a session that another one has renewed is renewed, and one that it has ended is over. */
  const settledElsewhere = (refused: string): OpenOutput | undefined => {
    const current = store.read()
    if (current === undefined) return E.left({ tag: 'expired' })
    return current.tokens.token === refused ? undefined : E.right(sessionOf(current))
  }

  const renew = async ({ account, tokens }: StoredSession): Promise<OpenOutput> => {
    const { token: refused, refreshToken } = tokens
    await handOver.taken(refused)
    const before = settledElsewhere(refused)
    if (before !== undefined) return before
    const answer = await http.call(
      accountEndpoints.tokenRefresh,
      { refreshToken },
      { token: 'fixed', awaitedBy: 'nobody', isNeeded: true },
    )
    if (E.isLeft(answer) && isRefused(answer.left)) await handOver.taken(refused, DOUBT_MS)
    const meanwhile = settledElsewhere(refused)
    if (meanwhile !== undefined) return meanwhile
    if (E.isLeft(answer)) return answer
    const { loginMethod } = account
    const renewed = {
      account: { ...(answer.right.accountInfo ?? account), loginMethod },
      tokens: answer.right.tokens,
    }
    store.save(renewed)
    await handOver.give(refused, renewed)
    return E.right(sessionOf(renewed))
  }

  return {
    restore: async () => stored(),

    visitorLogin: () =>
      inTurn(async () => {
        const made = stored()
        if (made !== undefined) return E.right(made)
        const answer = await http.call(accountEndpoints.login, VISITOR, { token: 'none', hideErrorTip: 'all' })
        if (E.isLeft(answer)) return answer
        const { accountInfo, tokens, drmTemplates } = answer.right
        const account = { ...accountInfo, loginMethod: 'visitorLogin' } as const
        if (store.read() === undefined) store.save({ account, tokens }, drmTemplates)
        return E.right(stored() ?? sessionOf({ account }))
      }),

    renewTokens: async () => {
      const session = store.read()
      return session === undefined ? E.left({ tag: 'expired' }) : inTurn(() => renew(session))
    },

    sendLogOut: async () => {
      await http.call(accountEndpoints.logout, {}, { token: 'fixed', awaitedBy: 'nobody', isNeeded: true })
    },

    forget: async () => store.clear(),

    watch: tell => {
      let told: string | undefined
      /** The storage and the tab that renewed it may both say so. */
      const tellOpened = (session: StoredSession): void => {
        if (session.tokens.token === told) return
        told = session.tokens.token
        tell({ type: 'session.openedElsewhere', session: sessionOf(session) })
      }
      const stopStorage = tabs.onStorage((key, value) => {
        if (key === '' || (key === store.tokensKey && value === undefined)) {
          told = undefined
          return tell({ type: 'session.removedElsewhere' })
        }
        const session = key === store.tokensKey ? store.read() : undefined
        if (session !== undefined) tellOpened(session)
      })
      const tellVisibility = (visible: boolean): void => tell({ type: visible ? 'tab.shown' : 'tab.hidden' })
      const stopVisibility = tabs.onVisibility(tellVisibility)
      tellVisibility(tabs.isVisible())
      const stopHandOver = handOver.hear(tellOpened)
      return () => {
        stopHandOver()
        stopStorage()
        stopVisibility()
      }
    },
  }
}
