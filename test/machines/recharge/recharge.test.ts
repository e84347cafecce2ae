import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { type AnyEventObject, createActor, fromCallback, fromPromise, setup } from 'xstate'
import {
  type DraftChanged,
  type RechargeOutput,
  rechargeMachine,
  selectCanRedeem,
  selectDigits,
  selectIsRedeeming,
  selectRechargeFailure,
} from '../../../machines/recharge.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { ana } from '../../support/sessions.ts'
import { CODE, rechargeModel } from './model.ts'

chartSuite(rechargeModel)

/** The form under a parent that notes what it is told; the test is the operator and the page's memory. */
const rechargeRig = (remembered = '') => {
  const operator = handPort<RechargeOutput, { readonly rechargeCode: string }>()
  const facts: AnyEventObject[] = []
  const kept: string[] = []
  const recharge = rechargeMachine.provide({
    actors: {
      redeem: fromPromise(operator.ask),
      draft: fromCallback<DraftChanged>(({ sendBack, receive }) => {
        if (remembered !== '') sendBack({ type: 'draft.recalled', rechargeCode: remembered })
        receive(({ rechargeCode }) => kept.push(rechargeCode))
      }),
    },
  })
  const parent = setup({ actors: { recharge }, types: { children: {} as { recharge: 'recharge' } } }).createMachine({
    invoke: { id: 'recharge', src: 'recharge' },
    on: { '*': { actions: ({ event }) => facts.push(event) } },
  })
  const actor = createActor(parent).start().getSnapshot().children.recharge
  if (actor === undefined) throw new Error('The form does not run')
  const type = (rechargeCode: string) => actor.send({ type: 'viewer.typeCode', rechargeCode })
  return { operator, facts, kept, type, send: actor.send, snapshot: () => actor.getSnapshot() }
}

describe('Typing a code', () => {
  test('[BUY-03] digits stay, everything else goes, and nothing stands after the sixteenth', () => {
    const rig = rechargeRig()
    rig.type(' 1111-2222 3333/4444 5555')
    expect([selectDigits(rig.snapshot()), selectCanRedeem(rig.snapshot())]).toEqual([CODE, true])
  })

  test.each([0, 15])('[BUY-03] %i digits are no code: nothing is sent', length => {
    const rig = rechargeRig()
    rig.type(CODE.slice(0, length))
    rig.send({ type: 'viewer.redeem' })
    expect([selectCanRedeem(rig.snapshot()), rig.operator.asked]).toEqual([false, []])
  })

  test('[SES-07] what was typed before the session ended is there again', () => {
    const rig = rechargeRig('11112222')
    expect(selectDigits(rig.snapshot())).toBe('11112222')
    rig.type('111122223')
    expect(rig.kept).toEqual(['111122223'])
  })
})

describe('Redeeming', () => {
  test('[BUY-03] a code that is taken renews the rights, says so, and leaves an empty field', async () => {
    const rig = rechargeRig()
    rig.type(CODE)
    rig.send({ type: 'viewer.redeem' })
    expect([rig.operator.asked, selectIsRedeeming(rig.snapshot())]).toEqual([[{ rechargeCode: CODE }], true])
    await rig.operator.answer(right(ana))
    expect(rig.facts).toEqual([
      { type: 'toast.requested', toast: { tag: 'known', message: 'rechargeSuccess' } },
      { type: 'rights.renewed', session: ana },
    ])
    expect([selectDigits(rig.snapshot()), rig.kept.at(-1), selectIsRedeeming(rig.snapshot())]).toEqual(['', '', false])
  })

  test('[BUY-03] a code that is refused stays, with the reason, until it is changed', async () => {
    const refused: CallFailure = { tag: 'timeout' }
    const rig = rechargeRig()
    rig.type(CODE)
    rig.send({ type: 'viewer.redeem' })
    await rig.operator.answer(left(refused))
    expect([selectDigits(rig.snapshot()), selectRechargeFailure(rig.snapshot()), rig.facts]).toEqual([
      CODE,
      refused,
      [],
    ])
    rig.type(CODE.slice(1))
    expect(selectRechargeFailure(rig.snapshot())).toBeUndefined()
  })

  test('[BUY-03] one code goes once, however often the button is pressed', () => {
    const rig = rechargeRig()
    rig.type(CODE)
    rig.send({ type: 'viewer.redeem' })
    rig.send({ type: 'viewer.redeem' })
    expect(rig.operator.asked).toHaveLength(1)
  })
})
