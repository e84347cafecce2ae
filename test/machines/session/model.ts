import { left, right } from 'fp-ts/lib/Either.js'
import { sessionMachine } from '../../../machines/session/index.ts'
import type { Session, SessionContext } from '../../../machines/session/types.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { chartModel } from '../../paths/model.ts'
import { ana, guest, leo } from '../../support/sessions.ts'

const EXPIRED: CallFailure = { tag: 'expired' }
const OFFLINE: CallFailure = { tag: 'offline' }

/** The same account as the operator tells it after a while. */
const renewed = (session: Session): Session => ({
  ...session,
  account: { ...session.account, clientIp: '203.0.113.8' },
})

const EXCLUSIVE = 'at most one of the two guards can be true'

const definition = {
  machine: sessionMachine,
  events: {
    'session.opened': [{ type: 'session.opened', session: ana }],
    'session.openedElsewhere': [
      { type: 'session.openedElsewhere', session: guest },
      { type: 'session.openedElsewhere', session: renewed(ana) },
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
    renew: ({ session }: SessionContext) => [right(renewed(session ?? guest)), left(EXPIRED), left(OFFLINE)],
    sendLogOut: [undefined],
    forget: [undefined],
  },
  equivalent: {
    'swap order with the next branch @ session.identity|session.openedElsewhere|1': EXCLUSIVE,
    'swap order with the next branch @ session.identity.restoring|done.actor.restore|0': EXCLUSIVE,
    'swap order with the next branch @ session.identity.visiting|done.actor.visit|1': EXCLUSIVE,
    'swap order with the next branch @ session.identity.guest.renewing|done.actor.renew|0': EXCLUSIVE,
    'swap order with the next branch @ session.identity.user.renewing|done.actor.renew|0': EXCLUSIVE,
  },
} as const

const project = ({ visitorMode, session }: SessionContext) => [visitorMode, session?.account.accountId]

/** Visitors are welcome. */
export const sessionModel = chartModel({ ...definition, input: { visitorMode: true }, project })
/** Only users are let in. */
export const closedSessionModel = chartModel({
  ...definition,
  input: { visitorMode: false },
  project,
  variant: 'withoutGuests',
})
