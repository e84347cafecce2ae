import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { type AnyEventObject, createActor, fromCallback, fromPromise, setup } from 'xstate'
import type { PlansOutput } from '../../../machines/purchase.ts'
import {
  purchaseMachine,
  type RenewOutput,
  type ShopLeft,
  selectHasPlansFailed,
  selectIsPurchaseOpen,
  selectIsRefused,
  selectPlans,
  selectPlansFailure,
} from '../../../machines/purchase.ts'
import type { Plan } from '../../../models/plan.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { ana } from '../../support/sessions.ts'
import { monthly, purchaseModel } from './model.ts'

chartSuite(purchaseModel)

/** The chart under a parent that notes what it is told; the test is the operator and the member site. */
const purchaseRig = () => {
  const plans = handPort<PlansOutput>()
  const rights = handPort<RenewOutput>()
  const facts: AnyEventObject[] = []
  const visits: Array<Plan | undefined> = []
  let comeBack = (): void => undefined
  const purchase = purchaseMachine.provide({
    actors: {
      loadPlans: fromPromise(plans.ask),
      renewRights: fromPromise(rights.ask),
      visitShop: fromCallback<ShopLeft, { readonly plan: Plan | undefined }>(({ input, sendBack }) => {
        visits.push(input.plan)
        comeBack = () => sendBack({ type: 'shop.left' })
      }),
    },
  })
  const parent = setup({ actors: { purchase }, types: { children: {} as { purchase: 'purchase' } } }).createMachine({
    invoke: { id: 'purchase', src: 'purchase' },
    on: { '*': { actions: ({ event }) => facts.push(event) } },
  })
  const actor = createActor(parent).start().getSnapshot().children.purchase
  if (actor === undefined) throw new Error('The chart does not run')
  return {
    plans,
    rights,
    facts,
    visits,
    comeBack: () => comeBack(),
    send: actor.send,
    snapshot: () => actor.getSnapshot(),
    isOpen: () => selectIsPurchaseOpen(actor.getSnapshot()),
    isRefused: () => selectIsRefused(actor.getSnapshot()),
  }
}

describe('The plans', () => {
  test('[BUY-01] they are read once, and lie over the page when they are asked for', async () => {
    const rig = purchaseRig()
    expect(rig.isOpen()).toBe(false)
    await rig.plans.answer(right([monthly]))
    rig.send({ type: 'viewer.seePlans' })
    expect([rig.isOpen(), selectPlans(rig.snapshot())]).toEqual([true, [monthly]])
    rig.send({ type: 'viewer.closePlans' })
    rig.send({ type: 'viewer.seePlans' })
    expect(rig.plans.asked).toHaveLength(1)
  })

  test('[BUY-03] they are read anew when the rights are others; what was known is shown until then', async () => {
    const rig = purchaseRig()
    await rig.plans.answer(right([monthly]))
    rig.send({ type: 'viewer.seePlans' })
    rig.send({ type: 'rights.changed' })
    expect([rig.isOpen(), selectPlans(rig.snapshot())]).toEqual([true, [monthly]])
    await rig.plans.answer(right([]))
    expect([rig.isOpen(), selectPlans(rig.snapshot())]).toEqual([true, []])
  })

  test.each(['viewer.retry', 'network.restored'] as const)(
    '[BUY-01] %s reads them again where it failed',
    async type => {
      const rig = purchaseRig()
      await rig.plans.answer(left({ tag: 'offline' }))
      expect([selectHasPlansFailed(rig.snapshot()), selectPlansFailure(rig.snapshot())]).toEqual([
        true,
        { tag: 'offline' },
      ])
      rig.send({ type })
      await rig.plans.answer(right([monthly]))
      expect([selectHasPlansFailed(rig.snapshot()), selectPlansFailure(rig.snapshot())]).toEqual([false, undefined])
    },
  )
})

describe('What the account has no right to', () => {
  test('[UI-02] purchase shows the plans, cancel leaves everything as it is', () => {
    const rig = purchaseRig()
    rig.send({ type: 'viewer.chooseLocked' })
    expect([rig.isRefused(), rig.isOpen()]).toEqual([true, false])
    rig.send({ type: 'viewer.closePlans' })
    expect([rig.isRefused(), rig.isOpen()]).toEqual([false, false])
    rig.send({ type: 'viewer.chooseLocked' })
    rig.send({ type: 'viewer.seePlans' })
    expect([rig.isRefused(), rig.isOpen()]).toEqual([false, true])
  })

  test('[UI-02] [BUY-02] the question goes when the right has come meanwhile', async () => {
    const rig = purchaseRig()
    rig.send({ type: 'viewer.goToShop', planId: undefined })
    rig.send({ type: 'viewer.chooseLocked' })
    rig.comeBack()
    await rig.rights.answer(right({ session: ana, hasMore: true }))
    expect(rig.isRefused()).toBe(false)
  })
})

describe('The member site', () => {
  const bought = async (hasMore: boolean) => {
    const rig = purchaseRig()
    rig.send({ type: 'viewer.seePlans' })
    await rig.plans.answer(right([monthly]))
    rig.send({ type: 'viewer.goToShop', planId: monthly.planId })
    rig.comeBack()
    await rig.rights.answer(right({ session: ana, hasMore }))
    return rig
  }

  test('[BUY-02] a plan is paid on its page; back here the rights are renewed and the dialog goes', async () => {
    const rig = await bought(true)
    expect(rig.visits).toEqual([monthly])
    expect(rig.facts).toEqual([{ type: 'rights.renewed', session: ana }])
    expect(rig.isOpen()).toBe(false)
  })

  test('[BUY-02] nothing was paid: the dialog stays, and nobody is told', async () => {
    const rig = await bought(false)
    expect([rig.isOpen(), rig.facts]).toEqual([true, []])
  })

  test('[BUY-02] another plan may be looked at meanwhile; the member site itself has none', async () => {
    const rig = await bought(false)
    rig.send({ type: 'viewer.goToShop', planId: monthly.planId })
    rig.send({ type: 'viewer.goToShop', planId: undefined })
    expect(rig.visits).toEqual([monthly, monthly, undefined])
    rig.comeBack()
    rig.send({ type: 'viewer.goToShop', planId: monthly.planId })
    await rig.rights.answer(right({ session: ana, hasMore: true }))
    expect(rig.facts).toEqual([])
  })

  test('[BUY-02] the operator does not say how the account stands: nothing changes', async () => {
    const rig = purchaseRig()
    rig.send({ type: 'viewer.seePlans' })
    rig.send({ type: 'viewer.goToShop', planId: undefined })
    rig.comeBack()
    await rig.rights.answer(left({ tag: 'offline' }))
    expect([rig.isOpen(), rig.facts]).toEqual([true, []])
  })
})

describe('invariants', () => {
  invariant(
    purchaseModel,
    '[BUY-01] plans that are ready are there',
    snapshot => !snapshot.matches({ plans: 'ready' }) || snapshot.context.plans !== undefined,
  )
})
