import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { selectAccess, selectLiveHome, selectSeen } from '../../../machines/app/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { HOME, type Place } from '../../../models/page.ts'
import { ana, guest } from '../../support/sessions.ts'
import { visit } from './running.ts'

const LIVE: Place = { page: 'liveTv', params: { id: 'news' } }
const OFFLINE: CallFailure = { tag: 'offline' }

describe('The home page', () => {
  test("[CHAN-12] asks for the operator's choice when it is opened, and for each person anew", async () => {
    const app = await visit(HOME, guest)
    const page = selectLiveHome(app.snapshot())
    expect(app.home.asked).toHaveLength(1)
    app.send({ type: 'session.changed', session: ana })
    expect(app.home.asked).toHaveLength(2)
    expect(selectLiveHome(app.snapshot())).toBe(page)
    app.go(LIVE)
    expect(selectLiveHome(app.snapshot())).toBeUndefined()
    app.go(HOME)
    expect(app.home.asked).toHaveLength(3)
  })

  test('[LANG-01] [CHAN-12] asks again when the language changes, and for nothing on another page', async () => {
    const app = await visit(HOME, guest)
    app.send({ type: 'language.changed' })
    expect(app.home.asked).toHaveLength(2)
    app.go(LIVE)
    app.send({ type: 'language.changed' })
    expect(app.home.asked).toHaveLength(2)
  })

  test('[NET-05] [CHAN-12] a choice that did not come is asked for again when the network is back, or on demand', async () => {
    const app = await visit(HOME, guest)
    await app.home.answer(left(OFFLINE))
    app.send({ type: 'network.restored' })
    expect(app.home.asked).toHaveLength(2)
    await app.home.answer(left(OFFLINE))
    app.send({ type: 'viewer.retry' })
    expect(app.home.asked).toHaveLength(3)
  })

  test.each(['vod', 'live'] as const)('[MODE-01] a deployment that sells only %s has no live home', async sold => {
    const app = await visit(HOME, guest, true, sold)
    expect(selectAccess(app.snapshot())).toBe('guest')
    expect(selectLiveHome(app.snapshot())).toBeUndefined()
  })

  test('[ROUTE-13] [MODE-01] a page that nobody sells is not seen on the way to the one that is', async () => {
    const app = await visit(HOME, guest, true, 'vod')
    expect(selectSeen(app.snapshot())).toEqual(HOME)
    app.go(LIVE)
    expect(selectSeen(app.snapshot())).toBeUndefined()
  })

  test('[MODE-06] where replays alone are sold, the address of a channel is not the home page yet', async () => {
    const app = await visit(HOME, guest, true, 'live2vod')
    expect(selectLiveHome(app.snapshot())).toBeDefined()
    app.go(LIVE)
    expect(selectLiveHome(app.snapshot())).toBeUndefined()
    app.go(HOME)
    expect(selectLiveHome(app.snapshot())).toBeDefined()
  })
})
