import { DEMO_PASSWORD, type HeadEnd, startHeadEnd } from '@sintonia/operator'
import { logIn, must } from '@sintonia/operator/tests/support/client.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AnyEventObject, createActor, setup, waitFor } from 'xstate'
import { selectAccess } from '../../../machines/app/index.ts'
import { selectPlans } from '../../../machines/purchase.ts'
import { selectDigits, selectRechargeFailure } from '../../../machines/recharge.ts'
import type { MineParts } from '../../../src/services/account/provideMine.ts'
import { provideMine } from '../../../src/shell/provide/provideMine.ts'
import { sharedStorage } from '../support/browser.ts'
import { openTab, type Tab } from '../support/tab.ts'

let headEnd: HeadEnd
let tab: Tab
let parts: MineParts
const opened: string[] = []
let show = (_: boolean): void => undefined

beforeAll(async () => {
  headEnd = await startHeadEnd()
  tab = openTab({ origin: headEnd.origin, storage: sharedStorage() })
  await tab.until(snapshot => selectAccess(snapshot) === 'guest')
  const { accountInfo, tokens } = await must(logIn(headEnd.origin, 'leo@sintonia.example', DEMO_PASSWORD))
  tab.services.store.save({ account: accountInfo, tokens })
  parts = {
    ...tab.services,
    tabs: {
      onStorage: () => () => undefined,
      onVisibility: listener => {
        show = listener
        return () => undefined
      },
    },
    window: {
      open: address => {
        opened.push(String(address))
        return null
      },
      location: { origin: headEnd.origin },
    },
  }
})
afterAll(async () => {
  tab.close()
  await headEnd.close()
})

const run = () => {
  const facts: AnyEventObject[] = []
  const charts = provideMine(parts)
  const parent = setup({
    actors: charts,
    types: { children: {} as { purchase: 'purchase'; recharge: 'recharge' } },
  }).createMachine({
    invoke: [
      { id: 'purchase', src: 'purchase' },
      { id: 'recharge', src: 'recharge' },
    ],
    on: { '*': { actions: ({ event }) => facts.push(event) } },
  })
  const { purchase, recharge } = createActor(parent).start().getSnapshot().children
  if (purchase === undefined || recharge === undefined) throw new Error('The charts do not run')
  return { purchase, recharge, facts, again: charts }
}

describe('Paying', () => {
  test('[BUY-03] a code is redeemed once; the account is kept as it stands then', async () => {
    const { recharge, facts } = run()
    const redeem = (rechargeCode: string) => {
      recharge.send({ type: 'viewer.typeCode', rechargeCode })
      recharge.send({ type: 'viewer.redeem' })
    }
    redeem('1111222233334444')
    await expect.poll(() => facts.map(({ type }) => type)).toEqual(['toast.requested', 'rights.renewed'])
    const [, renewed] = facts
    const account = tab.services.store.read()?.account
    expect(account?.subscriptionList).toMatchObject([{ productId: 'full' }])
    expect(renewed).toMatchObject({ session: { account } })
    redeem('1111222233334444')
    await expect
      .poll(() => selectRechargeFailure(recharge.getSnapshot()))
      .toMatchObject({ tag: 'refused', message: 'This recharge code has been used' })
  })

  test('[BUY-01] [BUY-02] the plans of the operator, each with its page at the member site', async () => {
    const { purchase, facts } = run()
    const snapshot = await waitFor(purchase, each => selectPlans(each) !== undefined)
    const plans = selectPlans(snapshot) ?? []
    expect(plans.length).toBeGreaterThan(2)
    expect(plans.every(({ url }) => url !== undefined)).toBe(true)
    const plan = plans.find(({ planId }) => planId === 'full-month')
    purchase.send({ type: 'viewer.goToShop', planId: plan?.planId })
    const shop = new URL(opened.at(-1) ?? '')
    expect([shop.pathname, shop.searchParams.get('lang')]).toEqual(['/member', 'en'])
    await fetch(shop, { method: 'POST', body: shop.searchParams })
    show(true)
    await expect.poll(() => facts.length).toBe(1)
    expect(facts[0]).toMatchObject({
      type: 'rights.renewed',
      session: { status: 'user', account: { loginMethod: 'emailLogin', subscriptionList: [{ productId: 'full' }] } },
    })
  })

  test('[SES-07] what was typed is there again for the same account, and for nobody else', () => {
    const { recharge, again } = run()
    recharge.send({ type: 'viewer.typeCode', rechargeCode: '123' })
    const next = createActor(again.recharge).start()
    expect(selectDigits(next.getSnapshot())).toBe('123')
    const other = provideMine({ ...parts, store: { ...parts.store, read: () => undefined } })
    expect(selectDigits(createActor(other.recharge).start().getSnapshot())).toBe('')
  })
})
