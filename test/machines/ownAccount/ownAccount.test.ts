import { withStubs } from '@sintonia/statechart-paths'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { type AnyEventObject, createActor, fromPromise, setup } from 'xstate'
import { type CodeFormWish, type ConfirmOutput, codeFormMachine } from '../../../machines/codeForm/index.ts'
import {
  type Offer,
  ownAccountMachine,
  selectClaim,
  selectIsPackageClaimed,
  selectIsPackageOffered,
  selectIsPackageOpen,
  selectOwnPasswordChange,
} from '../../../machines/ownAccount.ts'
import { type ChangeOutput, type Passwords, passwordChangeMachine } from '../../../machines/passwordChange.ts'
import type { RenewOutput } from '../../../machines/purchase.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { ana } from '../../support/sessions.ts'
import { offer, ownAccountModel, putOffer } from './model.ts'

chartSuite(ownAccountModel)

/** The chart under a parent that notes what it is told; the test is the operator and the device. */
const ownAccountRig = () => {
  const [offers, delays] = [handPort<Offer | undefined>(), handPort<void>()]
  const [operator, claim] = [handPort<ChangeOutput, Passwords>(), handPort<ConfirmOutput, CodeFormWish>()]
  const rights = handPort<RenewOutput>()
  const facts: AnyEventObject[] = []
  const ownAccount = ownAccountMachine.provide({
    actors: {
      findOffer: fromPromise(offers.ask),
      putOff: fromPromise(delays.ask),
      renewRights: fromPromise(rights.ask),
      passwordChange: passwordChangeMachine.provide({ actors: { changePassword: fromPromise(operator.ask) } }),
      codeForm: withStubs(codeFormMachine).provide({ actors: { confirm: fromPromise(claim.ask) } }),
    },
  })
  const parent = setup({ actors: { ownAccount }, types: { children: {} as { own: 'ownAccount' } } }).createMachine({
    invoke: { id: 'own', src: 'ownAccount' },
    on: { '*': { actions: ({ event }) => facts.push(event) } },
  })
  const actor = createActor(parent).start().getSnapshot().children.own
  if (actor === undefined) throw new Error('The chart does not run')
  return { offers, delays, operator, claim, rights, facts, send: actor.send, snapshot: () => actor.getSnapshot() }
}

const PASSWORDS = { currentPassword: 'sintonia1', newPassword: 'sintonia2' }

describe('Another password', () => {
  test('[AUTH-04] is taken by the operator, and the viewer is told', async () => {
    const rig = ownAccountRig()
    expect(selectOwnPasswordChange(rig.snapshot())).toBeUndefined()
    rig.send({ type: 'viewer.replacePassword' })
    selectOwnPasswordChange(rig.snapshot())?.send({ type: 'viewer.submit', ...PASSWORDS })
    await rig.operator.answer(right(undefined))
    expect(rig.facts).toEqual([{ type: 'toast.requested', toast: { tag: 'known', message: 'passwordSaved' } }])
    expect(selectOwnPasswordChange(rig.snapshot())).toBeUndefined()
  })

  test('[AUTH-04] is not chosen after all: nothing is said', () => {
    const rig = ownAccountRig()
    rig.send({ type: 'viewer.replacePassword' })
    selectOwnPasswordChange(rig.snapshot())?.send({ type: 'viewer.cancel' })
    expect([selectOwnPasswordChange(rig.snapshot()), rig.facts]).toEqual([undefined, []])
  })
})

describe('Other rights of the same account', () => {
  test('[BUY-03] [AUTH-04] leave the form of the password as it is', async () => {
    const rig = ownAccountRig()
    rig.send({ type: 'viewer.replacePassword' })
    const before = selectOwnPasswordChange(rig.snapshot())
    rig.send({ type: 'rights.changed' })
    expect(selectOwnPasswordChange(rig.snapshot())).toBe(before)
  })

  test.each([
    ['was offered', offer, undefined, false],
    ['was put off', putOffer, offer, true],
    ['was not there', undefined, offer, true],
  ] as const)('[AUTH-06] the free package is looked for again where it %s', async (_, before, after, isOffered) => {
    const rig = ownAccountRig()
    await rig.offers.answer(before)
    rig.send({ type: 'rights.changed' })
    await rig.offers.answer(after)
    expect(selectIsPackageOffered(rig.snapshot())).toBe(isOffered)
  })

  test('[AUTH-06] do not disturb who is claiming it', async () => {
    const rig = await offered()
    rig.send({ type: 'viewer.claimPackage' })
    const before = selectClaim(rig.snapshot())
    rig.send({ type: 'rights.changed' })
    expect(selectClaim(rig.snapshot())).toBe(before)
  })
})

const offered = async () => {
  const rig = ownAccountRig()
  await rig.offers.answer(offer)
  return rig
}

const claimed = async (answer: RenewOutput) => {
  const rig = await offered()
  rig.send({ type: 'viewer.claimPackage' })
  const form = selectClaim(rig.snapshot())
  form?.send({ type: 'viewer.changeField', field: 'verificationCode', value: '1234' })
  form?.send({ type: 'viewer.submit', password: '' })
  await rig.claim.answer(right(undefined))
  await rig.rights.answer(answer)
  return rig
}

describe('The free package', () => {
  test('[AUTH-06] is not offered to who has had it, or has just put it off', async () => {
    const rig = ownAccountRig()
    await rig.offers.answer(undefined)
    expect(selectIsPackageOffered(rig.snapshot())).toBe(false)
  })

  test('[AUTH-06] is claimed by the code that went to the phone of the account; then the rights are others', async () => {
    const rig = await claimed(right({ session: ana, hasMore: true }))
    expect(rig.claim.asked).toMatchObject([{ task: 'freePackage', accountName: '+5511987654321' }])
    expect([selectIsPackageClaimed(rig.snapshot()), rig.facts]).toEqual([true, []])
    rig.send({ type: 'viewer.closePackage' })
    expect(rig.facts).toEqual([{ type: 'rights.renewed', session: ana }])
    expect([selectIsPackageClaimed(rig.snapshot()), selectIsPackageOffered(rig.snapshot())]).toEqual([false, false])
  })

  test('[AUTH-06] is there although the operator does not say how the account stands', async () => {
    const rig = await claimed(left({ tag: 'offline' }))
    expect(selectIsPackageClaimed(rig.snapshot())).toBe(true)
    rig.send({ type: 'viewer.closePackage' })
    expect(rig.facts).toEqual([])
  })

  test('[AUTH-06] Not Now puts it off, closing the form does not', async () => {
    const rig = await offered()
    rig.send({ type: 'viewer.claimPackage' })
    expect(selectIsPackageOpen(rig.snapshot())).toBe(true)
    rig.send({ type: 'viewer.closePackage' })
    expect([selectIsPackageOpen(rig.snapshot()), selectIsPackageOffered(rig.snapshot())]).toEqual([false, true])
    rig.send({ type: 'viewer.claimPackage' })
    rig.send({ type: 'viewer.declinePackage' })
    expect([rig.delays.asked.length, selectIsPackageOffered(rig.snapshot())]).toEqual([1, false])
    await rig.delays.answer(undefined)
    rig.send({ type: 'viewer.claimPackage' })
    expect(selectIsPackageOpen(rig.snapshot())).toBe(true)
  })
})
