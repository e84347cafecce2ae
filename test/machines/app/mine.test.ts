import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test, vi } from 'vitest'
import {
  selectIsMineUnavailable,
  selectOwnAccount,
  selectPurchase,
  selectRecharge,
  selectSession,
  selectToasts,
} from '../../../machines/app/index.ts'
import { selectOwnPasswordChange } from '../../../machines/ownAccount.ts'
import { selectIsPurchaseOpen, selectIsRefused } from '../../../machines/purchase.ts'
import { selectAccount } from '../../../machines/session/index.ts'
import { selectToast } from '../../../machines/toasts.ts'
import { HOME, type Place } from '../../../models/page.ts'
import { ana, guest, leo, newcomer } from '../../support/sessions.ts'
import { visit } from './running.ts'

const ACCOUNT: Place = { page: 'account', params: {} }

describe("A user's own pages", () => {
  test('[ROUTE-07] they run for a user, and end with the session', async () => {
    const app = await visit(ACCOUNT, ana)
    await app.mineCode.answer(right(undefined))
    expect([selectPurchase(app.snapshot()), selectRecharge(app.snapshot())]).not.toContain(undefined)
    app.send({ type: 'session.changed', session: guest })
    expect([selectPurchase(app.snapshot()), selectRecharge(app.snapshot())]).toEqual([undefined, undefined])
  })

  test('[BUY-03] [AUTH-04] other rights of the same account close no form: the plans are read anew, what is typed stays', async () => {
    const app = await visit(ACCOUNT, ana)
    await app.mineCode.answer(right(undefined))
    const recharge = selectRecharge(app.snapshot())
    const form = () => {
      const own = selectOwnAccount(app.snapshot())?.getSnapshot()
      return own && selectOwnPasswordChange(own)
    }
    selectOwnAccount(app.snapshot())?.send({ type: 'viewer.replacePassword' })
    const before = form()
    const plans = vi.fn()
    selectPurchase(app.snapshot())?.subscribe(plans)
    app.send({ type: 'session.changed', session: ana })
    expect(before).toBeDefined()
    expect([form(), selectRecharge(app.snapshot())]).toEqual([before, recharge])
    expect(plans).toHaveBeenCalled()
  })

  test('[SES-08] another account finds nothing of the one before', async () => {
    const app = await visit(ACCOUNT, ana)
    await app.mineCode.answer(right(undefined))
    const before = selectOwnAccount(app.snapshot())
    app.send({ type: 'session.changed', session: leo })
    expect(selectOwnAccount(app.snapshot())).not.toBe(before)
  })

  test('[AUTH-06] they come by themselves to a newcomer, who is told of the free package on the first page', async () => {
    const app = await visit(HOME, newcomer)
    await app.mineCode.answer(right(undefined))
    expect(selectOwnAccount(app.snapshot())).toBeDefined()
  })

  test('[ROLE-05] the plans that a user asked for are there with their code, over whatever page', async () => {
    const app = await visit(HOME, ana)
    expect(app.mineCode.isOpen()).toBe(false)
    app.send({ type: 'viewer.seePlans' })
    await app.mineCode.answer(right(undefined))
    const purchase = selectPurchase(app.snapshot())?.getSnapshot()
    expect(purchase && selectIsPurchaseOpen(purchase)).toBe(true)
  })

  test('[ROLE-05] a guest who lacks a right logs in, and comes back', async () => {
    const app = await visit(HOME, guest)
    app.send({ type: 'viewer.seePlans' })
    expect(app.navigations).toEqual([{ type: 'navigation.requested', to: '/login?redirect=%2Fhome', replace: false }])
    expect(app.mineCode.isOpen()).toBe(false)
  })

  test('[UI-02] [ROLE-05] what a user has no right to is answered by a question, over whatever page', async () => {
    const app = await visit(HOME, ana)
    app.send({ type: 'viewer.chooseLocked' })
    await app.mineCode.answer(right(undefined))
    const purchase = selectPurchase(app.snapshot())
    const isAsked = () => purchase && selectIsRefused(purchase.getSnapshot())
    expect(isAsked()).toBe(true)
    purchase?.send({ type: 'viewer.closePlans' })
    expect(isAsked()).toBe(false)
    app.send({ type: 'viewer.chooseLocked' })
    expect(isAsked()).toBe(true)
  })

  test('[ROLE-05] where the code does not come it is said, and the next wish fetches it again', async () => {
    const app = await visit(HOME, ana)
    app.send({ type: 'viewer.seePlans' })
    await app.mineCode.answer(left({ tag: 'offline' }))
    expect(selectIsMineUnavailable(app.snapshot())).toBe(true)
    const toasts = selectToasts(app.snapshot())?.getSnapshot()
    expect(toasts && selectToast(toasts)).toEqual({ tag: 'known', message: 'error.unavailable' })
    app.send({ type: 'viewer.seePlans' })
    await app.mineCode.answer(right(undefined))
    const purchase = selectPurchase(app.snapshot())?.getSnapshot()
    expect(purchase && selectIsPurchaseOpen(purchase)).toBe(true)
  })

  test('[ROUTE-07] a page whose code does not come says so on the page alone', async () => {
    const app = await visit(ACCOUNT, ana)
    await app.mineCode.answer(left({ tag: 'offline' }))
    const toasts = selectToasts(app.snapshot())?.getSnapshot()
    expect(toasts && selectToast(toasts)).toBeUndefined()
    app.send({ type: 'network.restored' })
    expect(app.mineCode.isOpen()).toBe(true)
  })

  test('[BUY-03] renewed rights are the session of the whole app from then on', async () => {
    const app = await visit(ACCOUNT, ana)
    await app.mineCode.answer(right(undefined))
    const plans = vi.fn()
    selectPurchase(app.snapshot())?.subscribe(plans)
    const account = { ...ana.account, rechargeStatus: 'RECHARGED' as const }
    app.send({ type: 'rights.renewed', session: { ...ana, account } })
    const session = selectSession(app.snapshot())?.getSnapshot()
    expect(session && selectAccount(session)).toEqual(account)
    expect(plans).toHaveBeenCalled()
  })
})
