import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { checkMsOf } from '../../../machines/app/transitions.ts'
import { MINUTE } from '../../../models/codec/instant.ts'
import { defaultLayoutConfig } from '../../../models/layoutConfig.ts'
import { messageCheckMs } from '../../../models/messageCheck.ts'
import { HOME, type Place } from '../../../models/page.ts'
import { operator } from '../../support/operators.ts'
import { ana, guest } from '../../support/sessions.ts'
import { visit } from './running.ts'

const LOGIN: Place = { page: 'login', params: {} }

describe('What the operator has to say', () => {
  test('[ROLE-01] [ROLE-03] [MSG-01] is asked for anew for another viewer, and for nobody when nobody is there', async () => {
    const app = await visit(HOME, guest)
    await app.messagesCode.answer(right(undefined))
    const guests = app.snapshot().children.announcements
    expect(guests).toBeDefined()
    app.send({ type: 'session.changed', session: ana })
    const anas = app.snapshot().children.announcements
    expect([anas === undefined, anas === guests]).toEqual([false, false])
    app.send({ type: 'session.ended' })
    expect(app.snapshot().children.announcements).toBeUndefined()
  })

  test('[MSG-02] [MODE-05] on the login page it is heard before anybody is signed in', async () => {
    const app = await visit(LOGIN, undefined, false)
    app.send({ type: 'session.loginRequired' })
    await app.messagesCode.answer(right(undefined))
    expect(app.snapshot().children.announcements?.getSnapshot().context.scene.page).toBe('login')
  })

  test('[NET-05] code that does not come is fetched again with the network', async () => {
    const app = await visit(HOME, ana)
    await app.messagesCode.answer(left({ tag: 'offline' }))
    expect(app.snapshot().children.announcements).toBeUndefined()
    app.send({ type: 'network.restored' })
    await app.messagesCode.answer(right(undefined))
    expect(app.snapshot().children.announcements).toBeDefined()
  })

  test('[MSG-06] the operator is asked at its interval, else every ten minutes; never in less than ten seconds', () => {
    const said = operator(true)
    const at = (msg_chk_int: number) =>
      checkMsOf({ ...said, properties: { ...said.properties, layoutConfig: { ...defaultLayoutConfig, msg_chk_int } } })
    expect([checkMsOf(undefined), at(5 * MINUTE), messageCheckMs(at(1))]).toEqual([10 * MINUTE, 5 * MINUTE, 10_000])
  })
})
