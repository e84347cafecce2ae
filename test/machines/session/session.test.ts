import { explore, reachedStates, reachedTransitions } from '@sintonia/statechart-paths'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  type OpenOutput,
  type RestoreOutput,
  type SessionEvent,
  type SessionFact,
  selectHasSessionFailed,
  selectIsRenewing,
  selectLoginStatus,
  selectSessionFailure,
  sessionMachine,
} from '../../../machines/session/index.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { ana, guest, leo } from '../../support/sessions.ts'
import { closedSessionModel, sessionModel } from './model.ts'

/** A session chart whose operator, device and other tabs the test plays. */
const started = (visitorMode: boolean, isTabShown = true) => {
  const ports = {
    restore: handPort<RestoreOutput>(),
    visit: handPort<OpenOutput>(),
    renew: handPort<OpenOutput>(),
    logOut: handPort<void>(),
    forget: handPort<void>(),
    reload: handPort<void>(),
  }
  const facts: SessionFact[] = []
  const clock = new SimulatedClock()
  const parent = createActor(
    fromCallback<SessionFact>(({ receive }) => receive(fact => facts.push(fact))),
    { clock },
  ).start()
  const machine = sessionMachine.provide({
    actors: {
      restoreSession: fromPromise(ports.restore.ask),
      visitorLogin: fromPromise(ports.visit.ask),
      renewTokens: fromPromise(ports.renew.ask),
      sendLogOut: fromPromise(ports.logOut.ask),
      forgetSession: fromPromise(ports.forget.ask),
      reloadPage: fromPromise(ports.reload.ask),
      watchTabs: fromCallback<SessionEvent>(({ sendBack }) => {
        sendBack({ type: isTabShown ? 'tab.shown' : 'tab.hidden' })
      }),
    },
  })
  const actor = createActor(machine, { input: { visitorMode }, parent }).start()
  return {
    ...ports,
    facts,
    send: (event: SessionEvent) => actor.send(event),
    pass: (ms: number) => clock.increment(ms),
    status: () => selectLoginStatus(actor.getSnapshot()),
    isRenewing: () => selectIsRenewing(actor.getSnapshot()),
    hasFailed: () => selectHasSessionFailed(actor.getSnapshot()),
    failure: () => selectSessionFailure(actor.getSnapshot()),
    lastFact: () => facts.at(-1)?.type,
  }
}

const asGuest = async () => {
  const session = started(true)
  await session.restore.answer(guest)
  return session
}
const asUser = async (visitorMode = true, isTabShown = true) => {
  const session = started(visitorMode, isTabShown)
  await session.restore.answer(ana)
  return session
}

const CLOSED_ONLY = 'session.identity.ended|done.actor.forget|1'
chartSuite(sessionModel, {
  unreachable: [{ id: CLOSED_ONLY, reason: 'an operator that admits no guests; shown below' }],
})

test('[SES-02] [MODE-05] an operator without guests: an ended session leads to the login page', () => {
  const exploration = explore(closedSessionModel)
  expect(reachedTransitions(exploration)).toContain(CLOSED_ONLY)
  expect([...reachedStates(exploration)].filter(id => /guest|visiting/.test(id))).toEqual([])
})

describe('Coming in', () => {
  test('[SES-01] a first visit makes a guest by a visitor login', async () => {
    const session = started(true)
    await session.restore.answer(undefined)
    await session.forget.answer()
    await session.visit.answer(right(guest))
    expect(session.status()).toBe('guest')
    expect(session.lastFact()).toBe('session.changed')
  })

  test('[SES-01] a login makes the guest a user', async () => {
    const session = await asGuest()
    session.send({ type: 'session.opened', session: ana })
    expect(session.status()).toBe('user')
    expect(session.facts.at(-1)).toEqual({ type: 'session.changed', session: ana })
  })

  test('[SES-05] a user who comes back is a user at once', async () => {
    const session = await asUser()
    expect(session.status()).toBe('user')
    expect(session.visit.isOpen()).toBe(false)
  })

  test('[MODE-05] without visitor mode nobody becomes a guest, not even one of an earlier visit', async () => {
    const session = started(false)
    await session.restore.answer(guest)
    await session.forget.answer()
    expect(session.lastFact()).toBe('session.loginRequired')
    expect(session.visit.isOpen()).toBe(false)
  })

  test('[MODE-02] a guest who logs in and out again is a guest again', async () => {
    const session = await asGuest()
    session.send({ type: 'session.opened', session: ana })
    session.send({ type: 'viewer.logOut' })
    await session.logOut.answer()
    await session.forget.answer()
    await session.visit.answer(right(guest))
    expect(session.status()).toBe('guest')
  })

  test('[MODE-05] an operator that refuses the visitor login lets in with an account only', async () => {
    const session = started(true)
    await session.restore.answer(undefined)
    await session.forget.answer()
    await session.visit.answer(left({ tag: 'refused', errCode: 9999, message: 'No visitors' }))
    expect(session.lastFact()).toBe('session.loginRequired')
    expect(session.hasFailed()).toBe(false)
  })

  test('[NET-05] an operator out of reach: the visit fails, and goes on by itself when the network is back', async () => {
    const session = started(true)
    await session.restore.answer(undefined)
    await session.forget.answer()
    await session.visit.answer(left({ tag: 'offline' }))
    expect(session.hasFailed()).toBe(true)
    session.send({ type: 'network.restored' })
    await session.restore.answer(undefined)
    await session.forget.answer()
    await session.visit.answer(right(guest))
    expect(session.status()).toBe('guest')
  })
})

