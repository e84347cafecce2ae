import { left, right } from 'fp-ts/lib/Either.js'
import { sessionMachine } from '../../../machines/session/index.ts'
import type { SessionContext } from '../../../machines/session/types.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { chartModel } from '../../paths/model.ts'
import { ana, guest, leo } from '../../support/sessions.ts'

const EXPIRED: CallFailure = { tag: 'expired' }
const OFFLINE: CallFailure = { tag: 'offline' }

const definition = {
  machine: sessionMachine,
  events: {
    'session.opened': [{ type: 'session.opened', session: ana }],
    'session.openedElsewhere': [
      { type: 'session.openedElsewhere', session: guest },
      { type: 'session.openedElsewhere', session: ana },
      { type: 'session.openedElsewhere', session: leo },
    ],
    'session.removedElsewhere': [{ type: 'session.removedElsewhere' }],
    'token.refused': [{ type: 'token.refused' }],
    'token.refusedAgain': [{ type: 'token.refusedAgain' }],
    'tab.shown': [{ type: 'tab.shown' }],
    'tab.hidden': [{ type: 'tab.hidden' }],
    'network.restored': [{ type: 'network.restored' }],
    'viewer.logOut': [{ type: 'viewer.logOut' }],
    'viewer.retry': [{ type: 'viewer.retry' }],
  },
  outcomes: {
    restore: [undefined, guest, ana],
    visit: [right(guest), right(ana), left(EXPIRED), left(OFFLINE)],
    renew: ({ session }: SessionContext) => [right(session ?? guest), left(EXPIRED), left(OFFLINE)],
    sendLogOut: [undefined],
    forget: [undefined],
  },
} as const

const project = ({ visitorMode, session, isTabShown }: SessionContext) => [
  visitorMode,
  session?.account.accountId,
  isTabShown,
]

/** Visitors are welcome. */
export const sessionModel = chartModel({ ...definition, input: { visitorMode: true }, project })
/** Only users are let in. */
export const closedSessionModel = chartModel({ ...definition, input: { visitorMode: false }, project })