describe('An expired token', () => {
  test('[SES-06] however many calls meet it, one refresh is asked for', async () => {
    const session = await asUser()
    for (let call = 0; call < 50; call += 1) session.send({ type: 'token.refused' })
    expect(session.renew.asked).toHaveLength(1)
    expect(session.isRenewing()).toBe(true)
    await session.renew.answer(right(ana))
    expect(session.isRenewing()).toBe(false)
    expect(session.status()).toBe('user')
    expect(session.facts).toHaveLength(1)
  })

  test('[SES-02] refused for good, with visitor mode: the user is logged out and becomes a guest', async () => {
    const session = await asUser()
    session.send({ type: 'token.refused' })
    await session.renew.answer(left({ tag: 'expired' }))
    expect(session.forget.isOpen()).toBe(true)
    await session.forget.answer()
    await session.visit.answer(right(guest))
    expect(session.facts.map(fact => fact.type)).toEqual(['session.changed', 'session.ended', 'session.changed'])
    expect(session.status()).toBe('guest')
  })

  test('[SES-02] refused for good, without visitor mode: only the login page is left', async () => {
    const session = await asUser(false)
    session.send({ type: 'token.refused' })
    await session.renew.answer(left({ tag: 'expired' }))
    await session.forget.answer()
    expect(session.facts.map(fact => fact.type)).toEqual(['session.changed', 'session.ended', 'session.loginRequired'])
  })

  test('[SES-03] a call that is refused with the renewed token too ends the session', async () => {
    const session = await asUser()
    session.send({ type: 'token.refusedAgain' })
    expect(session.lastFact()).toBe('session.ended')
  })

  test('[SES-07] a refresh that reaches nobody ends nothing: the session may still be good', async () => {
    const session = await asUser()
    session.send({ type: 'token.refused' })
    await session.renew.answer(left({ tag: 'offline' }))
    expect(session.status()).toBe('user')
    expect(session.failure()).toEqual({ tag: 'offline' })
    session.send({ type: 'token.refused' })
    expect(session.failure()).toBeUndefined()
    expect(session.renew.asked).toHaveLength(2)
  })
})

describe('Logging out', () => {
  test('[SES-08] the operator is told, then the device forgets the user', async () => {
    const session = await asUser()
    session.send({ type: 'viewer.logOut' })
    expect(session.forget.isOpen()).toBe(false)
    await session.logOut.answer()
    expect(session.forget.isOpen()).toBe(true)
  })

  test('[SES-08] an operator that does not answer holds nobody back for more than three seconds', async () => {
    const session = await asUser()
    session.send({ type: 'viewer.logOut' })
    session.pass(2999)
    expect(session.forget.isOpen()).toBe(false)
    session.pass(1)
    expect(session.forget.isOpen()).toBe(true)
  })

  test('[SES-08] logging out in the middle of a refresh: its late answer brings nobody back', async () => {
    const session = await asUser()
    session.send({ type: 'token.refused' })
    session.send({ type: 'viewer.logOut' })
    await session.renew.answer(right(ana))
    await session.logOut.answer()
    await session.forget.answer()
    await session.visit.answer(right(guest))
    expect(session.status()).toBe('guest')
  })
})

describe('Two tabs', () => {
  test('[SES-04] token removed in another tab: a visible page reloads at once', async () => {
    const session = await asUser()
    session.send({ type: 'session.removedElsewhere' })
    expect(session.reload.asked).toHaveLength(1)
    expect(session.status()).toBeUndefined()
  })

  test('[SES-04] a hidden page reloads when it becomes visible, and only once', async () => {
    const session = await asUser(true, false)
    session.send({ type: 'session.removedElsewhere' })
    expect(session.reload.asked).toHaveLength(0)
    session.send({ type: 'session.openedElsewhere', session: guest })
    expect(session.reload.asked).toHaveLength(0)
    session.send({ type: 'tab.shown' })
    session.send({ type: 'tab.hidden' })
    session.send({ type: 'tab.shown' })
    expect(session.reload.asked).toHaveLength(1)
  })

  test('[SES-01] a login in another tab makes this tab a user too', async () => {
    const session = await asGuest()
    session.send({ type: 'session.openedElsewhere', session: ana })
    expect(session.facts.at(-1)).toEqual({ type: 'session.changed', session: ana })
  })

  test('[SES-06] a refresh in another tab changes nothing here', async () => {
    const session = await asUser()
    session.send({ type: 'session.openedElsewhere', session: ana })
    expect(session.facts).toHaveLength(1)
  })

  test('[SES-01] another account in another tab is another session', async () => {
    const session = await asUser()
    session.send({ type: 'session.openedElsewhere', session: leo })
    expect(session.facts.at(-1)).toEqual({ type: 'session.changed', session: leo })
  })
})

describe('Always', () => {
  invariant(sessionModel, '[SES-06] a refresh runs only for somebody who is signed in', snapshot =>
    selectIsRenewing(snapshot) ? snapshot.context.session !== undefined : true,
  )
  invariant(sessionModel, '[SES-01] who is signed in is a guest or a user, as the state says', snapshot => {
    if (snapshot.matches({ identity: 'guest' })) return snapshot.context.session?.status === 'guest'
    if (snapshot.matches({ identity: 'user' })) return snapshot.context.session?.status === 'user'
    return true
  })
  invariant(
    closedSessionModel,
    '[MODE-05] without visitor mode there is never a guest',
    ({ context }) => context.session?.status !== 'guest',
  )
  invariant(
    sessionModel,
    '[SES-04] a page whose tokens were taken away shows nobody',
    snapshot => !snapshot.matches({ identity: 'signedOutElsewhere' }) || snapshot.context.session === undefined,
  )
})
